import { practiceSession } from '#contracts/practice.ts';
import type { Profile } from '#contracts/session.ts';
import type { StartedPracticeSession } from '#events/learning/practice/practice-decider.ts';
import { fetchSessionRanks } from '#projections/learning/practice-stats/practice-stats-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { loadApplicantSession } from './applicant-sessions.ts';
import { loadPracticeSession, practiceParams } from './practice-command.ts';
import { toApplicantStatus, toPracticeSession } from './to-practice-session.ts';

/** The answer with a session that is in the log or, for an applicant, in their own table. */
export async function toSessionResponse(
  context: Context<'clock' | 'readModels'>,
  profile: Profile,
  id: string,
  { state, version }: { readonly state: StartedPracticeSession; readonly version: number },
) {
  const ranks = state.completed && (await fetchSessionRanks(context.readModels.sql, id));
  const applicant = toApplicantStatus(profile);
  const view = { id, studentId: profile.id, version, now: context.clock(), ranks, applicant };
  return { body: toPracticeSession(state, view), version };
}

export const getPracticeSession = defineUseCase({
  operation: 'getPracticeSession',
  summary: 'A student’s own practice session, with keys and explanations of answered questions only',
  method: 'GET',
  path: '/api/practice/:id',
  access: 'student',
  relation: 'own-practice-session',
  applicants: true,
  params: practiceParams,
  answer: practiceSession,
  run: async ({ params: { id }, profile }, context: Context<'loadAggregate' | 'sql' | 'clock' | 'readModels'>) => {
    const { state, version } = await loadPracticeSession(context, profile, id);
    if (state) return toSessionResponse(context, profile, id, { state, version });
    const of = { id, studentId: profile.id };
    const applicant = await loadApplicantSession(context, of);
    if (!applicant.state) return refuse('practice-unknown');
    const ended = { ...of, now: context.clock(), version: applicant.version, applicant: { isApproved: true } };
    return { body: toPracticeSession(applicant.state, ended), version: applicant.version };
  },
});
