import type { Sql } from 'postgres';
import type { KeyRing } from '#events/record/key-ring.ts';
import type { BulkLoad } from './bulk-load.ts';
import type { Projection } from './projection.ts';

/** What every step of folding needs. */
export interface Folder {
  readonly sql: Sql;
  readonly keys: KeyRing;
  readonly projections: readonly Projection[];
  /** Where a rebuild writes its batches, as long as it is open. */
  readonly bulk?: BulkLoad | undefined;
}
