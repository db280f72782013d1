import type { Sql } from 'postgres';

/**
 * Drops the indexes of a schema that only speed queries up, and answers how to make them again: filling tables first is
 * several times as fast. Keys stay, since rows are looked up and refused by them.
 */
export const dropIndexes = async (sql: Sql, schema: string): Promise<() => Promise<void>> => {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i
    join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = ${schema}::regnamespace and not i.indisunique`;
  for (const { name } of indexes) await sql`drop index ${sql(schema)}.${sql(name)}`;
  return async () => {
    for (const { definition } of indexes.splice(0)) await sql.unsafe(definition);
  };
};
