import type { Sql } from 'postgres';

/** A fault that tests must find. It is a test double of an export or of an SQL function, so renaming that is a type error or a message. */
export interface PlantedFault {
  /** Says what the program does wrong. */
  readonly name: string;
  /** The test files that should find it; `.db.test.ts` run with a database. */
  readonly tests: readonly string[];
  /** Replaces exports of a module by `vi.doMock(import('…'), …)`, before a test file imports it. */
  readonly plant?: () => void;
  /** Changes the database that every test database is a copy of. */
  readonly plantSql?: (sql: Sql) => Promise<unknown>;
}

/**
 * Replaces a text in the body of an SQL function. Of functions with one name and different parameters the newest is
 * changed: the others are kept for copies of an earlier release. Throws unless the text is there once.
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
