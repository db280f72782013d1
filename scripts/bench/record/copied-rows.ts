/** Measures how long PostgreSQL takes for the rows of read models that are finished: the limit of a rebuild. */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Sql } from 'postgres';
import { quoteName } from '#projections/engine/table-sql.ts';
import { settleDatabase } from '../harness/bench-cluster.ts';
import { assertCorrect, measureMs } from '../harness/measure.ts';

const CLONE = 'copied';

/**
 * Exports each table of a read schema to a file, and measures a COPY of the files into empty tables with the same
 * constraints and indexes, one table after the other. Returns milliseconds.
 */
export async function measureCopyOfRows(sql: Sql, schema: string, home: string): Promise<number> {
  const folder = await mkdtemp(join(home, 'rows-'));
  const names = await sql<{ name: string }[]>`select tablename as name from pg_tables where schemaname = ${schema}`;
  const tables = names.map(({ name }) => ({
    file: join(folder, name),
    from: `${quoteName(schema)}.${quoteName(name)}`,
    to: `${quoteName(CLONE)}.${quoteName(name)}`,
  }));
  await sql.unsafe(`create schema ${quoteName(CLONE)}`);
  for (const { file, from, to } of tables) {
    await sql.unsafe(`create table ${to} (like ${from} including all)`);
    const rows = await sql.unsafe(`copy ${from} to stdout with (format binary)`).readable();
    await pipeline(rows, createWriteStream(file));
  }
  await settleDatabase(sql);
  const ms = await measureMs(async () => {
    for (const { file, to } of tables)
      await pipeline(createReadStream(file), await sql.unsafe(`copy ${to} from stdin with (format binary)`).writable());
  });
  for (const { from, to } of tables) {
    const [count] = await sql.unsafe(`select (select count(*) from ${from}) = (select count(*) from ${to}) as equal`);
    assertCorrect(count?.equal, `the COPY of ${from} has another number of rows`);
  }
  await sql.unsafe(`drop schema ${quoteName(CLONE)} cascade`);
  await rm(folder, { recursive: true });
  return ms;
}
