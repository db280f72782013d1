import type { EventBatch, EventStore, SubscriptionSource } from './event-store.ts';

/** Yields the batches from a position up to the present end of the log. Throws what `subscribe` throws. */
export async function* readLogToEnd(
  store: EventStore,
  after = 0n,
  source: SubscriptionSource = 'any',
): AsyncGenerator<EventBatch, void, undefined> {
  const reading = new AbortController();
  try {
    for await (const item of store.subscribe(after, reading.signal, source)) {
      if (item.kind === 'caught-up') return;
      yield item;
    }
  } finally {
    reading.abort();
  }
}
