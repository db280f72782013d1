import { StoreUnavailableError } from '#events/store/port/event-store.ts';

/** The status that better-auth gives its own errors, such as `UNAUTHORIZED`; undefined for other errors. */
export const getAuthErrorStatus = (error: unknown): unknown =>
  error instanceof Error && 'status' in error ? error.status : undefined;

/**
 * better-auth hides why it failed. Apart from its arguments it needs only the database, so the fault is reported as one
 * of the database.
 */
export const toAuthFault = (error: unknown): unknown =>
  getAuthErrorStatus(error) === 'INTERNAL_SERVER_ERROR'
    ? new StoreUnavailableError('The accounts cannot be read.', { cause: error })
    : error;
