import { StoreUnavailableError } from '#events/store/port/event-store.ts';

/**
 * The name of the HTTP status that better-auth puts in its errors, such as `UNAUTHORIZED`, not the number; undefined for an
 * error without one.
 */
export const getAuthErrorStatusName = (error: unknown): string | undefined =>
  error instanceof Error && 'status' in error && typeof error.status === 'string' ? error.status : undefined;

/**
 * better-auth hides why it failed. Apart from its arguments it needs only the database, so the fault is reported as one
 * of the database.
 */
export const toAuthFault = (error: unknown): unknown =>
  getAuthErrorStatusName(error) === 'INTERNAL_SERVER_ERROR'
    ? new StoreUnavailableError('The accounts cannot be read.', { cause: error })
    : error;
