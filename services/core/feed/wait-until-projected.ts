import { raceTimeout, TIMED_OUT } from '#events/kernel/race-timeout.ts';
import { type EventStore, StoreUnavailableError } from '#events/store/port/event-store.ts';
import type { LogGap } from '#services/core/event-log/log-gap.ts';
import type { Feed } from './feed.ts';

/** Milliseconds that a list waits until the read models reach the position its reader has already seen; then it shows older rows. */
export const LIST_WAIT_MS = 250;
/**
 * How long an answer waits that would be wrong without the newest events, such as “no profile” right after an enrolment. It
 * is shorter than the timeout of a request (10 s).
 */
const PROJECTION_TIMEOUT_MS = 5_000;

export interface WaitContext {
  readonly feed: Pick<Feed, 'waitForPosition'>;
  readonly logGap: Pick<LogGap, 'message'>;
}

/** Waits until the read models have reached a position. Behind a gap in the log they cannot, so the wait is short then. */
export const waitUntilProjected = ({ feed, logGap }: WaitContext, position: bigint): Promise<bigint> =>
  feed.waitForPosition(position, logGap.message() === undefined ? PROJECTION_TIMEOUT_MS : LIST_WAIT_MS);

/**
 * Waits until the read models have reached the current end of the log. If the event store is unavailable, it returns at
 * once, because nothing new can be written that the read models could miss.
 */
export async function waitUntilLogIsProjected(context: WaitContext & { readonly store: EventStore }): Promise<void> {
  const head = await raceTimeout(context.store.head(), PROJECTION_TIMEOUT_MS).catch(
    (error: unknown): typeof TIMED_OUT => {
      if (error instanceof StoreUnavailableError) return TIMED_OUT;
      throw error;
    },
  );
  if (head !== TIMED_OUT) await waitUntilProjected(context, head);
}
