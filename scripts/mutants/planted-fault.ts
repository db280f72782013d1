import type { Sql } from 'postgres';

/**
 * A fault that tests must find. It replaces an export by a test double, or changes an SQL function. When the export or
 * function is renamed, the fault fails with a type error or a message.
 */
export interface PlantedFault {
  /** Says what the program does wrong. */
  readonly name: string;
  /** Test files that should find the fault. Files `.db.test.ts` run with a database. */
  readonly tests: readonly string[];
  /** Replaces exports of a module with `vi.doMock(import('…'), …)` before a test file imports it. */
  readonly plant?: () => void;
  /** Changes the template of all test databases. */
  readonly plantSql?: (sql: Sql) => Promise<unknown>;
}

/**
 * Replaces a text in the body of an SQL function. When several functions have the same name, it changes the newest one,
 * because the others exist for copies of an earlier release. Throws unless the text occurs exactly once.
 */
export async function changeFunction(sql: Sql, name: string, search: string, replacement: string): Promise<void> {
  const [newest] = await sql<{ definition: string }[]>`
    select pg_get_functiondef(p.oid) as definition from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace where n.nspname || '.' || p.proname = ${name}
    order by p.oid desc limit 1`;
  const parts = newest?.definition.split(search) ?? [];
  if (parts.length !== 2) throw new Error(`${name} has “${search}” ${parts.length - 1} times instead of once.`);
  await sql.unsafe(parts.join(replacement));
}
