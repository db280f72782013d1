import { raceTimeout, TIMED_OUT } from '#events/async/race-timeout.ts';
import { type EventStore, StoreUnavailable } from '#events/store/port/event-store.ts';
import type { LogGap } from '#services/event-log/log-gap.ts';
import type { Feed } from './feed.ts';

/** Milliseconds that a list waits for what its reader has seen already; then it shows the rows that there are. */
export const WAIT_MS = 250;
/**
 * Milliseconds that an answer waits which would be wrong without the newest events, such as “no profile” for somebody who was
 * enrolled a moment ago. A request is given up after 10 s.
 */
const SHOWN_MS_MAX = 5_000;

interface Reading {
  readonly feed: Pick<Feed, 'waitForPosition'>;
  readonly logGap: Pick<LogGap, 'message'>;
}

/** Waits until the read models show a position. Beyond a gap in the log they never will, and the answer is given soon. */
export const waitUntilShown = ({ feed, logGap }: Reading, position: bigint): Promise<bigint> =>
  feed.waitForPosition(position, logGap.message() === undefined ? SHOWN_MS_MAX : WAIT_MS);

/**
 * Waits until the read models show what stands in the log now. While the event store cannot be reached, nothing new is
 * written that an answer could miss, so it is given from the read models as they are.
 */
export async function waitUntilCaughtUp(context: Reading & { readonly store: EventStore }): Promise<void> {
  const head = await raceTimeout(context.store.head(), SHOWN_MS_MAX).catch((error: unknown): typeof TIMED_OUT => {
    if (error instanceof StoreUnavailable) return TIMED_OUT;
    throw error;
  });
  if (head !== TIMED_OUT) await waitUntilShown(context, head);
}
