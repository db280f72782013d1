/** The upper limits of PostgreSQL: one prepared insert of the same texts, and COPY. */

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Sql } from 'postgres';
import { formatCopyLine } from '#events/store/postgres/copy-line.ts';
import type { Contender } from './contender.ts';
import { createPayloadEvent } from './payload.ts';

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
