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

/** Answers with the problem of a refusal. A hook must return the result, so that Fastify ends the request there. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const problem = reply.request.isOfTutor ? toProblem(refusal) : toStudentProblem(refusal);
  reply.refusedAs = problem.code;
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds);
  // A route may have said that its answer can be stored, before it found none.
  reply.header('cache-control', 'no-store');
  return reply.code(problem.status).type('application/problem+json').send(problem);
}
