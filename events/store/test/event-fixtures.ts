import type { EventStore, EventToAppend, StoredEvent } from '../port/event-store.ts';
import { toEventToAppend } from '../port/stored-text.ts';
import { createInMemoryEventStore } from './in-memory-event-store.ts';

/** An event as the record writes it. A case can replace any of its texts. */
export const createEventFixture = (texts: Partial<EventToAppend> = {}): EventToAppend => ({
  id: crypto.randomUUID(),
  type: 'ClassesAdjusted',
  schemaVersion: 1,
  recordedAt: '2026-11-21T03:45:00.000Z',
  metadata: '{"commandId":"c","actor":{"id":"a","role":"tutor"}}',
  data: '{"classes":1}',
  hash: 'ab'.repeat(32),
  ...texts,
});

export const createEventFixtures = (count: number): EventToAppend[] =>
  Array.from({ length: count }, () => createEventFixture());

/** The parts of a stored event that its append contained, without the fields that the store added. */
export const toAppendedContent = ({ id, type, schemaVersion, recordedAt, metadata, data, hash }: StoredEvent) => ({
  id,
  type,
  schemaVersion,
  recordedAt,
  metadata,
  data,
  hash,
});

/** The next `count` events that a subscriber gets after a position. */
export const takeEvents = async (store: EventStore, count: number, after = 0n): Promise<StoredEvent[]> => {
  const taken: StoredEvent[] = [];
  for await (const message of store.subscribe(after, AbortSignal.timeout(20_000))) {
    if (message.kind === 'batch') taken.push(...message.events);
    if (taken.length >= count) return taken;
  }
  throw new Error(`Only ${taken.length} of ${count} events came within 20 s.`);
};

/** The events after a position up to the first caught-up mark, and the position of the mark. */
export const takeUntilCaughtUp = async (store: EventStore, after = 0n) => {
  const events: StoredEvent[] = [];
  for await (const message of store.subscribe(after, AbortSignal.timeout(20_000))) {
    if (message.kind === 'caught-up') return { events, position: message.position };
    events.push(...message.events);
  }
  throw new Error('No caught-up mark came within 20 s.');
};

/** A log in memory with the first `count` events of another one, as an older backup has them. */
export const copyFirstEvents = async (from: EventStore, count: number): Promise<EventStore> => {
  const copy = createInMemoryEventStore();
  const { events } = await takeUntilCaughtUp(from);
  for (const event of events.slice(0, count))
    await copy.append(event.stream, [toEventToAppend(event)], event.version === 1 ? 'no-stream' : event.version - 1);
  return copy;
};
