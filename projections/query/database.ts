/** Kysely builds the queries over the read models and checks tables, columns and types; postgres.js runs them. */
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
import type { ReadModelRowsByTable } from '../all.ts';

/** Builds and compiles queries over the read models. It has no connection; fetchRows runs its queries. */
export const queryBuilder = new Kysely<ReadModelRowsByTable>({
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

/** Runs a query. The connection's search path must be the read schema. */
export const fetchRows = async <OfRow>(connection: Sql, query: Query<OfRow>): Promise<OfRow[]> =>
  (await send(connection, query)) as unknown as OfRow[];

/** Runs a query and yields its rows in batches through a cursor; no more rows are read after the caller stops iterating. */
export const fetchRowsInBatches = <OfRow>(connection: Sql, query: Query<OfRow>, batchRows: number) =>
  send(connection, query).cursor(batchRows) as unknown as AsyncIterable<readonly OfRow[]>;

/** Runs a query and returns its first row; undefined if there is none. */
export const fetchFirstRow = async <OfRow>(connection: Sql, query: Query<OfRow>): Promise<OfRow | undefined> =>
  (await fetchRows(connection, query))[0];

/** Runs a query that always has one row, such as a count. */
export const fetchOnlyRow = async <OfRow>(connection: Sql, query: Query<OfRow>): Promise<OfRow> =>
  (await fetchFirstRow(connection, query)) as OfRow;

/** The type of a query's rows. */
export type RowOf<OfQuery> = OfQuery extends Compilable<infer OfRow> ? OfRow : never;
