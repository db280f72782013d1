import type { ISql, Sql, TransactionSql } from 'postgres';

/** A row of one projection that stopped, and the event that stopped it. */
export interface ParkedRow {
  readonly projection: string;
  /** The row's key, or the stream where the projection has no keyed table. */
  readonly key: string;
  readonly event_id: string;
  readonly stream: string;
  readonly version: number;
  readonly error: string;
}

/** The parked keys of each projection. */
export type Parked = ReadonlyMap<string, ReadonlySet<string>>;

export const isParked = (parked: Parked, projection: string, ...keys: readonly string[]): boolean => {
  const parkedKeys = parked.get(projection);
  return parkedKeys !== undefined && keys.some((key) => parkedKeys.has(key));
};

export const withParked = (parked: Parked, rows: readonly Pick<ParkedRow, 'projection' | 'key'>[]): Parked => {
  if (rows.length === 0) return parked;
  const next = new Map(parked);
  for (const { projection, key } of rows) next.set(projection, new Set(next.get(projection)).add(key));
  return next;
};

export const countParked = (parked: Parked): number => [...parked.values()].reduce((sum, keys) => sum + keys.size, 0);

/** How many rows are parked in a read schema, for health: anybody may ask it, so that no row is loaded. */
export const countParkedRows = async (sql: ISql, schema: string): Promise<number> => {
  const [row] = await sql<[{ count: number }]>`select count(*)::int as count from ${sql(schema)}.parked`;
  return row.count;
};

/** What is parked in a read schema, for status and the owner. */
export const listParked = (sql: ISql, schema: string): Promise<ParkedRow[]> =>
  sql<ParkedRow[]>`
    select projection, key, event_id, stream, version, error from ${sql(schema)}.parked order by projection, key`;

export const readParked = async (sql: Sql, schema: string): Promise<Parked> =>
  withParked(new Map(), await listParked(sql, schema));

export const insertParked = async (transaction: Sql | TransactionSql, schema: string, rows: readonly ParkedRow[]) => {
  if (rows.length === 0) return;
  await transaction`insert into ${transaction(schema)}.parked ${transaction(rows)} on conflict do nothing`;
};

/** An error as the table of parked rows tells it: one line, without the values it was about. */
export const errorText = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).split('\n', 1)[0]?.slice(0, 500) ?? '';
