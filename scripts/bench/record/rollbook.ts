import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Sql } from 'postgres';
import type { EventStore, EventToAppend } from '#events/store/port/event-store.ts';
import { formatCopyLine } from '#events/store/postgres/copy-line.ts';
import { assertCorrect } from '../harness/run-suite.ts';
import type { Contender } from './contender.ts';

/** Contender that appends to our log, as the program does. */
export const createRollbookContender = (store: EventStore, sql: Sql): Contender => ({
  name: 'Rollbook',
  async append(stream, version) {
    const outcome = await store.append(stream, [createPayloadEvent()], version === 0 ? 'no-stream' : version);
    const right = outcome.status === 'appended' && outcome.version === version + 1;
    assertCorrect(right, `append ${version + 1} of ${stream} was ${outcome.status}`);
  },
  async count() {
    return Number(await store.head());
  },
  async missing() {
    const [row] = await sql`
      select (select max(position) - count(*) from log.events)
        + (select coalesce(sum(missing), 0) from (select max(version) - count(*) as missing from log.events group by stream) s)
        as missing`;
    return Number(row?.missing);
  },
});

const COLUMNS = ['stream', 'version', 'id', 'type', 'schema_version', 'recorded_at', 'metadata', 'data', 'hash'];

const rowOf = (stream: string, version: number): (string | number)[] => {
  const { id, type, schemaVersion, recordedAt, metadata, data, hash } = createPayloadEvent();
  return [stream, version, id, type, schemaVersion, recordedAt, metadata, data, hash];
};

export async function createRawTable(sql: Sql): Promise<Contender> {
  await sql`create table raw_events (position bigint generated always as identity primary key, stream text, version int,
    id uuid unique, type text, schema_version int, recorded_at text, metadata json, data json, hash text,
    unique (stream, version))`;
  const insert = `insert into raw_events (${COLUMNS.join(', ')})
    values ($1, $2, $3, $4, $5, $6, $7::text::json, $8::text::json, $9)`;
  return {
    name: 'raw insert',
    async append(stream, version) {
      await sql.unsafe(insert, rowOf(stream, version + 1), { prepare: true });
    },
    async count() {
      const [row] = await sql`select count(*)::integer as count from raw_events`;
      return row?.count;
    },
    async missing() {
      const [row] = await sql`select coalesce(sum(missing), 0) as missing
        from (select max(version) - count(*) as missing from raw_events group by stream) s`;
      return Number(row?.missing);
    },
  };
}

/** Measures the rows per second of one COPY, from its first row to its commit. */
export async function measureCopyRate(sql: Sql, rows: number): Promise<number> {
  const stream = `copy-${crypto.randomUUID()}`;
  const began = performance.now();
  const copy = await sql.unsafe(`copy raw_events (${COLUMNS.join(', ')}) from stdin`).writable();
  await pipeline(Readable.from(chunks(stream, rows)), copy);
  return (rows / (performance.now() - began)) * 1_000;
}

const CHUNK = 500;

function* chunks(stream: string, rows: number): Generator<string> {
  for (let from = 0; from < rows; from += CHUNK) {
    const length = Math.min(CHUNK, rows - from);
    yield Array.from({ length }, (_, index) => formatCopyLine(rowOf(stream, from + index + 1))).join('');
  }
}

export const createEventContent = () => ({
  id: crypto.randomUUID(),
  type: 'ClassesAdjusted',
  schemaVersion: 1,
  recordedAt: '2026-11-21T15:04:05.678Z',
  metadata: { commandId: crypto.randomUUID(), fingerprint: 'f'.repeat(64), actor: { role: 'tutor' } },
  data: { direction: 'add', effectiveOn: '2026-11-21', note: 'x'.repeat(200) },
  hash: 'a'.repeat(64),
});

export const createPayloadEvent = (): EventToAppend => {
  const { metadata, data, ...rest } = createEventContent();
  return { ...rest, metadata: JSON.stringify(metadata), data: JSON.stringify(data) };
};

/** The event for Emmett, which serialises objects itself. The values that we store in columns are in its metadata. */
export const createEmmettPayloadEvent = () => emmettEvent(createEventContent());

/** Converts an event of our log to an event of Emmett. */
export const toEmmettEvent = ({ metadata, data, ...rest }: EventToAppend) =>
  emmettEvent({ ...rest, metadata: JSON.parse(metadata), data: JSON.parse(data) });

type Content = Omit<EventToAppend, 'metadata' | 'data'> & {
  readonly metadata: object;
  readonly data: Record<string, unknown>;
};

const emmettEvent = ({ id, type, schemaVersion, recordedAt, metadata, data, hash }: Content) => ({
  type,
  data,
  metadata: { ...metadata, schemaVersion, recordedAt, hash, messageId: id },
});
