import { setTimeout as sleep } from 'node:timers/promises';
import { StoreUnavailable } from '#events/store/event-store.ts';

/** Milliseconds after which a look-up whose connection was lost is given up; a good one takes two. */
const LOST_AFTER_MS = 5_000;

/** What better-auth says of its own errors, `UNAUTHORIZED` for example; undefined for others. */
export const statusOf = (error: unknown): unknown =>
  error instanceof Error && 'status' in error ? error.status : undefined;

/** better-auth hides why it failed; what it needs beside its arguments is the database alone. */
export const authFault = (error: unknown): unknown =>
  statusOf(error) === 'INTERNAL_SERVER_ERROR'
    ? new StoreUnavailable('The accounts cannot be read.', { cause: error })
    : error;

/** What comes within five seconds. Throws StoreUnavailable when nothing does. */
export const inTime = async <T>(work: Promise<T>): Promise<T> => {
  const waiting = new AbortController();
  const late = sleep(LOST_AFTER_MS, undefined, { signal: waiting.signal }).then(
    () => Promise.reject(new StoreUnavailable('The accounts did not answer in time.')),
    () => work,
  );
  try {
    return await Promise.race([work, late]);
  } finally {
    waiting.abort();
  }
};
