/** Compares what `profiles` says of a person with the person's own events. Names no value: they are personal. */
import type { Sql } from 'postgres';
import type { KeyedTable, LogEvent, Row, Value } from '#projections/engine/projection.ts';
import { profiles } from '#projections/profiles/fold.ts';
import type { Ledger } from './ledger.ts';

const [table] = profiles.tables as readonly KeyedTable[];
if (table === undefined) throw new Error('profiles is a table');
const columns = Object.keys(table.columns);

/** A person's row at one moment, and how far the log was folded then. */
interface ProfileSnapshot {
  readonly position: bigint;
  readonly parked: readonly { projection: string; version: number; error: string }[];
  readonly row: Row | undefined;
}

export const readProfile = (sql: Sql, schema: string, stream: string, personId: string): Promise<ProfileSnapshot> =>
  sql.begin('isolation level repeatable read read only', async (transaction) => {
    const from = (name: string) => transaction`${transaction(schema)}.${transaction(name)}`;
    const [[checkpoint], parked, [found]] = await Promise.all([
      transaction<{ position: string }[]>`select position::text from ${from('checkpoint')}`,
      transaction<{ projection: string; version: number; error: string }[]>`
        select projection, version, error from ${from('parked')} where stream = ${stream} order by version`,
      transaction<{ row: Row }[]>`
        select to_json(profile) as row from ${from('profiles')} as profile where id = ${personId}`,
    ]);
    return { position: BigInt(checkpoint?.position ?? 0), parked, row: found?.row };
  });

/** The first difference between the row and the events that had been folded when it was read. */
export const profileDiffers = (
  { position, parked, row }: ProfileSnapshot,
  events: readonly LogEvent[],
): Ledger['fault'] => {
  const [stopped] = parked;
  if (stopped) return { version: stopped.version, what: `is parked in ${stopped.projection}: ${stopped.error}` };
  const { expected, saidAt, version } = foldedTo(position, events);
  if (!row) return expected && { version, what: 'has no row in profiles' };
  if (!expected) return { version: 1, what: 'stands in profiles, but not in the log' };
  const different = columns.filter(
    (column) => comparable(column, row[column]) !== comparable(column, expected[column]),
  );
  if (different.length === 0) return undefined;
  return {
    version: Math.min(...different.map((column) => saidAt.get(column) ?? version)),
    what: `profiles says another ${different.join(', ')} than the log`,
  };
};

/** The row that the events give, and the version that said each of its columns last. */
function foldedTo(position: bigint, events: readonly LogEvent[]) {
  const saidAt = new Map<string, number>();
  let expected: Row | undefined;
  let version = 1;
  for (const event of events) {
    if (event.position > position || table?.keyOf(event) === undefined) continue;
    const next = table.evolve(expected, event);
    if (next === undefined) continue;
    for (const column of columns) if (next[column] !== expected?.[column]) saidAt.set(column, event.version);
    if (expected === undefined) ({ version } = event);
    expected = next;
  }
  return { expected, saidAt, version };
}

/** PostgreSQL writes an instant with the offset of its session. */
const comparable = (column: string, value: Value | undefined): Value =>
  typeof value === 'string' && table?.columns[column] === 'timestamptz' ? Date.parse(value) : (value ?? null);
