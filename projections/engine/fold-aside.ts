/** Folds the log into tables of its own that serve nobody, so that those that serve can be compared with them. */
import type { Sql } from 'postgres';
import type { KeyRing } from '#events/record/keys.ts';
import type { Batch, CaughtUp, EventStore } from '#events/store/event-store.ts';
import { Bulk } from './bulk.ts';
import { type Progress, takeOver } from './checkpoint.ts';
import { foldLog } from './fold-log.ts';
import { dropIndexes } from './indexes.ts';
import type { Projection } from './projection.ts';
import { createReadSchema } from './read-schema.ts';
import { RowUnfit } from './row-unfit.ts';

interface FoldAsideOptions {
  readonly sql: Sql;
  readonly store: EventStore;
  readonly keys: KeyRing;
  readonly projections: readonly Projection[];
}

export interface FoldedAside {
  /** How far the log was folded: to the position asked for, or to the end of a log that ends before it. */
  readonly position: bigint;
  /** Folds on to a later position. */
  foldTo(position: bigint): Promise<FoldedAside>;
}

/**
 * Makes the schema anew and folds the log into it up to a position. The tables are not logged and have no indexes but the
 * keys by which rows are looked up. Throws GapFound, StoreUnavailable.
 */
export const foldAside = async (options: FoldAsideOptions, schema: string, upTo: bigint): Promise<FoldedAside> => {
  try {
    const start = await prepare(options, schema, 'dropped');
    await using bulk = await Bulk.begin(options.sql, start, options.projections);
    const progress = await foldTo({ ...options, bulk }, start, upTo);
    await bulk.finish(progress);
    return foldedAside(options, progress);
  } catch (error) {
    if (!(error instanceof RowUnfit)) throw error;
    // somewhere a row is refused: begun again the way that finds it and parks it
    const start = await prepare(options, schema, 'kept');
    return foldedAside(options, await foldTo(options, start, upTo));
  }
};

const foldedAside = (options: FoldAsideOptions, { empty: _, ...progress }: Progress): FoldedAside => ({
  position: progress.position,
  foldTo: async (position) => foldedAside(options, await foldTo(options, progress, position)),
});

const prepare = async (
  { sql, projections }: FoldAsideOptions,
  schema: string,
  journalKeys: 'dropped' | 'kept',
): Promise<Progress> => {
  await sql.begin((transaction) => createReadSchema(transaction, schema, projections, 'aside'));
  await dropIndexes(sql, schema, projections, journalKeys);
  for (const { table } of projections.flatMap(({ tables }) => tables)) {
    await sql`alter table ${sql(schema)}.${sql(table)} set unlogged`;
  }
  return { ...((await takeOver(sql, schema)) as Progress), empty: true };
};

const foldTo = async (
  options: FoldAsideOptions & { readonly bulk?: Bulk },
  progress: Progress,
  upTo: bigint,
): Promise<Progress> => {
  if (progress.position >= upTo) return progress;
  const reading = new AbortController();
  try {
    const log = options.store.subscribe(progress.position, reading.signal, 'stored');
    return await foldLog(options, progress, until(log, upTo), { onWritten: () => {} });
  } finally {
    reading.abort();
  }
};

/** A subscription up to a position, which ends where the log does at the latest. */
async function* until(log: AsyncIterable<Batch | CaughtUp>, upTo: bigint): AsyncGenerator<Batch> {
  for await (const item of log) {
    if (item.kind === 'caught-up') return;
    if (item.position < upTo) yield item;
    else {
      yield { ...item, events: item.events.filter(({ position }) => position <= upTo), position: upTo };
      return;
    }
  }
}
