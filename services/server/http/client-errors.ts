/** Answers requests that are not valid HTTP. They reach no route and no hook, so the answer is written to the socket directly. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { refuse } from '#services/platform/problems/refuse.ts';
import { toProblem } from '#services/platform/problems/to-problem.ts';
import type { SecurityHeaders } from './security-headers.ts';

const details: Readonly<Record<string, { status: number; detail: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, detail: 'The headers of the request are too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, detail: 'The request took too long to arrive.' },
};
const otherwise = { status: 400, detail: 'The request is not valid HTTP.' };

/** Writes the answer of Node's `clientError` event, or of an invalid WebSocket handshake: a problem, then the connection closes. */
export function answerClientError(error: Error & { code?: string }, socket: Socket, headers: SecurityHeaders): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, detail } = details[error.code ?? ''] ?? otherwise;
  const body = JSON.stringify(toProblem(refuse('invalid-request', { status, detail })));
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      'Content-Type: application/problem+json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
