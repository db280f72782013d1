import type { Program } from '#services/program.ts';

/** Milliseconds that an answer waits for the read models. */
export const WAIT_MS = 250;

/** Waits until the read models show what stands in the log now, where the store can tell, or for `WAIT_MS`. */
export async function catchUp({ store, feed }: Pick<Program, 'store' | 'feed'>): Promise<void> {
  const head = await store.head();
  if (head !== undefined) await feed.reached(head, WAIT_MS);
}
