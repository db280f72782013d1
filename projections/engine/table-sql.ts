/** The two statements the engine runs on a table: load the rows a batch touches, write those it changed. */
import type { ISql, TransactionSql } from 'postgres';
import type { Column, ColumnType, Value } from './columns.ts';
import type { AnyTable, JournalTable, KeyedTable, Row } from './table.ts';
import type { TableWrite } from './table-fold.ts';

/** Rows by key as they stand before a batch. */
export const loadRows = async (
  sql: ISql,
  schema: string,
  table: AnyTable,
  keys: readonly string[],
): Promise<Map<string, Row>> => {
  if (keys.length === 0) return new Map();
  const rows = await sql.unsafe<Row[]>(selectText(schema, table), [arrayLiteral(keys)], { prepare: true });
  return new Map(rows.map((row) => [String(row[table.key]), row]));
};

interface Insert {
  readonly text: string;
  readonly parameters: readonly string[];
}

/** What an insert may be besides a statement of its own. */
interface InsertOptions {
  /** As a part of another statement: its parameters begin after so many, and it writes if there is a row in `given`. */
  readonly after?: number;
  readonly given?: string;
  /** Rows of a journal that stand already, just as they are, are left out. */
  readonly again?: boolean;
}

/**
 * Writes rows in one statement, whatever their number. A row of a journal is refused where another has its key, be it the
 * same one unless it may come `again`.
 */
export const toInsert = (
  schema: string,
  { table, rows, added }: TableWrite,
  { after = 0, given = '', again = false }: InsertOptions = {},
): Insert => {
  const parameters = Object.keys(table.columns).map((column) => arrayLiteral(rows.map((row) => row[column] ?? null)));
  const text = insertText(schema, table, after) + (given && ` from ${given}`);
  if (table.kind === 'journal') return { text: again ? text + exceptStanding(schema, table) : text, parameters };
  // a quarter faster where nothing has to be looked for first
  return { text: added ? text : text + onConflict(table), parameters };
};

/**
 * Sent at once, so that the server works on this table while the next one is written out. A checkpoint that was set back
 * brings rows a second time; they are equal, and left alone.
 */
export const writeRows = async (transaction: TransactionSql, schema: string, written: TableWrite): Promise<void> => {
  const { text, parameters } = toInsert(schema, written, { again: true });
  await transaction.unsafe(text, [...parameters], { prepare: true }).execute();
};

export const quoteName = (name: string) => `"${name}"`;
const named = (schema: string, table: AnyTable) => `${quoteName(schema)}.${quoteName(table.name)}`;

const selectText = (schema: string, table: AnyTable): string => {
  const types = Object.entries<Column>(table.columns);
  const columns = types.map(([column, { type }]) => `${asText(quoteName(column), type)} as ${quoteName(column)}`);
  const keyType = table.columns[table.key].type;
  return `select ${columns.join(', ')} from ${named(schema, table)} where ${quoteName(table.key)} = any($1::${keyType}[])`;
};

const insertText = (schema: string, table: AnyTable, after: number): string => {
  const types = Object.values<Column>(table.columns);
  const columns = Object.keys(table.columns);
  // in the list of columns they are read in step; under `from` each array is first written out to a store of its own
  const arrays = types.map(({ type }, index) => `unnest($${after + index + 1}::${type}[])`);
  return `insert into ${named(schema, table)} (${columns.map(quoteName).join(', ')}) select ${arrays.join(', ')}`;
};

const onConflict = (table: KeyedTable): string => {
  const columns = Object.keys(table.columns).filter((column) => column !== table.key);
  const sets = columns.map((column) => `${quoteName(column)} = excluded.${quoteName(column)}`);
  return ` on conflict (${quoteName(table.key)}) do update set ${sets.join(', ')}`;
};

const exceptStanding = (schema: string, table: JournalTable): string => {
  const columns = Object.keys(table.columns);
  const keys = `$${columns.indexOf(table.key) + 1}::${table.columns[table.key].type}[]`;
  const standing = `select ${columns.map(quoteName).join(', ')} from ${named(schema, table)}`;
  return ` except ${standing} where ${quoteName(table.key)} = any(${keys})`;
};

/** Times, dates and JSON as folds know them, whatever the connection makes of these types. */
const asText = (column: string, type: ColumnType): string => {
  if (type === 'timestamptz') return `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return type === 'date' || type === 'jsonb' ? `${column}::text` : column;
};

/** An array as PostgreSQL writes it. As text it passes any driver unchanged, dates and booleans included. */
const arrayLiteral = (values: readonly Value[]): string => {
  let elements = '';
  for (const value of values) elements += typeof value === 'string' ? `,"${escaped(value)}"` : `,${value}`;
  return `{${elements.slice(1)}}`;
};

// a pattern over each text of a rebuild would take longer than all folds together
const escaped = (text: string): string =>
  text.includes('"') || text.includes('\\') ? text.replace(/["\\]/g, '\\$&') : text;
