import { isEventOf } from '#events/catalogue/event-catalogue.ts';
import { type StudentEvent, studentEvents } from '#events/classes/student/events.ts';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import { BoundedMap } from '#events/kernel/bounded-map.ts';
import type { RecordedEvent } from '#events/kernel/recorded-event.ts';
import { checkHashChain, createEmptyChainHead } from '#events/record/hash-chain.ts';
import { parseStoredEvent } from '#events/record/unseal-events.ts';
import type { EventStore, StoredEvent } from '#events/store/port/event-store.ts';
import { retryWhileUnavailable } from '#services/core/command/retry-while-unavailable.ts';

/** Events per read. Between two reads the program answers other requests. */
const EVENTS_AT_ONCE = 500;

/**
 * The 20,000 events that were validated last, by their hash, because an owner asks for one history again and again. Two events
 * with the same hash have the same texts, so an entry is used only after the chain has been checked. Personal texts stay sealed
 * in it.
 */
const parsedByHash = new BoundedMap<string, ReturnType<typeof parseStoredEvent>>(20_000);

const parseCheckedEvent = (stored: StoredEvent): ReturnType<typeof parseStoredEvent> => {
  const known = parsedByHash.get(stored.hash);
  // The hash does not cover the position, which differs between stores.
  if (known?.position === stored.position) return known;
  const parsed = parseStoredEvent(stored);
  parsedByHash.set(stored.hash, parsed);
  return parsed;
};

/**
 * All events of a student in the order of the stream, with the hash chain checked and each event validated. Personal texts
 * stay sealed, so that a missing key does not hide the numbers. Throws RecordFault, StoreUnavailableError.
 */
export const readStudentEvents = async (
  store: Pick<EventStore, 'read'>,
  studentId: string,
): Promise<RecordedEvent<StudentEvent>[]> => {
  const stream = toStudentStream(studentId);
  const events: RecordedEvent<StudentEvent>[] = [];
  const readFrom = (version: number) => retryWhileUnavailable(() => store.read(stream, version, EVENTS_AT_ONCE));
  let next = readFrom(1);
  for (let head = createEmptyChainHead(stream); ; ) {
    const stored = await next;
    // The next events are read while these are handled.
    if (stored.length === EVENTS_AT_ONCE) next = readFrom(head.version + 1 + EVENTS_AT_ONCE);
    next.catch(() => undefined);
    head = checkHashChain(stream, stored, head);
    for (const each of stored) {
      const event = parseCheckedEvent(each);
      if (isEventOf(studentEvents, event)) events.push(event);
    }
    if (stored.length < EVENTS_AT_ONCE) return events;
  }
};
