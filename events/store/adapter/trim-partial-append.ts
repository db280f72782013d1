import type { StoredEvent } from '../port/event-store.ts';

/**
 * Cuts a batch that was read up to a limit where its last append may have begun: the events of an append follow one another
 * in one stream. Undefined where it may have begun before the batch, so that more must be read at once.
 */
export const trimPartialAppend = (events: readonly StoredEvent[]): readonly StoredEvent[] | undefined => {
  const last = events.at(-1);
  const end = events.findLastIndex(({ stream }) => stream !== last?.stream) + 1;
  return end === 0 ? undefined : events.slice(0, end);
};
