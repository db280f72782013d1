import type { HomeworkEvent } from '#events/homework/events.ts';
import type { RecordedEvent } from '#events/record/recorded-event.ts';

/** An event of a homework's stream, narrowed by `type`. Ask `homeworkIdOf` of the stream first. */
export const asHomeworkEvent = (event: RecordedEvent) => event as RecordedEvent<HomeworkEvent>;
