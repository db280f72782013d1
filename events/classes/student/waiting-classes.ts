import type { RecordedEvent } from '../../kernel/recorded-event.ts';
import { isAttendanceEvent, toAttendanceChange } from './attendance-change.ts';
import { countClassesLeftWaiting } from './balance.ts';
import type { StudentEvent } from './events.ts';

/** The change of the number of waiting classes by an event; negative when classes are applied, withdrawn or taken back. */
export const toWaitingClassesChange = (event: RecordedEvent<StudentEvent>): number => {
  if (isAttendanceEvent(event)) {
    const { change, reverses } = toAttendanceChange(event);
    return change === undefined || reverses === undefined ? 0 : countClassesLeftWaiting(change);
  }
  switch (event.type) {
    case 'StudentEnrolled':
    case 'StudentImported':
    case 'PurchaseReversed':
      return countClassesLeftWaiting(event.data.change);
    case 'ClassesAdjusted':
      return event.data.direction === 'add' ? countClassesLeftWaiting(event.data.change) : 0;
    case 'WaitingClassesApplied':
    case 'WaitingClassesWithdrawn':
      return -Math.abs(event.data.change.requested);
    default:
      return 0;
  }
};
