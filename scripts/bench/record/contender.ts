import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Sql } from 'postgres';
import type { EventStore, EventToAppend } from '#events/store/port/event-store.ts';
import { formatCopyLine } from '#events/store/postgres/copy-line.ts';
import { type BenchRow, type Figure, formatCount, formatTimes, toRatio } from '../harness/bench-row.ts';
import { assertCorrect, median, runAlternately } from '../harness/measure.ts';

/** An event store or a table that takes part in the comparison of appends. */
export interface Contender {
  readonly name: string;
  /** Appends one event after `version` events of its stream. Throws unless it is acknowledged as the next one. */
  append(stream: string, version: number): Promise<void>;
  /** Counts the stored events. */
  count(): Promise<number>;
  /** Counts missing events: gaps in the versions of streams and, for a numbered log, in its positions. */
  missing(): Promise<number>;
}

/** Figures of one round of appends. */
export interface AppendRound {
  readonly perSecond: number;
  /** Milliseconds of each append. */
  readonly took: readonly number[];
}

/** Measures appends in alternating rounds of `ms` milliseconds. Returns the rounds of each contender. */
export async function measureAppends(
  contenders: readonly Contender[],
  { writers, rounds, ms }: { readonly writers: number; readonly rounds: number; readonly ms: number },
): Promise<AppendRound[][]> {
  const measured = await runAlternately(contenders, rounds, (contender, isWarmUp) =>
    measureRound(contender, writers, isWarmUp ? ms / 3 : ms),
  );
  for (const contender of contenders) {
    const missing = await contender.missing();
    assertCorrect(missing === 0, `${contender.name}: ${missing} events are missing`);
  }
  return measured;
}

/** Lets each writer append to its own stream, one event at a time. Throws unless exactly the acknowledged events are stored. */
async function measureRound(contender: Contender, writers: number, ms: number): Promise<AppendRound> {
  const run = randomUUID();
  const before = await contender.count();
  const took: number[] = [];
  const began = performance.now();
  const write = async (writer: number) => {
    for (let version = 0, at = began; at - began < ms; version += 1) {
      await contender.append(`student-${run}-${writer}`, version);
      const done = performance.now();
      took.push(done - at);
      at = done;
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  const perSecond = (took.length / (performance.now() - began)) * 1_000;
  const stored = (await contender.count()) - before;
  assertCorrect(stored === took.length, `${contender.name}: ${took.length} acknowledged, ${stored} stored`);
  return { perSecond, took };
}

/** A row that compares the appends per second of two contenders: those of the first ÷ those of the second. */
export function toAppendRow(
  row: Pick<BenchRow, 'what'> & Partial<BenchRow>,
  contenders: Readonly<Record<string, readonly AppendRound[]>>,
  limits: Pick<Figure, 'atLeast' | 'atMost'>,
): BenchRow {
  const rates = (rounds: readonly AppendRound[] = []) => rounds.map(({ perSecond }) => perSecond);
  const [ours, theirs] = Object.values(contenders);
  return {
    figures: [toRatio(rates(ours), rates(theirs), limits)],
    detail: Object.entries(contenders)
      .map(
        ([name, rounds]) =>
          `${name} ${formatCount(median(rates(rounds)))}/s, ${formatTimes(rounds.flatMap(({ took }) => took))}`,
      )
      .join('; '),
    checked: 'each acknowledged event stored once, none missing',
    ...row,
  };
}

export const createEventContent = () => ({
  id: randomUUID(),
  type: 'ClassesAdjusted',
  schemaVersion: 1,
  recordedAt: '2026-11-21T15:04:05.678Z',
  metadata: { commandId: randomUUID(), fingerprint: 'f'.repeat(64), actor: { role: 'tutor' } },
  data: { direction: 'add', effectiveOn: '2026-11-21', note: 'x'.repeat(200) },
  hash: 'a'.repeat(64),
});

const createPayloadEvent = (): EventToAppend => {
  const { metadata, data, ...rest } = createEventContent();
  return { ...rest, metadata: JSON.stringify(metadata), data: JSON.stringify(data) };
};

/** Appends to a log of ours, as the program does. */
export const createStoreAppend =
  (store: EventStore): Contender['append'] =>
  async (stream, version) => {
    const outcome = await store.append(stream, [createPayloadEvent()], version === 0 ? 'no-stream' : version);
    const right = outcome.status === 'appended' && outcome.version === version + 1;
    assertCorrect(right, `append ${version + 1} of ${stream} was ${outcome.status}`);
  };

const countGaps = async (sql: Sql, table: string): Promise<number> => {
  const [row] = await sql`select coalesce(sum(missing), 0) as missing
    from (select max(version) - count(*) as missing from ${sql(table)} group by stream) s`;
  return Number(row?.missing);
};

export const createRollbookContender = (store: EventStore, sql: Sql): Contender => ({
  name: 'Rollbook',
  append: createStoreAppend(store),
  count: async () => Number(await store.head()),
  async missing() {
    const [row] = await sql`select max(position) - count(*) as missing from log.events`;
    return Number(row?.missing) + (await countGaps(sql, 'log.events'));
  },
});

const COLUMNS = 'stream, version, id, type, schema_version, recorded_at, metadata, data, hash';
const COPY_CHUNK_ROWS = 500;

const createRow = (stream: string, version: number): (string | number)[] => {
  const { id, type, schemaVersion, recordedAt, metadata, data, hash } = createPayloadEvent();
  return [stream, version, id, type, schemaVersion, recordedAt, metadata, data, hash];
};

/** Creates a table with the indexes of the log, and inserts single rows into it. */
export async function createRawTable(sql: Sql): Promise<Contender> {
  await sql`create table raw_events (position bigint generated always as identity primary key, stream text, version int,
    id uuid unique, type text, schema_version int, recorded_at text, metadata json, data json, hash text,
    unique (stream, version))`;
  const insert = `insert into raw_events (${COLUMNS})
    values ($1, $2, $3, $4, $5, $6, $7::text::json, $8::text::json, $9)`;
  return {
    name: 'raw insert',
    append: async (stream, version) =>
      void (await sql.unsafe(insert, createRow(stream, version + 1), { prepare: true })),
    count: async () => Number((await sql`select count(*) as count from raw_events`)[0]?.count),
    missing: () => countGaps(sql, 'raw_events'),
  };
}

/** Measures the rows per second of one COPY into the raw table, from its first row to its commit. */
export async function measureCopyRate(sql: Sql, rows: number): Promise<number> {
  const stream = `copy-${randomUUID()}`;
  function* chunks() {
    for (let from = 0; from < rows; from += COPY_CHUNK_ROWS) {
      const length = Math.min(COPY_CHUNK_ROWS, rows - from);
      yield Array.from({ length }, (_, index) => formatCopyLine(createRow(stream, from + index + 1))).join('');
    }
  }
  const began = performance.now();
  await pipeline(Readable.from(chunks()), await sql.unsafe(`copy raw_events (${COLUMNS}) from stdin`).writable());
  return (rows / (performance.now() - began)) * 1_000;
}
