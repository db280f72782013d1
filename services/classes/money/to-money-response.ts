import type { MoneyFigures, MoneyResponse } from '#contracts/money.ts';
import type { StudentEvent } from '#events/classes/student/events.ts';
import { type MoneyState, toMoneyParts, toOpenCents, toOwedCents } from '#events/classes/student/money.ts';
import type { StudentState } from '#events/classes/student/student-state.ts';
import type { ExecutedCommand } from '#services/core/command/command-request.ts';
import type { UseCaseResponse } from '#services/core/use-case/use-case.ts';
import type { Refusal } from '#services/platform/problems/refuse.ts';

/** The figures of a student's money, as the read model has them after the same events. */
const toMoneyFigures = (money: MoneyState): MoneyFigures => {
  const { open, credit, toReturn } = toMoneyParts(money);
  const openDays = Object.values(money.purchases).flatMap((purchase) => (toOpenCents(purchase) > 0 ? purchase.on : []));
  return {
    ...{ due_cents: money.due, paid_cents: money.paid, refunded_cents: money.refunded, reversed_cents: money.reversed },
    ...{ owed_cents: toOwedCents(money), open_cents: open, credit_cents: credit, to_return_cents: toReturn },
    owed_since: openDays.sort()[0] ?? null,
  };
};

/** The answer to a command on a student's money. */
export const toMoneyResponse = (
  studentId: string,
  outcome: ExecutedCommand<StudentState, StudentEvent> | Refusal,
): UseCaseResponse<MoneyResponse> | Refusal => {
  if ('refused' in outcome) return outcome;
  const { state, version, position } = outcome;
  return { body: { student_id: studentId, figures: toMoneyFigures(state.money) }, version, position };
};
