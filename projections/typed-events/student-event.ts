import type { RecordedEvent } from '#events/decider/recorded-event.ts';
import type { StudentEvent } from '#events/student/events.ts';

/** An event of a student's stream, narrowed by `type`. Check the stream with `parseStudentStream` first. */
export const asStudentEvent = (event: RecordedEvent) => event as RecordedEvent<StudentEvent>;
