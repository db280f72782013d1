import { practiceSession } from '#contracts/practice.ts';
import { ranksOf } from '#projections/queries/practice-stats.ts';
import type { Context } from '#services/use-case/context.ts';
import { refused } from '#services/use-case/problems.ts';
import { defineUseCase } from '#services/use-case/use-case.ts';
import { loadApplicantSession } from './applicant-sessions.ts';
import { loadPracticeSession, practiceParams } from './practice-command.ts';
import { toApplicantStatus, toPracticeSession } from './to-practice-session.ts';

export const getPracticeSession = defineUseCase({
  operation: 'getPracticeSession',
  summary: 'A student’s own practice session; keys and explanations of answered questions alone',
  method: 'GET',
  path: '/api/practice/:id',
  access: 'student',
  applicants: true,
  params: practiceParams,
  answer: practiceSession,
  run: async ({ params: { id }, profile }, context: Context<'loadAggregate' | 'sql' | 'clock' | 'readModels'>) => {
    const of = { id, studentId: profile.id };
    const shared = { ...of, now: context.clock() };
    const { state, version } = await loadPracticeSession(context, profile, id);
    if (state) {
      const ranks = state.completed && (await ranksOf(context.readModels.sql, id));
      return {
        body: toPracticeSession(state, { ...shared, version, ranks, trial: toApplicantStatus(profile) }),
        version,
      };
    }
    const trial = await loadApplicantSession(context, of);
    if (!trial.state) return refused('practice-unknown');
    const ended = { ...shared, version: trial.version, trial: { isApproved: true } };
    return { body: toPracticeSession(trial.state, ended), version: trial.version };
  },
});
