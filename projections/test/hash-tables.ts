import { createHash } from 'node:crypto';
import type { Sql } from 'postgres';

// Excluded from the hash, because positions and generations differ between equal read models.
const ENGINE_TABLES = ['checkpoint'];

// Excluded from the hash, because an imported log has the same events at other positions.
const POSITION_COLUMN = 'position';

/** A hash over all rows of a schema's tables, to compare a rebuild with the tables that it replaces. */
export const hashTables = async (sql: Sql, schema: string): Promise<string> => {
  const tables = await sql<{ name: string }[]>`
    select tablename as name from pg_tables
    where schemaname = ${schema} and tablename <> all(${ENGINE_TABLES}::text[])
    order by tablename`;
  const hash = createHash('sha256');
  for (const { name } of tables) {
    const rows = await sql<{ row: string }[]>`
      select (to_jsonb(r) - ${POSITION_COLUMN}::text)::text collate "C" as row from ${sql(schema)}.${sql(name)} r order by 1`;
    hash.update(JSON.stringify([name, rows.map(({ row }) => row)]));
  }
  return hash.digest('hex');
};
