import { completePracticeRequest, practiceSession } from '#contracts/practice.ts';
import { fetchSessionRanks } from '#projections/learning/practice-stats/practice-stats-query.ts';
import type { DispatchContext } from '#services/core/command/dispatch.ts';
import { waitUntilProjected } from '#services/core/feed/wait-until-projected.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import {
  dispatchPracticeCommand,
  loadPracticeSession,
  practiceParams,
  refuseUnknownSession,
} from './practice-command.ts';
import { toApplicantStatus, toPracticeSession } from './to-practice-session.ts';

export const completePracticeSession = defineUseCase({
  operation: 'completePracticeSession',
  attempt: 'finish a practice session',
  summary: 'Returns the result of a practice session whose questions are all answered, once the ranks are known',
  method: 'POST',
  path: '/api/practice/:id/complete',
  access: 'student',
  relation: 'own-practice-session',
  applicants: true,
  params: practiceParams,
  body: completePracticeRequest,
  answer: practiceSession,
  run: async (input, context: DispatchContext & Context<'sql' | 'feed' | 'logGap'>) => {
    const { profile } = input;
    const of = { id: input.params.id, studentId: profile.id };
    const { state } = await loadPracticeSession(context, profile, of.id);
    if (!state) return refuseUnknownSession(context, of);
    const outcome = await dispatchPracticeCommand(context, input, of, { type: 'CompletePractice' });
    if ('refused' in outcome) return outcome;
    const { state: completed, version, position } = outcome;
    if (position !== undefined) await waitUntilProjected(context, position);
    const ranks = await fetchSessionRanks(context.readModels.sql, of.id);
    const applicant = toApplicantStatus(profile);
    return {
      body: toPracticeSession(completed, { ...of, version, now: context.clock(), ranks, applicant }),
      version,
      position,
    };
  },
});
