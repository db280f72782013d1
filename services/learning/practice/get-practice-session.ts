import { practiceSession } from '#contracts/practice.ts';
import { fetchSessionRanks } from '#projections/learning/practice-stats/practice-stats-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { loadApplicantSession } from './applicant-sessions.ts';
import { loadPracticeSession, practiceParams } from './practice-command.ts';
import { toApplicantStatus, toPracticeSession } from './to-practice-session.ts';

export const getPracticeSession = defineUseCase({
  operation: 'getPracticeSession',
  summary: 'A student’s own practice session, with keys and explanations of answered questions only',
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
      const ranks = state.completed && (await fetchSessionRanks(context.readModels.sql, id));
      return {
        body: toPracticeSession(state, { ...shared, version, ranks, applicant: toApplicantStatus(profile) }),
        version,
      };
    }
    const applicant = await loadApplicantSession(context, of);
    if (!applicant.state) return refuse('practice-unknown');
    const ended = { ...shared, version: applicant.version, applicant: { isApproved: true } };
    return { body: toPracticeSession(applicant.state, ended), version: applicant.version };
  },
});
