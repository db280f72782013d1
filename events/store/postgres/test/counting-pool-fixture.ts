import postgres, { type Sql } from 'postgres';

/** A pool that records every statement, except those that the driver itself sends when it connects. */
export const openStatementCountingPool = (url: string): { sql: Sql; statements: string[] } => {
  const statements: string[] = [];
  const sql = postgres(url, { max: 4, fetch_types: false, debug: (_connection, query) => statements.push(query) });
  return { sql, statements };
};
