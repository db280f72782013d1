import type { Sql, TransactionSql } from 'postgres';
import { countLogLag } from '#events/store/port/count-log-lag.ts';
import type { EventStore, StoredEvent } from '#events/store/port/event-store.ts';
import { type ParkedKeysByProjection, readParkedKeys } from './parked.ts';

/** Another process took the schema over or swapped it, so nothing of the batch was written. */
export class CheckpointFencedError extends Error {
  override readonly name = 'CheckpointFencedError';
}

/**
 * Ends transactions that lock the checkpoint of a process that hangs, so that they do not block its successor for longer than
 * its lease lasts.
 */
export const IDLE_TRANSACTION_TIMEOUT = '3s';

/** The place up to which the log has been folded into a schema. */
export interface Checkpoint {
  readonly position: bigint;
  /** The fencing token: a UUID that changes each time a runner takes the schema over. */
  readonly generation: string;
  /** The last folded event, in the form of formatLastEvent; null before the first. */
  readonly lastEvent: string | null;
}

/** What is needed to check that the log still contains the events up to a position; see isCheckpointInLog. */
export type CommittedPosition = Pick<Checkpoint, 'position' | 'lastEvent'>;

/** The state from which a runner continues: the checkpoint of its schema and the parked keys. */
export interface FoldProgress extends Checkpoint {
  readonly schema: string;
  readonly parked: ParkedKeysByProjection;
  /** True if the tables were empty at the start and only this fold has written to them. */
  readonly empty?: boolean;
}

/**
 * Takes the checkpoint over with a new generation, which fences every other runner of this schema. Undefined if the schema
 * or its checkpoint is missing.
 */
export const takeOverCheckpoint = async (sql: Sql, schema: string): Promise<FoldProgress | undefined> => {
  const rows = await sql<{ position: string; generation: string; lastEvent: string | null }[]>`
    update ${sql(schema)}.checkpoint set generation = gen_random_uuid()
    returning position::text, generation, last_event as "lastEvent"`;
  const [row] = rows;
  return row && { schema, ...row, position: BigInt(row.position), parked: await readParkedKeys(sql, schema) };
};

/** Called in the transaction that discards read models because the log was restored from an older backup. */
export type OnLogRestored = (transaction: TransactionSql) => Promise<unknown>;

/**
 * Deletes a checkpoint whose events the log has lost, so that the next copy that folds into the schema creates it again. It
 * deletes nothing if another copy has moved or replaced the checkpoint since it was read.
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

/** Throws CheckpointFencedError unless the checkpoint still has this position and generation. */
export const checkFence = async (
  sql: Sql | TransactionSql,
  { schema, position, generation }: FoldProgress,
): Promise<void> => {
  const found = await sql`
    select from ${sql(schema)}.checkpoint where position = ${String(position)} and generation = ${generation}`;
  if (found.count !== 1) throw createCheckpointFencedError(schema, position);
};

/**
 * Moves the checkpoint in the transaction that writes the rows. Throws CheckpointFencedError unless it still has the
 * position and generation of `progress`.
 */
export const moveCheckpoint = async (
  transaction: TransactionSql,
  { schema, position, generation }: FoldProgress,
  to: CommittedPosition,
): Promise<void> => {
  const moved = await transaction`
    update ${transaction(schema)}.checkpoint set position = ${String(to.position)}, last_event = ${to.lastEvent}
    where position = ${String(position)} and generation = ${generation}`.execute();
  if (moved.count !== 1) throw createCheckpointFencedError(schema, position);
};

/** The error for a schema whose checkpoint is no longer the one at this position. */
export const createCheckpointFencedError = (schema: string, position: bigint): CheckpointFencedError =>
  new CheckpointFencedError(
    `another process moved or replaced the checkpoint of ${schema} at position ${position}; start again from the checkpoint`,
  );

/** The position up to which the log has been folded into a schema; undefined if the schema or checkpoint is missing. */
export const readCheckpointPosition = async (sql: Sql, schema: string): Promise<bigint | undefined> =>
  (await readCheckpoint(sql, schema))?.position;

/** Undefined if the schema or its checkpoint is missing. */
export const readCheckpoint = async (sql: Sql, schema: string): Promise<Checkpoint | undefined> => {
  const [found] = await sql<{ exists: boolean }[]>`
    select to_regclass(${`${schema}.checkpoint`}) is not null as exists`;
  if (!found?.exists) return undefined;
  const [row] = await sql<{ position: string; generation: string; lastEvent: string | null }[]>`
    select position::text, generation, last_event as "lastEvent" from ${sql(schema)}.checkpoint`;
  return row && { ...row, position: BigInt(row.position) };
};

/** The last of these events in the form that the checkpoint stores; undefined if there is none. */
export const formatLastEvent = (events: readonly StoredEvent[]): string | undefined => {
  const last = events.at(-1);
  return last && formatEventRef(last);
};

/** The place and id of an event, by which the log can be asked whether it holds the event. */
export const formatEventRef = ({ stream, version, id }: Pick<StoredEvent, 'stream' | 'version' | 'id'>): string =>
  JSON.stringify([stream, version, id]);

/** The place and id of an event in the form of formatLastEvent. */
export const parseLastEvent = (text: string): Pick<StoredEvent, 'stream' | 'version' | 'id'> => {
  const [stream, version, id] = JSON.parse(text) as [string, number, string];
  return { stream, version, id };
};

/**
 * True if the log still contains the events up to a checkpoint; a log that was restored from an older backup may not. The
 * read models and each reactor check their own checkpoint, because one that was behind the backup has lost nothing. Throws
 * StoreUnavailableError, and the reason of the signal.
 */
export const isCheckpointInLog = async (
  store: EventStore,
  { position, lastEvent }: CommittedPosition,
  signal?: AbortSignal,
): Promise<boolean> => {
  // A restored log with newer events may be longer than before, but it has another event at this version.
  if (lastEvent !== null) {
    const { stream, version, id } = parseLastEvent(lastEvent);
    const [found] = await store.read(stream, version, 1);
    if (found?.id !== id) return false;
  }
  return (await countLogLag(store, position, 1, signal)).kind !== 'ahead';
};
