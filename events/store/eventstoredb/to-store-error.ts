import {
  AccessDeniedError,
  InvalidArgumentError,
  MaxAppendSizeExceededError,
  StreamDeletedError,
} from '@eventstore/db-client';
import { GapFound, PositionAhead, StoreUnavailable } from '../port/event-store.ts';

/** Trying again changes nothing. */
const REFUSALS = [AccessDeniedError, InvalidArgumentError, MaxAppendSizeExceededError, StreamDeletedError];

/** A refusal as it is, everything else (no connection, no leader, deadline …) as StoreUnavailable with its cause. */
export const toStoreError = (error: unknown): unknown => {
  if ([StoreUnavailable, GapFound, PositionAhead].some((own) => error instanceof own)) return error;
  if (REFUSALS.some((refusal) => error instanceof refusal)) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new StoreUnavailable(`EventStoreDB did not answer: ${reason}`, { cause: error });
};
