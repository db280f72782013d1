/** Compares the tables of a sandbox with the served ones. Both are in one database, so that one snapshot reads both. */
import type { ISql, Sql, TransactionSql } from 'postgres';
import { allProjections } from '#projections/all.ts';
import { toReadSchemaName } from '#projections/engine/read-schema.ts';
import type { AnyTable } from '#projections/engine/table.ts';
import { quoteName } from '#projections/engine/table-sql.ts';
import { listSandboxes, SandboxRefusedError, toSandboxSchemaName } from './sandbox-store.ts';

/** Milliseconds for one table, after which a database that does not answer ends the comparison: less than the heartbeat of its job. */
const TABLE_MS_MAX = 60_000;
const served = toReadSchemaName(allProjections);

/** How many rows of a table only one side has, and how many differ. */
export interface TableComparison {
  readonly table: string;
  readonly onlySandbox: number;
  readonly onlyToday: number;
  readonly different: number;
  readonly equal: number;
}

/** A student's classes remaining, in the sandbox and today; null where the student is missing. */
export interface BalanceComparison {
  readonly studentId: string;
  readonly sandbox: number | null;
  readonly today: number | null;
}

export interface SandboxComparison {
  /** The position up to which the served tables were compared. */
  readonly position: string;
  readonly tables: readonly TableComparison[];
  readonly balances: readonly BalanceComparison[];
}

interface ComparisonOptions {
  /** Called after each table. */
  readonly onProgress?: (compared: { readonly tables: number; readonly allTables: number }) => void;
  /** Ends the comparison, also while it reads a table. */
  readonly signal?: AbortSignal;
}

/**
 * Compares a finished sandbox with the read models of this release. It reads every row of both, which takes seconds. Throws
 * SandboxRefusedError, and the reason of the signal.
 */
export const compareSandbox = async (
  sql: Sql,
  name: string,
  { onProgress, signal }: ComparisonOptions = {},
): Promise<SandboxComparison> => {
  const schema = toSandboxSchemaName(name);
  const all = allProjections.flatMap((projection): readonly AnyTable[] => projection.tables);
  return await sql.begin('isolation level repeatable read read only', async (snapshot) => {
    await checkComparable(snapshot, name);
    await snapshot`select set_config('statement_timeout', ${String(TABLE_MS_MAX)}, true)`;
    const [checkpoint] = await snapshot<{ position: string }[]>`
      select position::text from ${snapshot(served)}.checkpoint`;
    const tables: TableComparison[] = [];
    for (const table of all) {
      signal?.throwIfAborted();
      tables.push(await compareTable(snapshot, table, { schema, signal }));
      onProgress?.({ tables: tables.length, allTables: all.length });
    }
    const balances = await snapshot<BalanceComparison[]>`
      select student_id as "studentId", past.classes_remaining as sandbox, present.classes_remaining as today
      from ${snapshot(schema)}.balances as past full join ${snapshot(served)}.balances as present using (student_id)
      where past.classes_remaining is distinct from present.classes_remaining order by student_id`;
    return { position: checkpoint?.position ?? '0', tables, balances: [...balances] };
  });
};

/** Throws SandboxRefusedError unless the sandbox is complete and of this release. */
export const checkComparable = async (sql: ISql, name: string): Promise<void> => {
  const sandbox = (await listSandboxes(sql)).find((each) => each.name === name);
  if (!sandbox) throw new SandboxRefusedError('sandbox-unknown', `There is no sandbox ${name}.`);
  if (!sandbox.contents)
    throw new SandboxRefusedError(
      'sandbox-not-comparable',
      `The sandbox ${name} is not complete. Wait for it, or drop it and replay again.`,
    );
  if (sandbox.contents.release !== served)
    throw new SandboxRefusedError(
      'sandbox-not-comparable',
      `The sandbox ${name} was built by another release, with other tables. Drop it and replay again.`,
    );
  const [found] = await sql<[{ exists: boolean }]>`
    select to_regclass(${`${served}.checkpoint`}) is not null as exists`;
  if (!found.exists)
    throw new SandboxRefusedError(
      'sandbox-not-comparable',
      'The read models of today are not built yet: start the server once.',
    );
};

/** `*<>` compares the stored bytes, while `<>` treats some different bytes as equal. */
const compareTable = async (
  sql: TransactionSql,
  { name, key, columns }: AnyTable,
  { schema, signal }: { readonly schema: string; readonly signal: AbortSignal | undefined },
): Promise<TableComparison> => {
  const names = Object.keys(columns).map(quoteName).join(', ');
  const rows = (of: string) => `(select ${names} from ${quoteName(of)}.${quoteName(name)})`;
  const id = quoteName(key);
  const counting = sql.unsafe<[Omit<TableComparison, 'table'>]>(`
    select count(*) filter (where today.${id} is null)::int as "onlySandbox",
      count(*) filter (where sandbox.${id} is null)::int as "onlyToday",
      count(*) filter (where sandbox.${id} = today.${id} and sandbox *<> today)::int as different,
      count(*) filter (where sandbox.${id} = today.${id} and sandbox *= today)::int as equal
    from ${rows(schema)} sandbox full join ${rows(served)} today on sandbox.${id} = today.${id}`);
  // A large table is read for seconds.
  const cancel = () => counting.cancel();
  signal?.addEventListener('abort', cancel);
  try {
    const [counts] = await counting;
    return { table: name, ...counts };
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
};
