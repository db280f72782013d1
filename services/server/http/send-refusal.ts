import type { FastifyReply } from 'fastify';
import type { ProblemCode } from '#contracts/problems.ts';
import type { RefusedRequestRow } from '#services/core/use-case/use-case.ts';
import type { Refusal } from '#services/platform/problems/refuse.ts';
import { toProblem, toStudentProblem } from '#services/platform/problems/to-problem.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Code of the refusal; null when the request was not refused. */
    refusedAs: ProblemCode | null;
    /** Refused commands of a request that holds several; null for other requests. */
    refusedRows: readonly RefusedRequestRow[] | null;
  }
}

/** Seconds after which a request may be repeated that was refused with 503. */
const RETRY_AFTER_SECONDS = 5;

/** Answers with the problem of a refusal. A hook must return the result, so that Fastify ends the request there. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const problem = reply.request.isOfTutor ? toProblem(refusal) : toStudentProblem(refusal);
  reply.refusedAs = problem.code;
  const { retryAfterSeconds = problem.status === 503 ? RETRY_AFTER_SECONDS : undefined } = refusal;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  // A route may have said that its answer can be stored, before it found none.
  reply.header('cache-control', 'no-store');
  return reply.code(problem.status).type('application/problem+json').send(problem);
}
