import {
  AccessDeniedError,
  InvalidArgumentError,
  MaxAppendSizeExceededError,
  StreamDeletedError,
} from '@eventstore/db-client';
import { LogGapError, PositionAheadOfLogError, StoreUnavailableError } from '../port/event-store.ts';

/** Errors that a retry cannot cure. */
const REFUSALS = [AccessDeniedError, InvalidArgumentError, MaxAppendSizeExceededError, StreamDeletedError];

/** Returns a refusal unchanged, and any other error (no connection, no leader, deadline …) as StoreUnavailableError. */
export const toStoreError = (error: unknown): unknown => {
  if ([StoreUnavailableError, LogGapError, PositionAheadOfLogError].some((own) => error instanceof own)) return error;
  if (REFUSALS.some((refusal) => error instanceof refusal)) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new StoreUnavailableError(`EventStoreDB is unavailable: ${reason}`, { cause: error });
};
