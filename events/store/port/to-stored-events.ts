import type { AppendOutcome, EventToAppend, StoredEvent } from './event-store.ts';
import { toStoredEvent } from './stored-text.ts';

/** What stands in the log after an append that the store has compared: its events, one after the other. */
export const toStoredEvents = (
  stream: string,
  events: readonly EventToAppend[],
  { version, position }: Extract<AppendOutcome, { status: 'appended' }>,
): StoredEvent[] =>
  events.map((event, index) => {
    const after = events.length - 1 - index;
    return toStoredEvent({ ...event, stream, version: version - after, position: position - BigInt(after) });
  });

/** The events of an append on any store, each with the position of the last one: the others are not known on every store. */
export const toAppendedEvents = (
  stream: string,
  events: readonly EventToAppend[],
  { version, position }: Extract<AppendOutcome, { status: 'appended' }>,
): StoredEvent[] =>
  events.map((event, index) =>
    toStoredEvent({ ...event, stream, version: version - events.length + index + 1, position }),
  );
