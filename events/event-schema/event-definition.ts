import type { z } from 'zod';

/** One event type: the schema of its current version, and how older versions become the next one. */
export interface CatalogueEntry {
  readonly schema: z.ZodType;
  /** The current schema version; 1 for a type that never changed. */
  readonly version: number;
  /**
   * The first makes version 2 of version 1, and so on. They may move personal values but not look into them, since these
   * can be sealed when upcast.
   */
  // biome-ignore lint/suspicious/noExplicitAny: the shape of an old version stands nowhere but in its upcaster
  readonly upcasters: readonly ((data: any) => unknown)[];
}

export type Catalogue = Readonly<Record<string, CatalogueEntry>>;
