import type { FastifyReply } from 'fastify';
import { problemOf, type Refused } from './problems.ts';

/** Answers with the problem of a refusal. Hooks return what this returns, so that the request ends there. */
export function sendRefusal(reply: FastifyReply, refusal: Refused): FastifyReply {
  const problem = problemOf(refusal);
  return reply.code(problem.status).type('application/problem+json').send(problem);
}
