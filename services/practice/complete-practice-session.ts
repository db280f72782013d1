import { completePracticeRequest, practiceSession } from '#contracts/practice.ts';
import { centre, centreStream } from '#events/centre/centre.ts';
import { correctIn, type Practice, pointsOf } from '#events/practice/practice.ts';
import { rankOf } from '#projections/leaderboard/queries.ts';
import { civilToday } from '#services/clock.ts';
import { catchUp } from '#services/http/catch-up.ts';
import { refused } from '#services/http/problems.ts';
import { defineUseCase } from '#services/http/use-case.ts';
import type { Program } from '#services/program.ts';
import { givePracticeCommand, loadPracticeSession, practiceParams } from './practice-command.ts';
import { sessionAnswer } from './session-answer.ts';

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
    const of = { id: input.params.id, studentId: profile.id, counts: !profile.awaiting_approval };
    const { state } = await loadPracticeSession(program, profile, of.id);
    if (!state) return refused('practice-unknown');
    const command = {
      type: 'CompletePractice' as const,
      day: civilToday(program.clock, program.centre.timeZone),
      sameDay: (await program.look(centreStream, centre)).state?.sameDay ?? 'reset',
      rank: await ranksOf(state, of.studentId, program),
    };
    const outcome = await givePracticeCommand(program, input, of, command, {});
    if ('refused' in outcome) return outcome;
    const { state: completed, version, position } = outcome;
    return { body: sessionAnswer(completed, { ...of, version, now: program.clock() }), version, position };
  },
});

/** As the student was told when it was completed, or as the board stands now. */
async function ranksOf(state: Practice, studentId: string, program: Program) {
  if (state.completed) return state.completed.rank;
  await catchUp(program);
  return rankOf(program.readModels.sql, studentId, pointsOf(correctIn(state)));
}
