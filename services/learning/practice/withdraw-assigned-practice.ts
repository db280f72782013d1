import { v5 as uuidv5 } from 'uuid';
import { withdrawAssignedPracticeRequest, withdrawAssignedPracticeResponse } from '#contracts/assigned-practice.ts';
import { mapInParallel } from '#events/kernel/map-in-parallel.ts';
import { assignedPracticeAggregate } from '#events/learning/assigned-practice/assigned-practice-decider.ts';
import { type DispatchContext, executeCommand, toNewestPosition } from '#services/core/command/dispatch.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';

export const withdrawAssignedPractice = defineUseCase({
  operation: 'withdrawAssignedPractice',
  attempt: 'take back assigned practice',
  summary: 'Takes assigned practice back. What a student has done already stays',
  method: 'POST',
  path: '/api/assigned-practice/withdraw',
  access: 'tutor',
  body: withdrawAssignedPracticeRequest,
  answer: withdrawAssignedPracticeResponse,
  run: async (input, context: DispatchContext) => {
    const { body, commandId } = input;
    const outcomes = await mapInParallel(body.assigned, ({ student_id: studentId, id: assigned }) => {
      const request = { ...input, commandId: uuidv5(assigned, commandId), batch: input };
      const command = { type: 'WithdrawAssignedPractice', assigned } as const;
      return executeCommand(context, request, assignedPracticeAggregate, studentId, command);
    });
    if (outcomes.some(({ status }) => status === 'command-reused')) return refuse('command-reused');
    // An assignment that does not exist for this student is refused, and counts as none.
    const withdrawn = outcomes.filter(({ status }) => status === 'done').length;
    return { body: { withdrawn }, position: toNewestPosition(outcomes) };
  },
});
