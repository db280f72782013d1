/** Queries over the read models: Kysely builds them and checks tables, columns and types; postgres.js runs them. */
import {
  type Compilable,
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Sql } from 'postgres';
import type { ReadModelTables } from '../all.ts';

/** Builds queries only: it has no connection. */
export const db = new Kysely<ReadModelTables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

type Query<OfRow> = Compilable<OfRow> | CompiledQuery<OfRow>;

const send = (connection: Sql, query: Query<unknown>) => {
  const { sql, parameters } = 'compile' in query ? query.compile() : query;
  return connection.unsafe(sql, parameters as never[], { prepare: true });
};

/** Runs a query on a connection whose search path is the read schema. */
export const fetchRows = async <OfRow>(connection: Sql, query: Query<OfRow>): Promise<OfRow[]> =>
  (await send(connection, query)) as unknown as OfRow[];

/** As fetchRows, so many rows at a time: a caller that has enough reads no further. */
export const fetchInBatches = <OfRow>(connection: Sql, query: Query<OfRow>, rows: number) =>
  send(connection, query).cursor(rows) as unknown as AsyncIterable<readonly OfRow[]>;

/** Runs a query that has at most one row. */
export const fetchRow = async <OfRow>(connection: Sql, query: Query<OfRow>): Promise<OfRow | undefined> =>
  (await fetchRows(connection, query))[0];

/** Runs a query that always has one row, such as a count. */
export const fetchOneRow = async <OfRow>(connection: Sql, query: Query<OfRow>): Promise<OfRow> =>
  (await fetchRow(connection, query)) as OfRow;

/** The rows of a query. */
export type RowOf<OfQuery> = OfQuery extends Compilable<infer OfRow> ? OfRow : never;
