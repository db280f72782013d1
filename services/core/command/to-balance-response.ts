/** The answers to commands on a student: the balance after the command, and what was applied. */

import type { BalanceResponse } from '#contracts/students.ts';
import type { BalanceChange, StudentEvent } from '#events/classes/student/events.ts';
import type { StudentState } from '#events/classes/student/student-state.ts';
import type { UseCaseResponse } from '#services/core/use-case/use-case.ts';
import type { Refusal } from '#services/platform/problems/refuse.ts';
import type { ExecutedCommand } from './command-request.ts';

export function toBalanceResponse(
  studentId: string,
  outcome: ExecutedCommand<StudentState, StudentEvent> | Refusal,
): UseCaseResponse<BalanceResponse> | Refusal {
  if ('refused' in outcome) return outcome;
  const { state, events, version, position } = outcome;
  const body = { balance: toBalanceRow(studentId, state, version), change: toAppliedBalanceChange(events) };
  return { body, version, position };
}

/** The balance of a student as it is sent to the browser. */
export const toBalanceRow = (studentId: string, state: StudentState, version: number): BalanceResponse['balance'] => ({
  student_id: studentId,
  classes_remaining: state.remaining,
  classes_total: state.total,
  classes_waiting: state.waiting,
  classes_uncovered: state.uncovered,
  version,
});

/**
 * The sum of the changes of a command's events. Moving a record gives a class back on one day and takes one on another.
 */
export function toAppliedBalanceChange(events: readonly { readonly data: unknown }[]): BalanceResponse['change'] {
  const changes = events.flatMap(({ data }) => (data as { change?: BalanceChange }).change ?? []);
  if (changes.length === 0) return null;
  const sum = (part: (change: BalanceChange) => number) => changes.reduce((all, change) => all + part(change), 0);
  return {
    requested: sum(({ requested }) => requested),
    applied_remaining: sum(({ appliedRemaining }) => appliedRemaining),
    applied_total: sum(({ appliedTotal }) => appliedTotal),
  };
}
