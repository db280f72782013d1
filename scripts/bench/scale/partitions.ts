/** Compares the table of events with one of the same rows that is partitioned by year. */
import type { Sql } from 'postgres';
import { type BenchCluster, settleDatabase } from '../harness/bench-cluster.ts';
import { type BenchRow, formatCount, toRatio } from '../harness/bench-row.ts';
import { createFilledLog, toCentreSize } from '../harness/filled-log.ts';
import { assertCorrect, measureMs, runAlternately } from '../harness/measure.ts';
import type { Part } from '../harness/run-suite.ts';

const tables = ['bench_plain', 'bench_yearly'] as const;
type Table = (typeof tables)[number];

/**
 * Partitions by time can only keep a key unique that includes the time, so the partitioned table lacks what refuses a second
 * event at one version. It is measured as if something else did that for nothing.
 */
export async function measurePartitionRows(cluster: BenchCluster, part: Part): Promise<BenchRow[]> {
  const { sql } = await createFilledLog(
    cluster,
    'partitions',
    toCentreSize('everything', part(2_000, 2), part(1_000_000, 1_000)),
  );
  const rows = await createTables(sql);
  const streams = await sql<{ stream: string }[]>`
    select stream from log.events where stream like 'student-%' group by stream order by stream limit ${part(200)}`;
  const compare = async (what: string, rounds: number, checked: string, work: (table: Table) => Promise<unknown>) => {
    const [plain = [], yearly = []] = await runAlternately(tables, rounds, (table) => measureMs(() => work(table)));
    return { what: `${what}: partitions by year ÷ one table`, figures: [toRatio(yearly, plain)], checked };
  };
  return [
    await compare('read of a stream', part(10), `${streams.length} streams, the same rows of both`, async (table) => {
      for (const { stream } of streams)
        await sql`select version, metadata, data, hash from ${sql(table)} where stream = ${stream} order by version`;
    }),
    await compare('read of the log in order', part(5), `${formatCount(rows)} rows`, async (table) => {
      const read = sql`select position, stream, data, hash from ${sql(table)} order by position`.cursor(1_000);
      let count = 0;
      for await (const batch of read) count += batch.length;
      assertCorrect(count === rows, `${table} has ${count} of ${rows} rows`);
    }),
    await compare('append of an event', part(1_000), 'a row each, committed', (table) => appendRow(sql, table)),
  ];
}

/** Creates both tables with the rows of the log and the keys that each can have. Returns how many rows. */
async function createTables(sql: Sql): Promise<number> {
  await sql`create table bench_plain (like log.events including indexes)`;
  await sql`create table bench_yearly (like log.events, primary key (position, recorded_at), unique (id, recorded_at),
    unique (stream, version, recorded_at)) partition by range (recorded_at)`;
  const years = await sql<{ year: number }[]>`
    select distinct left(recorded_at, 4)::integer as year from log.events order by year`;
  for (const { year } of years)
    await sql.unsafe(
      `create table bench_${year} partition of bench_yearly for values from ('${year}') to ('${year + 1}')`,
    );
  for (const table of tables) await sql`insert into ${sql(table)} select * from log.events order by position`;
  await settleDatabase(sql);
  const [counted] = await sql<[{ rows: number }]>`select count(*)::float8 as rows from bench_yearly`;
  return counted.rows;
}

const appendRow = (sql: Sql, table: Table) => sql`
  insert into ${sql(table)} select position + 1, stream, version + 1, gen_random_uuid(), type, schema_version, recorded_at,
    metadata, data, hash from ${sql(table)} order by position desc limit 1`;
