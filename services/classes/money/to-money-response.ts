import type { MoneyResponse } from '#contracts/money.ts';
import type { StudentEvent } from '#events/classes/student/events.ts';
import type { StudentState } from '#events/classes/student/student-state.ts';
import { toAccountFigures } from '#projections/classes/money/projection.ts';
import type { ExecutedCommand } from '#services/core/command/command-request.ts';
import type { UseCaseResponse } from '#services/core/use-case/use-case.ts';
import type { Refusal } from '#services/platform/problems/refuse.ts';

/** The answer to a command on a student's money. */
export const toMoneyResponse = (
  studentId: string,
  outcome: ExecutedCommand<StudentState, StudentEvent> | Refusal,
): UseCaseResponse<MoneyResponse> | Refusal => {
  if ('refused' in outcome) return outcome;
  const { state, version, position } = outcome;
  return { body: { student_id: studentId, figures: toAccountFigures(state.money) }, version, position };
};
