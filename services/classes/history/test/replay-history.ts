import type { StudentEvent } from '#events/classes/student/events.ts';
import type { RecordedEvent } from '#events/kernel/recorded-event.ts';

interface Mark {
  date: string;
  status: string;
  charge: string;
}

const toMark = ({ date, status, charge }: Mark): Mark => ({ date, status, charge });

/** The numbers and the marks by id that events lead to, from their own data alone, without the program's folds. */
export const replayHistory = (events: readonly RecordedEvent<StudentEvent>[], until = '9999-12-31') => {
  const figures = {
    ...{ added: 0, taken: 0, late_cancellations: 0, removed: 0, waiting: 0 },
    ...{ remaining: 0, total: 0, attended: 0, uncovered: 0 },
  };
  const marks = new Map<string, Mark>();
  for (const { id, data, type } of events) {
    const day = 'effectiveOn' in data ? data.effectiveOn : 'date' in data ? data.date : until;
    const left = 'from' in data && 'date' in data.from ? data.from.date : day;
    if ('change' in data && data.change && left <= until) {
      const { requested, appliedRemaining, appliedTotal } = data.change;
      figures.remaining += appliedRemaining;
      figures.total += appliedTotal;
      const isGiven = type === 'StudentEnrolled' || (type === 'ClassesAdjusted' && data.direction === 'add');
      if (isGiven || type === 'PurchaseReversed') figures.added += requested;
      else if (type === 'ClassesAdjusted' || type === 'RefundGiven') figures.removed -= appliedRemaining;
      if (type === 'WaitingClassesWithdrawn') figures.removed -= requested;
      if (isGiven || ('reverses' in data && data.reverses) || type === 'PurchaseReversed')
        figures.waiting += requested - appliedRemaining;
      if (type === 'WaitingClassesApplied') figures.waiting -= requested;
      if (type === 'WaitingClassesWithdrawn') figures.waiting += requested;
    }
    // The class of a mark is taken on the day of the mark, wherever it moves.
    if (type === 'AttendanceMoved' && data.charge === 'covered')
      figures.remaining += Number(data.from.date <= until) - Number(data.date <= until);
    if (type === 'AttendanceMarked') marks.set(id, toMark(data));
    if (type === 'AttendanceCorrected' || type === 'AttendanceMoved') marks.set(data.mark, toMark(data));
    if (type === 'AttendanceVoided') marks.delete(data.mark);
    if (type === 'UncoveredClassSettled') {
      const status = data.lateCancellationHours === undefined ? 'present' : 'absent';
      marks.set(data.mark, { date: day, status, charge: 'covered' });
    }
  }
  for (const { date, status, charge } of marks.values()) {
    figures.attended += Number(date <= until && status === 'present');
    figures.uncovered += Number(date <= until && charge === 'uncovered');
    const isCovered = date <= until && charge === 'covered';
    figures.taken += Number(isCovered && status === 'present');
    figures.late_cancellations += Number(isCovered && status === 'absent');
  }
  return { figures, marks };
};
