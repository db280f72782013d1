import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

export interface RawResponse {
  readonly status: number;
  readonly text: string;
}

/**
 * Sends lines unchanged over a new socket, without the headers that a client adds, and reads the answer until the
 * connection ends.
 */
export async function sendRaw(url: string, ...lines: readonly string[]): Promise<RawResponse> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  const answer = await text(socket);
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]), text: answer };
}
