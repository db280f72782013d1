import type { RecordedEvent } from '../decider/recorded-event.ts';
import { countClassesLeftWaiting } from './balance.ts';
import type { StudentEvent } from './events.ts';

type MarkChange = Extract<StudentEvent, { type: 'AttendanceCorrected' | 'AttendanceMoved' }>['data'];

/** True if the change of a mark gives back the class that the mark had taken. */
export const isClassGivenBack = ({ reverses }: Pick<MarkChange, 'reverses'>): boolean => reverses !== undefined;

/** The change of the number of waiting classes by an event; negative when classes are applied or withdrawn. */
export const toWaitingClassesChange = (event: RecordedEvent<StudentEvent>): number => {
  switch (event.type) {
    case 'StudentEnrolled':
      return countClassesLeftWaiting(event.data.change);
    case 'ClassesAdjusted':
      return event.data.direction === 'add' ? countClassesLeftWaiting(event.data.change) : 0;
    case 'AttendanceCorrected':
    case 'AttendanceMoved': {
      const { change } = event.data;
      return change !== undefined && isClassGivenBack(event.data) ? countClassesLeftWaiting(change) : 0;
    }
    case 'WaitingClassesApplied':
    case 'WaitingClassesWithdrawn':
      return -Math.abs(event.data.change.requested);
    default:
      return 0;
  }
};
