import type { RecordedEvent } from '../decider/recorded-event.ts';
import { countLeftWaiting } from './balance.ts';
import type { StudentEvent } from './events.ts';

type MarkChange = Extract<StudentEvent, { type: 'AttendanceCorrected' | 'AttendanceMoved' }>['data'];

/** True if the change of a mark gives back the class that the mark had taken. */
export const isClassGivenBack = ({ reverses }: Pick<MarkChange, 'reverses'>): boolean => reverses !== undefined;

/** By how many classes an event changes those that wait over the cap. */
export const countWaitingChange = (event: RecordedEvent<StudentEvent>): number => {
  switch (event.type) {
    case 'StudentEnrolled':
      return countLeftWaiting(event.data.change);
    case 'ClassesAdjusted':
      return event.data.direction === 'add' ? countLeftWaiting(event.data.change) : 0;
    case 'AttendanceCorrected':
    case 'AttendanceMoved': {
      const { change } = event.data;
      return change !== undefined && isClassGivenBack(event.data) ? countLeftWaiting(change) : 0;
    }
    case 'WaitingClassesApplied':
    case 'WaitingClassesWithdrawn':
      return -Math.abs(event.data.change.requested);
    default:
      return 0;
  }
};
