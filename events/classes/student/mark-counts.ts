import type { RecordedEvent } from '../../kernel/recorded-event.ts';
import { isAttendanceEvent, toAttendanceChange } from './attendance-change.ts';
import type { StudentEvent } from './events.ts';

/** A change of the numbers of a student's marks with a date: of present marks, and of uncovered ones. */
export interface MarkCountsChange {
  /** The date of the marks. */
  readonly date: string;
  readonly attended: number;
  readonly uncovered: number;
}

/** What an event changes in the numbers of marks: first on the date before it, then on the date after it, if it moves a mark. */
export const toMarkCountsChanges = (event: RecordedEvent<StudentEvent>): MarkCountsChange[] => {
  if (!isAttendanceEvent(event)) return [];
  const { from, date, status, charge } = toAttendanceChange(event);
  const left = {
    date: from?.date ?? date,
    attended: 0 - Number(from?.status === 'present'),
    uncovered: 0 - Number(from?.charge === 'uncovered'),
  };
  const entered = { date, attended: Number(status === 'present'), uncovered: Number(charge === 'uncovered') };
  if (left.date !== date) return [left, entered];
  return [{ date, attended: left.attended + entered.attended, uncovered: left.uncovered + entered.uncovered }];
};
