import type { AppendOutcome, EventToAppend, StoredEvent } from '../port/event-store.ts';
import { toRawText } from '../port/stored-text.ts';

interface RefusedAppend {
  readonly stream: string;
  readonly events: readonly EventToAppend[];
  /** The version that the append expected, and the one that the stream has. */
  readonly version: number;
  readonly current: number;
}

/**
 * The answer to an append that cannot be written as it is asked for. `known` holds, for each of its events, what the log
 * has under the same id: the same append asked for again answers as it did then.
 */
export const judgeRefusedAppend = (
  { stream, events, version, current }: RefusedAppend,
  known: readonly (StoredEvent | undefined)[],
): AppendOutcome => {
  const taken = known.some((stored, index) => stored && !isSame(stored, stream, version + index + 1, events[index]));
  if (taken) return { status: 'id-taken' };
  const last = known.at(-1);
  if (known.includes(undefined) || !last) return { status: 'conflict', version: current };
  return { status: 'appended', version: last.version, position: last.position };
};

const isSame = (stored: StoredEvent, stream: string, version: number, event: EventToAppend | undefined): boolean =>
  stored.stream === stream &&
  stored.version === version &&
  stored.type === event?.type &&
  stored.schemaVersion === event.schemaVersion &&
  stored.recordedAt === event.recordedAt &&
  toRawText(stored.metadata) === event.metadata &&
  toRawText(stored.data) === event.data &&
  stored.hash === event.hash;
