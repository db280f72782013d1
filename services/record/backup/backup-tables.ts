/** The tables of `accounts` and `desk` that a backup holds. The read models are left out, because they follow from the log. */
import type { Sql, TransactionSql } from 'postgres';

/** The tables that a backup leaves out, with the reason. Every other table of the two schemas is in it. */
export const TABLES_LEFT_OUT: Readonly<Record<string, string>> = {
  'accounts.migrations': 'the release that restores makes its tables itself',
  'desk.migrations': 'the release that restores makes its tables itself',
  'accounts.session': 'everybody signs in again after a restore',
  'desk.personal_keys': 'kept apart, with the keys',
  'desk.master_key_check': 'made from the keys',
  'desk.seal_key': 'kept apart, with the keys',
  'desk.tree_tiles': 'follows from the log',
  'desk.tree_progress': 'follows from the log',
  'desk.known_log': 'recorded from the log that was restored',
  'desk.log_moves': 'the restored centre begins where its settings say',
  'desk.log_restores': 'counted by the restore',
  'desk.record_check': 'a result about the log as it was',
  'desk.centre_jobs': 'results about the log as it was',
  'desk.unexplained_balances': 'results about the log as it was',
  'desk.limits': 'attempts within the last hours',
  'desk.backup': 'about the backups of the centre that was lost',
  'desk.restore': 'the mark of a restore that runs',
};

interface TableShape {
  readonly schema: 'accounts' | 'desk';
  readonly table: string;
  readonly columns: readonly string[];
  /** The tables that its foreign keys name. */
  readonly references: readonly string[];
}

const toName = ({ schema, table }: Pick<TableShape, 'schema' | 'table'>): string => `${schema}.${table}`;

/** The tables of a backup, each after those that its foreign keys name. */
export const listBackupTables = async (sql: Sql | TransactionSql): Promise<readonly TableShape[]> => {
  const shapes = await sql<TableShape[]>`
    select n.nspname as schema, c.relname as "table",
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      array(select distinct fn.nspname || '.' || f.relname from pg_constraint k
        join pg_class f on f.oid = k.confrelid join pg_namespace fn on fn.oid = f.relnamespace
        where k.contype = 'f' and k.conrelid = c.oid and f.oid <> c.oid) as references
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('accounts', 'desk') and c.relkind = 'r'
    order by 1, 2`;
  return sortByReferences(shapes.filter((shape) => !Object.hasOwn(TABLES_LEFT_OUT, toName(shape))));
};

const sortByReferences = (shapes: readonly TableShape[]): readonly TableShape[] => {
  const sorted: TableShape[] = [];
  let left = shapes;
  while (left.length > 0) {
    const names = new Set(left.map(toName));
    const ready = left.filter(({ references }) => !references.some((name) => names.has(name)));
    if (ready.length === 0) throw new Error(`The foreign keys of ${[...names].join(', ')} form a circle.`);
    sorted.push(...ready);
    left = left.filter((shape) => !ready.includes(shape));
  }
  return sorted;
};

type CopiedTable = Pick<TableShape, 'schema' | 'table' | 'columns'>;

const toCopyTarget = (sql: Sql | TransactionSql, { schema, table, columns }: CopiedTable) =>
  sql`${sql(schema)}.${sql(table)} (${sql([...columns])})`;

/** The rows of a table in PostgreSQL's text format, a line each. */
export async function* copyTableOut(
  tx: TransactionSql,
  shape: CopiedTable,
  onRows: (rows: number) => void,
): AsyncGenerator<Uint8Array> {
  const rows = await tx`copy ${toCopyTarget(tx, shape)} to stdout`.readable();
  for await (const chunk of rows as AsyncIterable<Uint8Array>) {
    onRows(countLines(chunk));
    yield chunk;
  }
}

/** Where the rows of a table are written that `copyTableOut` has read. */
export const openTableCopy = (tx: TransactionSql, shape: CopiedTable) =>
  tx`copy ${toCopyTarget(tx, shape)} from stdin`.writable();

const LINE_FEED = 0x0a;
/** A line feed within a value is written as `\n`, so each one in the bytes ends a row. */
const countLines = (bytes: Uint8Array): number => {
  let lines = 0;
  for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, at + 1)) lines += 1;
  return lines;
};
