import { StoreUnavailable } from '#events/store/port/event-store.ts';

/** What better-auth says of its own errors, `UNAUTHORIZED` for example; undefined for others. */
export const statusOf = (error: unknown): unknown =>
  error instanceof Error && 'status' in error ? error.status : undefined;

/** better-auth hides why it failed; what it needs beside its arguments is the database alone. */
export const authFault = (error: unknown): unknown =>
  statusOf(error) === 'INTERNAL_SERVER_ERROR'
    ? new StoreUnavailable('The accounts cannot be read.', { cause: error })
    : error;
