import postgres, { type Sql } from 'postgres';

/** A pool that writes down every statement, but for what the driver itself asks when it connects. */
export const openStatementCountingPool = (url: string): { sql: Sql; statements: string[] } => {
  const statements: string[] = [];
  const sql = postgres(url, { max: 4, fetch_types: false, debug: (_connection, query) => statements.push(query) });
  return { sql, statements };
};
