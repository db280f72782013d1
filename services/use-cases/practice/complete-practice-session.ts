import { completePracticeRequest, practiceSession } from '#contracts/practice.ts';
import { centreDecider } from '#events/centre/centre-decider.ts';
import { CENTRE_STREAM } from '#events/centre/centre-stream.ts';
import { ranksOf } from '#projections/queries/practice-stats.ts';
import { civilToday } from '#services/centre/clock.ts';
import { waitUntilShown } from '#services/http/catch-up.ts';
import { defineUseCase } from '#services/use-case/use-case.ts';
import { givePracticeCommand, loadPracticeSession, practiceParams, refuseUnknown } from './practice-command.ts';
import { sessionAnswer, trialFor } from './session-answer.ts';

export const completePracticeSession = defineUseCase({
  operation: 'completePracticeSession',
  summary: 'Counts a practice session whose questions are all answered, once, whatever it is asked with',
  method: 'POST',
  path: '/api/practice/:id/complete',
  access: 'student',
  applicants: true,
  params: practiceParams,
  body: completePracticeRequest,
  answer: practiceSession,
  run: async (input, program) => {
    const { profile } = input;
    const of = { id: input.params.id, studentId: profile.id };
    const { state } = await loadPracticeSession(program, profile, of.id);
    if (!state) return refuseUnknown(program, of);
    const command = {
      type: 'CompletePractice' as const,
      day: civilToday(program.clock, program.centre.timeZone),
      sameDay: (await program.look(CENTRE_STREAM, centreDecider)).state?.sameDay ?? 'reset',
    };
    const outcome = await givePracticeCommand(program, input, of, command, {});
    if ('refused' in outcome) return outcome;
    const { state: completed, version, position } = outcome;
    if (position !== undefined) await waitUntilShown(program, position);
    const ranks = await ranksOf(program.readModels.sql, of.id);
    const trial = trialFor(profile);
    return {
      body: sessionAnswer(completed, { ...of, version, now: program.clock(), ranks, trial }),
      version,
      position,
    };
  },
});
