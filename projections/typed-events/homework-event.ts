import type { RecordedEvent } from '#events/decider/recorded-event.ts';
import type { HomeworkEvent } from '#events/homework/events.ts';

/** An event of a homework's stream, narrowed by `type`. Ask `parseHomeworkStream` of the stream first. */
export const asHomeworkEvent = (event: RecordedEvent) => event as RecordedEvent<HomeworkEvent>;
