import type { RecordedEvent } from '#events/decider/recorded-event.ts';
import type { PracticeEvent } from '#events/practice/events.ts';

/** An event of a practice session's stream, narrowed by `type`. Check the stream with `parsePracticeStream` first. */
export const asPracticeEvent = (event: RecordedEvent) => event as RecordedEvent<PracticeEvent>;
