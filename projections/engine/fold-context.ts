import type { Sql } from 'postgres';
import type { KeyRing } from '#events/record/key-ring.ts';
import type { BulkLoad } from './bulk-load.ts';
import type { Projection } from './projection.ts';

/** The dependencies of every step of a fold. */
export interface FoldContext {
  readonly sql: Sql;
  readonly keys: KeyRing;
  readonly projections: readonly Projection[];
  /** The bulk load of a rebuild, which receives the batches while it is open; undefined otherwise. */
  readonly bulk?: BulkLoad | undefined;
}
