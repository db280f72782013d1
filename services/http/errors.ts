/** What becomes of everything that is thrown: parser errors, limits and faults, each as a problem in words. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RecordFault } from '#events/record/record-fault.ts';
import { StoreUnavailable } from '#events/store/port/event-store.ts';
import { AccountBusy } from '#services/accounts/account-busy.ts';
import { StreamBusy } from '#services/command/handle.ts';
import { TooManyNoOps } from '#services/command/no-op-limit.ts';
import { type Refused, refused } from '#services/use-case/problems.ts';
import { Refusal, wrongMediaType } from './body.ts';
import { sendRefusal } from './reply.ts';
import { InvalidInput } from './sentences.ts';

export function mapErrors(app: FastifyInstance): void {
  app.decorateReply('refusedAs', null);
  app.decorateReply('refusedRows', null);
  app.setErrorHandler(answerError);
}

/** Answers with a problem, also where Fastify asks before there is a route (`frameworkErrors`). */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = withLimit(refusalOf(error), request);
  if (refusal.refused === 'unexpected') request.log.error(told(error, request), 'unexpected error');
  else if (refusal.refused === 'key-missing') request.log.error(told(error, request), 'key missing');
  else if (refusal.refused === 'unavailable') request.log.warn(told(error, request), 'unavailable');
  return sendRefusal(reply, refusal);
}

/** A body that is too large is told how large it may be. */
const withLimit = (refusal: Refused, { routeOptions: { bodyLimit } }: FastifyRequest): Refused =>
  refusal.refused === 'body-too-large' && bodyLimit !== undefined
    ? { ...refusal, detail: `The request is larger than ${Math.floor(bodyLimit / 1024).toLocaleString('en-US')} kB.` }
    : refusal;

/** Nothing that a person typed: the route's pattern, not the address. */
const told = (error: FastifyError, { method, routeOptions }: FastifyRequest) => ({
  route: `${method} ${routeOptions.url ?? 'unknown'}`,
  error: faultForLog(error),
});

/** What may be logged of a fault: none of the values that a database names. */
export const faultForLog = ({ name, code, message, stack }: Error & { code?: string }) => ({
  ...{ name, code, message, stack },
});

/**
 * Codes of postgres.js, PostgreSQL and Node's sockets: the database is away, starting, full, locked, was too slow, or cannot
 * write to its files.
 */
const away = /^(CONNECTION_|CONNECT_TIMEOUT$|ECONN|EPIPE$|ETIMEDOUT$|57P0|57014$|25P03$|55P03$|53|58|08)/;
/** What PostgreSQL says of a file that may not grow, with the code of any internal error of its own. */
const cannotWrite = /^could not (extend|write)/;

const isAway = ({ code = '', message }: Error & { code?: string }): boolean =>
  away.test(code) || (code === 'XX000' && cannotWrite.test(message));

const tooManyNoOps = 'You have sent too many requests today that change nothing. Please try again tomorrow.';

/** What a fault is to whoever asked. */
export function refusalOf(error: Error & { code?: string }): Refused {
  if (error instanceof Refusal) return error.refused;
  if (error instanceof InvalidInput) return refused('invalid-request', { errors: error.errors });
  if (error instanceof RecordFault && error.code === 'key-missing') return refused('key-missing');
  if (error instanceof StreamBusy || error instanceof AccountBusy) return refused('busy');
  if (error instanceof TooManyNoOps) return refused('too-often', { detail: tooManyNoOps });
  if (error instanceof StoreUnavailable || isAway(error)) return refused('unavailable');
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return wrongMediaType;
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return refused('body-too-large');
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return refused('not-json', { detail: 'The body of the request is not as long as its Content-Length says.' });
    case 'FST_ERR_BAD_URL':
      return refused('invalid-request', { detail: 'The address of the request is not valid.' });
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return refused('not-found');
    case 'FST_ERR_RATE_LIMIT':
      return refused('too-many-requests');
    default:
      return refused('unexpected');
  }
}
