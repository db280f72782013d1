import { choosePracticeGoalRequest } from '#contracts/practice-report.ts';
import { assignedPracticeAggregate } from '#events/learning/assigned-practice/assigned-practice-decider.ts';
import { answerOutcome, type DispatchContext, executeCommand } from '#services/core/command/dispatch.ts';
import { getStudentIdInPath, studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';

export const choosePracticeGoal = defineUseCase({
  operation: 'choosePracticeGoal',
  attempt: 'choose the goal of the week',
  summary: 'Chooses how many practice sessions a student wants to complete in a week',
  method: 'POST',
  path: '/api/students/:id/practice/goal',
  access: 'signed-in',
  own: getStudentIdInPath,
  params: studentParams,
  body: choosePracticeGoalRequest,
  run: async (input, context: DispatchContext) => {
    const { params, body, profile } = input;
    const sessions = body.sessions ?? undefined;
    const command = { type: 'ChooseWeeklyGoal', sessions, chosenBy: profile.id } as const;
    const outcome = await executeCommand(context, input, assignedPracticeAggregate, params.id, command);
    // The other refusals of the stream are about assigned topics.
    return outcome.status === 'refused' ? refuse('goal-too-often') : answerOutcome(context, {}, outcome);
  },
});
