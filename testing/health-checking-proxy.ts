import { Agent, createServer, type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http';
import { connect, type Socket } from 'node:net';

/** How often each copy is asked whether it is ready. */
const PROBE_MS = 250;
const PROBE_MS_MAX = 3_000;
/** Methods whose request may be sent to another copy although the first one may have begun to answer it. */
const SAFE_METHODS: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD']);

export interface HealthCheckingProxy extends AsyncDisposable {
  readonly url: string;
  /** The ports of the copies that are in use. */
  readonly ready: ReadonlySet<number>;
  add(port: number): void;
  remove(port: number): void;
}

/**
 * A reverse proxy such as nginx or HAProxy, in small: it asks `/health/ready` of each copy, passes requests to the ready ones in
 * turn, keeps connections to them open, and sends a request again only if the copy did not accept the connection or if the method
 * is safe. It passes WebSockets through.
 */
export async function openHealthCheckingProxy(port: number): Promise<HealthCheckingProxy> {
  const copies = new Set<number>();
  const ready = new Set<number>();
  /** The copies whose answer to a probe is awaited. */
  const probed = new Set<number>();
  const agent = new Agent({ keepAlive: true });
  const sockets = new Set<Socket>();
  let turn = 0;

  const probe = async (copy: number) => {
    const signal = AbortSignal.timeout(PROBE_MS_MAX);
    const status = await fetch(`http://127.0.0.1:${copy}/health/ready`, { signal }).then(
      async (answer) => {
        await answer.body?.cancel();
        return answer.status;
      },
      () => undefined,
    );
    if (status === 200 && copies.has(copy)) ready.add(copy);
    else ready.delete(copy);
    probed.delete(copy);
  };
  const probing = setInterval(() => {
    for (const copy of copies) {
      if (probed.has(copy)) continue;
      probed.add(copy);
      void probe(copy);
    }
  }, PROBE_MS);

  const nextCopy = (tried: ReadonlySet<number>): number | undefined => {
    const open = [...ready].filter((copy) => !tried.has(copy));
    turn += 1;
    return open[turn % open.length];
  };

  const refuse = (response: ServerResponse) => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  };

  const pass = (incoming: IncomingMessage, response: ServerResponse, body: Buffer, tried: Set<number>): void => {
    const copy = nextCopy(tried);
    if (copy === undefined) {
      refuse(response);
      return;
    }
    tried.add(copy);
    const { method, url: path, headers } = incoming;
    const outgoing = sendRequest({
      ...{ agent, method, path, port: copy },
      headers: { ...headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '', connection: 'keep-alive' },
    });
    outgoing.on('response', (answer) => {
      const { connection: _connection, ...passed } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, passed);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    outgoing.on('error', ({ code }: NodeJS.ErrnoException) => {
      ready.delete(copy);
      const mayRepeat = code === 'ECONNREFUSED' || SAFE_METHODS.has(method);
      if (mayRepeat && !response.headersSent) pass(incoming, response, body, tried);
      else refuse(response);
    });
    outgoing.end(body);
  };

  const server = createServer(async (incoming, response) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part);
    pass(incoming, response, Buffer.concat(parts), new Set());
  });
  server.on('upgrade', ({ method, url: path, rawHeaders }: IncomingMessage, client: Socket, head: Buffer) => {
    const copy = nextCopy(new Set());
    if (copy === undefined) return client.destroy();
    const upstream = connect(copy, '127.0.0.1');
    const lines = rawHeaders.flatMap((name, index) => (index % 2 === 0 ? `${name}: ${rawHeaders[index + 1]}\r\n` : []));
    upstream.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
    upstream.write(head);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    ready,
    add: (copy) => void copies.add(copy),
    remove(copy) {
      copies.delete(copy);
      ready.delete(copy);
    },
    async [Symbol.asyncDispose]() {
      clearInterval(probing);
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      agent.destroy();
      server.closeAllConnections();
      await closed;
    },
  };
}
