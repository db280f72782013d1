import type { CaughtUpMark, EventBatch, EventHeader, EventStore, SubscriptionSource } from './event-store.ts';

/** Yields the batches from a position up to the present end of the log. Throws what `subscribe` throws. */
export const readLogToEnd = (
  store: EventStore,
  after = 0n,
  source: SubscriptionSource = 'any',
): AsyncGenerator<EventBatch, void, undefined> => readToEnd((signal) => store.subscribe(after, signal, source));

/** The same without the texts of the events, read from the storage. */
export const readHeadersToEnd = (
  store: EventStore,
  after = 0n,
): AsyncGenerator<EventBatch<EventHeader>, void, undefined> =>
  readToEnd((signal) => store.subscribeToHeaders(after, signal));

/**
 * The events of some kinds of streams, or of all streams if the store cannot leave out the others. Throws LogGapError if an
 * event of any stream is missing, and what `subscribe` throws.
 */
export async function* readStreamKindsToEnd(
  store: EventStore,
  kinds: readonly string[],
): AsyncGenerator<EventBatch, void, undefined> {
  const { readStreamKinds } = store;
  const upTo = await store.head();
  yield* readStreamKinds ? readToEnd((signal) => readStreamKinds(kinds, upTo, signal)) : readLogToEnd(store);
}

async function* readToEnd<Event>(
  subscribe: (signal: AbortSignal) => AsyncIterable<EventBatch<Event> | CaughtUpMark>,
): AsyncGenerator<EventBatch<Event>, void, undefined> {
  const reading = new AbortController();
  try {
    for await (const item of subscribe(reading.signal)) {
      if (item.kind === 'caught-up') return;
      yield item;
    }
  } finally {
    reading.abort();
  }
}
