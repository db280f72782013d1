import type { EventHeader } from '../port/event-store.ts';

/**
 * Removes the last append from a batch that was read up to a limit, because the limit may have cut the append in two. The
 * events of an append are consecutive and belong to one stream. Returns undefined when that append may fill the whole
 * batch, so that a larger batch must be read.
 */
export const trimPartialAppend = <Event extends EventHeader>(
  events: readonly Event[],
): readonly Event[] | undefined => {
  const last = events.at(-1);
  const end = events.findLastIndex(({ stream }) => stream !== last?.stream) + 1;
  return end === 0 ? undefined : events.slice(0, end);
};
