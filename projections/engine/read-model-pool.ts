import postgres, { type Sql } from 'postgres';
import { RECONNECT_OPTIONS } from '#events/store/postgres/reconnect-options.ts';

/** Query timeout in milliseconds; by then the request has already been answered with an error. */
const STATEMENT_MS_MAX = 10_000;

/** A connection pool for queries, whose search path is the read schema of this release. */
export interface ReadModelPool extends AsyncDisposable {
  /** Returns instants as ISO 8601 texts in UTC and civil dates as `YYYY-MM-DD`. */
  readonly sql: Sql;
  readonly schema: string;
  /** The position up to which the log has been folded. Read before the rows of an answer, which are then at least as new. */
  position(): Promise<bigint>;
  close(): Promise<void>;
}

/** Opens at most `max` connections. No connection is made before the first query. */
export const openReadModelPool = (options: { databaseUrl: string; schema: string; max?: number }): ReadModelPool => {
  const { databaseUrl, schema, max = 10 } = options;
  const sql = postgres(databaseUrl, {
    ...RECONNECT_OPTIONS,
    max,
    onnotice: () => {},
    connection: { search_path: schema, application_name: 'rollbook queries', statement_timeout: STATEMENT_MS_MAX },
    types: wireTypes,
  }) as unknown as Sql;

  const position = async () => {
    const [row] = await sql<{ position: string }[]>`select position::text from checkpoint`;
    return BigInt(row?.position ?? 0);
  };
  const close = () => sql.end({ timeout: 5 });

  return {
    sql,
    schema,
    position,
    close,
    [Symbol.asyncDispose]: close,
  };
};

const asIs = (text: string) => text;
const wireTypes = {
  // Civil dates stay texts, because a Date could shift them to another day.
  date: { to: 1082, from: [1082], serialize: asIs, parse: asIs },
  timestamptz: { to: 1184, from: [1184], serialize: asIs, parse: (text: string) => new Date(text).toISOString() },
};
