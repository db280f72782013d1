import { readFileSync } from 'node:fs';
import type { Sql } from 'postgres';
import {
  type AppendOutcome,
  type EventHeader,
  type EventToAppend,
  LogGapError,
  PositionAheadOfLogError,
  type StoredEvent,
} from '../port/event-store.ts';
import { toStoredEvent } from '../port/stored-text.ts';
import type { CheckedAppend } from './append-queue.ts';
import { toStoreError } from './postgres-errors.ts';

const readStatement = (name: string): string => readFileSync(new URL(`sql/${name}.sql`, import.meta.url), 'utf8');

const APPEND = readStatement('append');
const APPEND_ONE = readStatement('append-one');
const READ_STREAM = readStatement('read-stream');
const READ_LOG = readStatement('read-log');
const READ_LOG_HEADERS = readStatement('read-log-headers');
const READ_LOG_OF_KINDS = readStatement('read-log-of-kinds');
const COUNT_EVENTS = readStatement('count-events');
const HEAD = readStatement('head');

/** Larger than every version of a stream. */
const VERSION_MAX = Number.MAX_SAFE_INTEGER;

/** Columns as the driver returns them: a bigint column as text or bigint, depending on the pool's options. */
type Column = string | number | bigint;
type Parameter = string | number | null;

/**
 * Runs a prepared statement, in one round trip after its first on each connection. Rows are arrays, because looking up
 * column names costs time per row.
 */
const run = async (sql: Sql, text: string, parameters: readonly Parameter[]): Promise<Column[][]> => {
  try {
    return (await sql.unsafe(text, [...parameters], { prepare: true }).values()) as Column[][];
  } catch (error) {
    throw toStoreError(error);
  }
};

/** An event from the columns position, version, id, type, schema_version, recorded_at, metadata, data, hash. */
const parseStoredEvent = (stream: string, row: Column[]): StoredEvent =>
  toStoredEvent({
    position: BigInt(row[0] as Column),
    stream,
    version: Number(row[1]),
    id: row[2] as string,
    type: row[3] as string,
    schemaVersion: row[4] as number,
    recordedAt: row[5] as string,
    metadata: row[6] as string,
    data: row[7] as string,
    hash: row[8] as string,
  });

/** One outcome for each append of the group, in its order. */
export const appendGroup = async (sql: Sql, group: readonly CheckedAppend[]): Promise<AppendOutcome[]> => {
  const [first] = group;
  const rows =
    first && group.length === 1 && first.events.length === 1
      ? await run(sql, APPEND_ONE, toAppendOneParameters(first, first.events[0] as EventToAppend))
      : await run(sql, APPEND, [JSON.stringify(toAppendBatch(group))]);
  return rows.map(parseOutcome);
};

/** The parameters of an append of one event, which most appends are. */
const toAppendOneParameters = ({ stream, expected, lastHash }: CheckedAppend, event: EventToAppend): Parameter[] => [
  stream,
  expected,
  lastHash ?? null,
  event.id,
  event.type,
  event.schemaVersion,
  event.recordedAt,
  event.metadata,
  event.data,
  event.hash,
];

const toAppendBatch = (group: readonly CheckedAppend[]) =>
  group.flatMap(({ stream, events, expected, lastHash: previous }, append) =>
    events.map((event, index) => ({ append, n: index + 1, stream, expected, previous, ...event })),
  );

const parseOutcome = ([status, version, position]: Column[]): AppendOutcome => {
  if (status === 'appended') return { status, version: Number(version), position: BigInt(position as Column) };
  if (status === 'conflict') return { status, version: Number(version) };
  return { status: 'id-taken' };
};

/**
 * The events of a stream in order of version. They are sorted here, because rows of a stream nearly always arrive in order,
 * while the server would copy every row for a sort.
 */
export const readStream = async (
  sql: Sql,
  stream: string,
  fromVersion: number,
  maxCount = VERSION_MAX,
): Promise<StoredEvent[]> => {
  const toVersion = Math.min(fromVersion + maxCount - 1, VERSION_MAX);
  return (await run(sql, READ_STREAM, [stream, fromVersion, toVersion]))
    .map((row) => parseStoredEvent(stream, row))
    .sort((a, b) => a.version - b.version);
};

export type ReadLog<Event> = (sql: Sql, after: bigint, limit: number, lastId?: string) => Promise<Event[]>;

/**
 * Up to `limit` events after a position. Throws LogGapError unless the positions are consecutive. Throws
 * PositionAheadOfLogError if the log ends before the position or holds another event than `lastId` there, because it
 * was restored from an older backup.
 */
export const readLog: ReadLog<StoredEvent> = (sql, after, limit, lastId) =>
  readConsecutive(sql, READ_LOG, (row) => parseStoredEvent(row[9] as string, row), { after, limit, lastId });

/** The same without the texts. */
export const readLogHeaders: ReadLog<EventHeader> = (sql, after, limit, lastId) =>
  readConsecutive(sql, READ_LOG_HEADERS, parseHeader, { after, limit, lastId });

/** The number of events up to a position, and the last position of them; they are equal unless events are missing. */
export const countEvents = async (sql: Sql, upTo: bigint): Promise<{ events: bigint; last: bigint }> => {
  const [row = []] = await run(sql, COUNT_EVENTS, [String(upTo)]);
  return { events: BigInt(row[0] as Column), last: BigInt(row[1] as Column) };
};

/** The events of some kinds of streams after a position, up to another. It does not find gaps. */
export const readLogOfKinds = async (
  sql: Sql,
  after: bigint,
  upTo: bigint,
  kinds: readonly string[],
): Promise<StoredEvent[]> =>
  (await run(sql, READ_LOG_OF_KINDS, [String(after), String(upTo), `{${kinds.join(',')}}`])).map((row) =>
    parseStoredEvent(row[9] as string, row),
  );

/** A header from the columns position, version, id, stream, hash. */
const parseHeader = (row: Column[]): EventHeader => ({
  position: BigInt(row[0] as Column),
  version: Number(row[1]),
  id: row[2] as string,
  stream: row[3] as string,
  hash: row[4] as string,
});

const readConsecutive = async <Event extends EventHeader>(
  sql: Sql,
  statement: string,
  parse: (row: Column[]) => Event,
  { after, limit, lastId }: { readonly after: bigint; readonly limit: number; readonly lastId: string | undefined },
): Promise<Event[]> => {
  const rows = await run(sql, statement, [String(after), after === 0n ? limit : limit + 1]);
  const [first] = rows;
  if (after > 0n && first === undefined) throw new PositionAheadOfLogError(`The log ends before position ${after}.`);
  if (first !== undefined && BigInt(first[0] as Column) === after) {
    const isOther = lastId !== undefined && first[2] !== lastId;
    if (isOther) throw new PositionAheadOfLogError(`The log holds another event at position ${after} than before.`);
    rows.shift();
  }
  const events = rows.map(parse);
  let next = after;
  for (const { position } of events) {
    next += 1n;
    if (position !== next) throw new LogGapError(`The log goes from position ${next - 1n} to ${position}.`);
  }
  return events;
};

export const readHead = async (sql: Sql): Promise<bigint> => BigInt((await run(sql, HEAD, []))[0]?.[0] ?? 0);
