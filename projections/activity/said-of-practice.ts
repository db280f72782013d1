import type { PracticeEvent } from '#events/practice/events.ts';
import { practiceOf } from '#events/practice/practice.ts';
import type { RecordedEvent } from '#events/record/recorded-event.ts';
import type { Said } from './row.ts';

/**
 * What an event of a practice session tells: that a tutor decided on a report. Starting, answering, completing and
 * reporting are the student's own business, and would bury what tutors do to one another's students.
 */
export const saidOfPractice = (event: RecordedEvent): Said | undefined => {
  if (practiceOf(event.stream) === undefined) return undefined;
  switch ((event as RecordedEvent<PracticeEvent>).type) {
    case 'PracticeReportAccepted':
      return { what: 'report-accepted' };
    case 'PracticeReportDismissed':
      return { what: 'report-dismissed' };
    default:
      return undefined;
  }
};
