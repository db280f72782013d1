import { StoreUnavailable } from '#events/store/event-store.ts';
import { within } from '#events/store/in-time.ts';
import type { Program } from '#services/program.ts';

/** Milliseconds that an answer waits for the read models. */
export const WAIT_MS = 250;

/**
 * Waits until the read models show what stands in the log now, or for `WAIT_MS`. While the event store cannot be reached,
 * nothing new is written that an answer could miss, so it is given from the read models as they are.
 */
export async function catchUp({ store, feed }: Pick<Program, 'store' | 'feed'>): Promise<void> {
  const reached = store.head().then((head) => feed.waitForPosition(head, WAIT_MS));
  await within(reached, 2 * WAIT_MS).catch((error: unknown) => {
    if (!(error instanceof StoreUnavailable)) throw error;
  });
}
