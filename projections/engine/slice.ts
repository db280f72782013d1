import type { StoredEvent } from '#events/store/port/event-store.ts';
import type { FoldedBatch, Plan } from './fold-batch.ts';
import type { Parked, ParkedRow } from './parked.ts';

/** Events that are folded and written together. */
export interface Slice {
  readonly events: readonly StoredEvent[];
  /** How far the log has been read with them. */
  readonly position: bigint;
  /** The events as each projection sees them, where that has been worked out before. */
  readonly plans?: readonly Plan[];
}

/** What a slice makes of the tables, not written yet. */
export interface FoldedSlice extends Slice {
  readonly folded: readonly FoldedBatch[];
  readonly parkedRows: readonly ParkedRow[];
  /** Everything that is parked with this slice. */
  readonly parked: Parked;
}
