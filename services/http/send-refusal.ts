import type { FastifyReply } from 'fastify';
import type { ProblemCode } from '#contracts/problem.ts';
import { type Refusal, toProblem, toStudentProblem } from '#services/use-case/problems.ts';
import type { RefusedRow } from '#services/use-case/use-case.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Why the request was refused. */
    refusedAs: ProblemCode | null;
    /** Which commands of a request that was answered were refused. */
    refusedRows: readonly RefusedRow[] | null;
  }
}

/** Answers with the problem of a refusal. Hooks return what this returns, so that the request ends there. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const problem = reply.request.isOfStudent ? toStudentProblem(refusal) : toProblem(refusal);
  reply.refusedAs = problem.code;
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds);
  return reply.code(problem.status).type('application/problem+json').send(problem);
}
