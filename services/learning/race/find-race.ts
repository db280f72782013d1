import { findRaceRequest, raceIdResponse } from '#contracts/races.ts';
import { fetchRunningRaces } from '#projections/learning/races/races-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import type { LimitDefinition } from '#services/platform/limits/shared-limits.ts';
import { refuse } from '#services/platform/problems/refuse.ts';

/** A code opens nothing that a student could not open from their own page, so the limit only keeps guessing short. */
export const RACE_CODE_ATTEMPTS = 20;
const codeAttempts: LimitDefinition = { name: 'race-codes', points: RACE_CODE_ATTEMPTS, windowSeconds: 10 * 60 };

export const findRace = defineUseCase({
  operation: 'findRace',
  attempt: 'join a class race by its code',
  summary: 'The running race of one of the student’s groups that has a code',
  method: 'POST',
  path: '/api/races/find',
  access: 'student',
  relation: 'own-account',
  body: findRaceRequest,
  answer: raceIdResponse,
  run: async ({ profile: { id }, body: { race_code: code } }, context: Context<'readModels' | 'clock' | 'limits'>) => {
    const { allowed, retryAfterSeconds } = await context.limits.consume(codeAttempts, id);
    if (!allowed) return refuse('too-many-requests', { retryAfterSeconds });
    const now = context.clock().toISOString();
    const [found] = await fetchRunningRaces(context.readModels.sql, now, { student: id, code });
    return found ? { body: { id: found.id } } : refuse('race-code-unknown');
  },
});
