import type { AppendOutcome, EventToAppend, StoredEvent } from '../port/event-store.ts';
import { toRawText } from '../port/stored-text.ts';

interface RefusedAppend {
  readonly stream: string;
  readonly events: readonly EventToAppend[];
  /** The version that the append expected. */
  readonly version: number;
  /** The version that the stream has. */
  readonly current: number;
}

/**
 * The outcome of an append that the store could not write. `known` holds, for each of its events, the stored event with
 * the same id. A retry of an append that was already written gets its original outcome.
 */
export const toRefusedAppendOutcome = (
  { stream, events, version, current }: RefusedAppend,
  known: readonly (StoredEvent | undefined)[],
): AppendOutcome => {
  const isIdTaken = known.some(
    (stored, index) => stored && !isSameEvent(stored, stream, version + index + 1, events[index]),
  );
  if (isIdTaken) return { status: 'id-taken' };
  const last = known.at(-1);
  if (known.includes(undefined) || !last) return { status: 'conflict', version: current };
  return { status: 'appended', version: last.version, position: last.position };
};

const isSameEvent = (stored: StoredEvent, stream: string, version: number, event: EventToAppend | undefined): boolean =>
  stored.stream === stream &&
  stored.version === version &&
  stored.type === event?.type &&
  stored.schemaVersion === event.schemaVersion &&
  stored.recordedAt === event.recordedAt &&
  toRawText(stored.metadata) === event.metadata &&
  toRawText(stored.data) === event.data &&
  stored.hash === event.hash;
