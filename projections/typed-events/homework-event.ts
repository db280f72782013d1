import type { RecordedEvent } from '#events/decider/recorded-event.ts';
import type { HomeworkEvent } from '#events/homework/events.ts';

/** An event of a homework's stream, narrowed by `type`. Check the stream with `parseHomeworkStream` first. */
export const asHomeworkEvent = (event: RecordedEvent) => event as RecordedEvent<HomeworkEvent>;
