import type { RecordedEvent } from '#events/record/recorded-event.ts';
import type { StudentEvent } from '#events/student/events.ts';

const PREFIX = 'student-';

/** The id of the student whose stream an event stands in; undefined for every other stream. */
export const studentIdOf = (event: RecordedEvent): string | undefined =>
  event.stream.startsWith(PREFIX) ? event.stream.slice(PREFIX.length) : undefined;

/** An event of a student's stream, narrowed by `type`. Ask `studentIdOf` first. */
export const asStudentEvent = (event: RecordedEvent) => event as RecordedEvent<StudentEvent>;
