import { toStudentStream } from '#events/classes/student/student-stream.ts';
import { checkHashChain, createEmptyChainHead } from '#events/record/hash-chain.ts';
import type { EventStore, StoredEvent } from '#events/store/port/event-store.ts';

const EVENTS_AT_ONCE = 500;

/** The events of a student up to a version as the log holds them, with the hash chain checked. Throws RecordFault. */
export const readRawHistory = async (
  store: Pick<EventStore, 'read'>,
  studentId: string,
  version: number,
): Promise<StoredEvent[]> => {
  const stream = toStudentStream(studentId);
  const events: StoredEvent[] = [];
  for (let head = createEmptyChainHead(stream); head.version < version; ) {
    const stored = await store.read(stream, head.version + 1, Math.min(EVENTS_AT_ONCE, version - head.version));
    if (stored.length === 0) throw new Error(`${stream} has no version ${version}`);
    head = checkHashChain(stream, stored, head);
    events.push(...stored);
  }
  return events;
};
