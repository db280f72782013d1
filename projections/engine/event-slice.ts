import type { StoredEvent } from '#events/store/port/event-store.ts';
import type { BatchPlan, FoldedBatch } from './fold-batch.ts';
import type { ParkedKeysByProjection, ParkedRow } from './parked.ts';

/** Events that are folded and written together. */
export interface EventSlice {
  readonly events: readonly StoredEvent[];
  /** The position up to which the log has been read. */
  readonly position: bigint;
  /** The plans of all projections, if they have been computed before. */
  readonly plans?: readonly BatchPlan[];
}

/** A slice with the rows that result from it, before they are written. */
export interface FoldedSlice extends EventSlice {
  readonly folded: readonly FoldedBatch[];
  readonly parkedRows: readonly ParkedRow[];
  /** All parked keys, including those of this slice. */
  readonly parked: ParkedKeysByProjection;
}
