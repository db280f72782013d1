import type { Sql, TransactionSql } from 'postgres';
import type { EventStore, StoredEvent } from '#events/store/event-store.ts';
import { type Parked, readParked } from './parked.ts';

/** Somebody else folds into this schema, or it was swapped: nothing of the batch was written. */
export class Fenced extends Error {
  override readonly name = 'Fenced';
}

/** What a runner must know to go on: where it is, under which generation, and which rows are parked. */
export interface Progress {
  readonly schema: string;
  readonly position: bigint;
  readonly generation: string;
  readonly parked: Parked;
  /** The last event that was folded; null before the first. */
  readonly lastEvent: string | null;
  /** The tables began empty and nobody else ever wrote to them. */
  readonly empty?: boolean;
}

/**
 * Takes the checkpoint over under a new generation, so that any other runner of this schema is fenced from now on.
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

/** Gives read models up that hold events which the log has lost: whoever folds into the schema next builds it anew. */
export const giveUpReadModels = async (sql: Sql, schema: string, onLogRestored: OnLogRestored): Promise<void> => {
  await sql.begin(async (transaction) => {
    const given = await transaction`delete from ${transaction(schema)}.checkpoint`.execute();
    if (given.count > 0) await onLogRestored(transaction);
  });
};

/** Throws Fenced unless the checkpoint stands as we left it. */
export const checkFence = async (
  sql: Sql | TransactionSql,
  { schema, position, generation }: Progress,
): Promise<void> => {
  const found = await sql`
    select from ${sql(schema)}.checkpoint where position = ${String(position)} and generation = ${generation}`;
  if (found.count !== 1) throw fenced(schema, position);
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
  if (moved.count !== 1) throw fenced(schema, position);
};

export const fenced = (schema: string, position: bigint): Fenced =>
  new Fenced(`the checkpoint of ${schema} is no longer at ${position} as we left it`);

/** How far the log has been folded into a schema; undefined where it does not stand. */
export const readPosition = async (sql: Sql, schema: string): Promise<bigint | undefined> =>
  (await readCheckpoint(sql, schema))?.position;

/** How far the log has been folded into a schema, and the last event of it; undefined where it does not stand. */
export const readCheckpoint = async (
  sql: Sql,
  schema: string,
): Promise<Pick<Progress, 'position' | 'lastEvent'> | undefined> => {
  const [found] = await sql<{ standing: boolean }[]>`
    select to_regclass(${`${schema}.checkpoint`}) is not null as standing`;
  if (!found?.standing) return undefined;
  const [row] = await sql<{ position: string; lastEvent: string | null }[]>`
    select position::text, last_event as "lastEvent" from ${sql(schema)}.checkpoint`;
  return row && { ...row, position: BigInt(row.position) };
};

/** How the checkpoint names the last of these events; undefined where there is none. */
export const lastEventOf = (events: readonly StoredEvent[]): string | undefined => {
  const last = events.at(-1);
  return last && JSON.stringify([last.stream, last.version, last.id]);
};

/** Whether the log still holds the last event that was folded: a log restored from an older backup may not. */
export const holdsLastEvent = async (
  store: Pick<EventStore, 'read'>,
  { lastEvent }: Pick<Progress, 'lastEvent'>,
): Promise<boolean> => {
  if (lastEvent === null) return true;
  const [stream, version, id] = JSON.parse(lastEvent) as [string, number, string];
  const [found] = await store.read(stream, version, 1);
  return found?.id === id;
};
