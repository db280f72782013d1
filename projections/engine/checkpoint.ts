import type { Sql, TransactionSql } from 'postgres';
import type { EventStore, StoredEvent } from '#events/store/port/event-store.ts';
import { readLag } from '#events/store/port/read-lag.ts';
import { type Parked, readParked } from './parked.ts';

/** Somebody else folds into this schema, or it was swapped: nothing of the batch was written. */
export class Fenced extends Error {
  override readonly name = 'Fenced';
}

/** How far the log has been folded into a schema. */
export interface Checkpoint {
  readonly position: bigint;
  /** Another one each time a runner takes the schema over. */
  readonly generation: string;
  /** The last event that was folded; null before the first. */
  readonly lastEvent: string | null;
}

/** What a runner must know to go on: its checkpoint, and which rows are parked. */
export interface Progress extends Checkpoint {
  readonly schema: string;
  readonly parked: Parked;
  /** The tables began empty and nobody else ever wrote to them. */
  readonly empty?: boolean;
}

/**
 * Takes the checkpoint over under a new generation, so that any other runner of this schema is toFenced from now on.
 * Undefined where the schema or its checkpoint is missing.
 */
export const takeOver = async (sql: Sql, schema: string): Promise<Progress | undefined> => {
  const rows = await sql<{ position: string; generation: string; lastEvent: string | null }[]>`
    update ${sql(schema)}.checkpoint set generation = gen_random_uuid()
    returning position::text, generation, last_event as "lastEvent"`;
  const [row] = rows;
  return row && { schema, ...row, position: BigInt(row.position), parked: await readParked(sql, schema) };
};

/** Called in the transaction that gives read models up because the log was restored from an older backup. */
export type OnLogRestored = (transaction: TransactionSql) => Promise<unknown>;

/**
 * Deletes a checkpoint whose events the log has lost: the next copy that folds into the schema builds it anew. Nothing is
 * deleted where another copy has moved or replaced the checkpoint since it was read.
 */
export const deleteCheckpoint = async (
  sql: Sql,
  schema: string,
  { position, generation }: Checkpoint,
  onLogRestored: OnLogRestored,
): Promise<void> => {
  await sql.begin(async (transaction) => {
    const deleted = await transaction`
      delete from ${transaction(schema)}.checkpoint
      where position = ${String(position)} and generation = ${generation}`.execute();
    if (deleted.count > 0) await onLogRestored(transaction);
  });
};

/** Throws Fenced unless the checkpoint stands as we left it. */
export const checkFence = async (
  sql: Sql | TransactionSql,
  { schema, position, generation }: Progress,
): Promise<void> => {
  const found = await sql`
    select from ${sql(schema)}.checkpoint where position = ${String(position)} and generation = ${generation}`;
  if (found.count !== 1) throw toFenced(schema, position);
};

/** Moves the checkpoint within the transaction that writes the rows. Throws Fenced unless it stands as we left it. */
export const moveCheckpoint = async (
  transaction: TransactionSql,
  { schema, position, generation }: Progress,
  to: Pick<Progress, 'position' | 'lastEvent'>,
): Promise<void> => {
  const moved = await transaction`
    update ${transaction(schema)}.checkpoint set position = ${String(to.position)}, last_event = ${to.lastEvent}
    where position = ${String(position)} and generation = ${generation}`.execute();
  if (moved.count !== 1) throw toFenced(schema, position);
};

export const toFenced = (schema: string, position: bigint): Fenced =>
  new Fenced(`the checkpoint of ${schema} is no longer at ${position} as we left it`);

/** How far the log has been folded into a schema; undefined where it does not stand. */
export const readPosition = async (sql: Sql, schema: string): Promise<bigint | undefined> =>
  (await readCheckpoint(sql, schema))?.position;

/** Undefined where the schema or its checkpoint is missing. */
export const readCheckpoint = async (sql: Sql, schema: string): Promise<Checkpoint | undefined> => {
  const [found] = await sql<{ standing: boolean }[]>`
    select to_regclass(${`${schema}.checkpoint`}) is not null as standing`;
  if (!found?.standing) return undefined;
  const [row] = await sql<{ position: string; generation: string; lastEvent: string | null }[]>`
    select position::text, generation, last_event as "lastEvent" from ${sql(schema)}.checkpoint`;
  return row && { ...row, position: BigInt(row.position) };
};

/** How the checkpoint names the last of these events; undefined where there is none. */
export const lastEventOf = (events: readonly StoredEvent[]): string | undefined => {
  const last = events.at(-1);
  return last && JSON.stringify([last.stream, last.version, last.id]);
};

/**
 * Whether the log still holds what was read up to a checkpoint; a log that was restored from an older backup may not. The
 * read models and each reactor ask this of their own checkpoint: one that was behind the backup has lost nothing, whatever
 * the others have read. Throws StoreUnavailable, and the reason of the signal.
 */
export const isInLog = async (
  store: EventStore,
  { position, lastEvent }: Pick<Checkpoint, 'position' | 'lastEvent'>,
  signal?: AbortSignal,
): Promise<boolean> => {
  // A log that was written to since may be longer than before, and hold another event in this place.
  if (lastEvent !== null) {
    const [stream, version, id] = JSON.parse(lastEvent) as [string, number, string];
    const [found] = await store.read(stream, version, 1);
    if (found?.id !== id) return false;
  }
  return (await readLag(store, position, 1, signal)).kind !== 'ahead';
};
