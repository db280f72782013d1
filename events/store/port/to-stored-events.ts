import type { AppendOutcome, EventToAppend, StoredEvent } from './event-store.ts';
import { toStoredEvent } from './stored-text.ts';

/** The events of an append as they are stored, on a store whose positions are consecutive. */
export const toConsecutiveStoredEvents = (
  stream: string,
  events: readonly EventToAppend[],
  { version, position }: Extract<AppendOutcome, { status: 'appended' }>,
): StoredEvent[] =>
  events.map((event, index) => {
    const after = events.length - 1 - index;
    return toStoredEvent({ ...event, stream, version: version - after, position: position - BigInt(after) });
  });

/** The events of an append on any store. All get the position of the last one, since not every store gives the others. */
export const toStoredEventsAtOnePosition = (
  stream: string,
  events: readonly EventToAppend[],
  { version, position }: Extract<AppendOutcome, { status: 'appended' }>,
): StoredEvent[] =>
  events.map((event, index) =>
    toStoredEvent({ ...event, stream, version: version - events.length + index + 1, position }),
  );
