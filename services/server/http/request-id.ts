/**
 * Gives each request one id. The answer has it in the header X-Request-Id, each line of the log that the request causes has it
 * as `requestId`, and so does the metadata of the events that it appends.
 */
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createRequestId, runWithRequestId } from '#services/platform/request-id.ts';

const TRACE_PARENT = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}/;
const UUID_OR_HEX = /^[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}$/i;
/** W3C Trace Context forbids it. */
const ZEROS = '0'.repeat(32);

/**
 * Returns the function that chooses the id of a request. A trusted proxy may choose it: as the trace id of `traceparent`, or as
 * a UUID or 32 hexadecimal digits in X-Request-Id. Everybody else could repeat the id of another request, so theirs are ignored.
 */
export const createRequestIdReader = (trustProxy: string | undefined): ((request: IncomingMessage) => string) => {
  if (trustProxy === undefined) return createRequestId;
  const isTrusted = proxyAddr.compile(trustProxy.split(','));
  return (request) => {
    const { remoteAddress } = request.socket;
    const chosen = remoteAddress !== undefined && isTrusted(remoteAddress, 0) ? readRequestId(request) : undefined;
    return chosen === undefined || chosen === ZEROS ? createRequestId() : chosen;
  };
};

const readRequestId = ({ headers: { traceparent, 'x-request-id': requestId } }: IncomingMessage) => {
  const [, traceId] = (typeof traceparent === 'string' && TRACE_PARENT.exec(traceparent)) || [];
  if (traceId !== undefined) return traceId;
  const isKnownForm = typeof requestId === 'string' && UUID_OR_HEX.test(requestId);
  return isKnownForm ? requestId.replaceAll('-', '').toLowerCase() : undefined;
};

/** Names the id in the answer. Answers before routing, which no hook sees, call it themselves. */
export const setRequestIdHeader = (reply: FastifyReply): FastifyReply => reply.header('x-request-id', reply.request.id);

/** Must be registered before every other hook, because what those write to the log needs the id. */
export function registerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    setRequestIdHeader(reply);
    runWithRequestId(request.id, done);
  });
}
