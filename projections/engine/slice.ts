import type { Sql } from 'postgres';
import type { KeyRing } from '#events/record/key-ring.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import type { Bulk } from './bulk.ts';
import { type Plan, planBatch } from './fold-batch.ts';
import { type Projection, streamKind } from './projection.ts';
import { openFor, viewAll } from './viewed.ts';

/** What every step of folding needs. */
export interface Folder {
  readonly sql: Sql;
  readonly keys: KeyRing;
  readonly projections: readonly Projection[];
  /** Where a rebuild writes its batches, as long as it is open. */
  readonly bulk?: Bulk | undefined;
}

/** Events that are folded and written together. */
export interface Slice {
  readonly events: readonly StoredEvent[];
  /** How far the log has been read with them. */
  readonly position: bigint;
  /** The events as each projection sees them, where that has been worked out before. */
  readonly plans?: readonly Plan[];
}

/** Parses events, opens what must be opened, and finds the rows they touch. */
export const planAll = ({ keys, projections }: Folder, events: readonly StoredEvent[]): Promise<Plan[]> => {
  const viewed = viewAll(events);
  const kinds = viewed.map(({ stored }) => streamKind(stored.stream));
  const plan = async (projection: Projection) => {
    const { streams } = projection;
    const own = streams ? viewed.filter((_, index) => streams.includes(kinds[index] as string)) : viewed;
    return planBatch(projection, await openFor(projection, own, keys));
  };
  return Promise.all(projections.map(plan));
};
