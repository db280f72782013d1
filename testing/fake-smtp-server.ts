/** An SMTP server on a free port of this machine, which keeps the messages that it accepts. */
import { createServer, type Socket } from 'node:net';

interface ReceivedMessage {
  readonly to: string;
  /** Headers by their names in lower case, as they were sent, without the line breaks within them. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
}

export interface FakeSmtpServer extends AsyncDisposable {
  readonly url: string;
  readonly messages: ReceivedMessage[];
}

/** `refuses` are the addresses that it does not know. */
export async function openFakeSmtpServer(refuses: ReadonlySet<string> = new Set()): Promise<FakeSmtpServer> {
  const messages: ReceivedMessage[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let to = '';
    let inData = false;
    let received = '';
    const answer = (line: string) => socket.write(`${line}\r\n`);
    const handleLine = (line: string) => {
      const recipient = /^RCPT TO:<([^>]+)>/i.exec(line)?.[1];
      if (recipient !== undefined) {
        to = recipient;
        return answer(refuses.has(recipient) ? '550 5.1.1 no such person' : '250 ok');
      }
      inData = line === 'DATA';
      return answer(inData ? '354 go on' : '250 ok');
    };
    answer('220 test');
    socket.on('data', (bytes) => {
      received += bytes.toString();
      for (;;) {
        const end = received.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = received.slice(0, end);
        received = received.slice(end + (inData ? 5 : 2));
        if (!inData) handleLine(part);
        else {
          messages.push(parseMessage(to, part));
          inData = false;
          answer('250 ok');
        }
      }
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function parseMessage(to: string, message: string): ReceivedMessage {
  const end = message.indexOf('\r\n\r\n');
  const lines = message
    .slice(0, end)
    .replaceAll(/\r\n\s+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)] as const),
  );
  const body = message.slice(end + 4);
  return { to, headers, text: decodeBody(body, headers.get('content-transfer-encoding')) };
}

function decodeBody(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
