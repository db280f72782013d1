/** Answers every thrown error with a problem: parser errors, exceeded limits and faults. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';
import { toFaultRefusal, toLoggableFault } from '#services/platform/problems/to-fault-refusal.ts';
import { RefusalError, wrongMediaTypeRefusal } from './body.ts';
import { InvalidInputError } from './parse-input.ts';
import { setRequestIdHeader } from './request-id.ts';
import { sendRefusal } from './send-refusal.ts';

/** Answers errors of routes and hooks by {@link answerError}. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.decorateReply('refusedAs', null);
  app.decorateReply('refusedRows', null);
  app.setErrorHandler(answerError);
}

/** Answers an error with a problem. Fastify also calls it for errors before routing (`frameworkErrors`). */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  setRequestIdHeader(reply);
  if (hasEndedEarly(request)) {
    request.log.info({ route: toRoute(request) }, 'the client ended the connection before its request was whole');
    return sendRefusal(reply, refuse('not-json', { detail: 'The request ended before it was whole.' }));
  }
  const refusal = withLimit(toErrorRefusal(error), request);
  if (refusal.refused === 'unexpected')
    request.log.error(toLogFields(error, request), 'request failed with an unexpected error');
  else if (refusal.refused === 'record-damaged')
    request.log.error(toLogFields(error, request), 'request refused: the record is damaged');
  else if (refusal.refused === 'key-missing')
    request.log.error(toLogFields(error, request), 'request refused: a personal key is missing');
  else if (refusal.refused === 'unavailable')
    request.log.warn(toLogFields(error, request), 'request refused: the database or event store is unavailable');
  return sendRefusal(reply, refusal);
}

/** Whether the connection was lost while the body arrived. Node reports it by the same code as a lost database. */
const hasEndedEarly = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/** Names the limit of the route when a body is too large. */
const withLimit = (refusal: Refusal, { routeOptions: { bodyLimit } }: FastifyRequest): Refusal =>
  refusal.refused === 'body-too-large' && bodyLimit !== undefined
    ? { ...refusal, detail: `The request is larger than ${Math.floor(bodyLimit / 1024).toLocaleString('en-US')} kB.` }
    : refusal;

const toRoute = ({ method, routeOptions }: FastifyRequest): string => `${method} ${routeOptions.url ?? 'unknown'}`;

/** Log fields without anything that a person typed: the pattern of the route instead of the address. */
const toLogFields = (error: FastifyError, request: FastifyRequest) => ({
  route: toRoute(request),
  error: toLoggableFault(error),
});

/** Maps an error to the refusal that answers it. */
export function toErrorRefusal(error: Error & { code?: string }): Refusal {
  if (error instanceof RefusalError) return error.refused;
  if (error instanceof InvalidInputError) return refuse('invalid-request', { errors: error.errors });
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return wrongMediaTypeRefusal;
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return refuse('body-too-large');
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return refuse('not-json', { detail: 'The body of the request is not as long as its Content-Length says.' });
    case 'FST_ERR_BAD_URL':
      return refuse('invalid-request', { detail: 'The address of the request is not valid.' });
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return refuse('not-found');
    case 'FST_ERR_RATE_LIMIT':
      return refuse('too-many-requests');
    default:
      return toFaultRefusal(error);
  }
}
