/** The statements that load the rows a batch touches and write the rows it changed. */
import type { ISql, TransactionSql } from 'postgres';
import type { Column, ColumnType, ColumnValue } from './columns.ts';
import type { AnyTable, JournalTable, LoadedTable, Row, RowsOfKey } from './table.ts';
import type { TableWrite } from './table-fold.ts';

/** Loads rows by key, or groups by their key; keys without a row are missing from the map. */
export const loadRows = async (
  sql: ISql,
  schema: string,
  table: LoadedTable,
  keys: readonly string[],
): Promise<Map<string, RowsOfKey>> => {
  if (keys.length === 0) return new Map();
  const rows = await sql.unsafe<Row[]>(selectText(schema, table), [toArrayLiteral(keys)], { prepare: true });
  return table.kind === 'grouped'
    ? Map.groupBy(rows, (row) => String(row[table.group]))
    : new Map(rows.map((row) => [String(row[table.key]), row]));
};

interface Insert {
  readonly text: string;
  readonly parameters: readonly string[];
}

interface InsertOptions {
  /** The number of parameters before those of the insert, if it is a part of another statement. */
  readonly after?: number;
  /** A common table expression; the insert writes only if it has a row. */
  readonly given?: string;
  /** True skips rows of a journal that already exist with equal values. */
  readonly skipExisting?: boolean;
}

/**
 * One statement that writes any number of rows. A journal row whose key exists is refused, unless `skipExisting` is set and
 * the rows are equal.
 */
export const toInsertStatement = (
  schema: string,
  { table, rows, added }: TableWrite,
  { after = 0, given = '', skipExisting = false }: InsertOptions = {},
): Insert => {
  const parameters = Object.keys(table.columns).map((column) => toArrayLiteral(rows.map((row) => row[column] ?? null)));
  const text = insertText(schema, table, after) + (given && ` from ${given}`);
  if (table.kind === 'journal') return { text: skipExisting ? text + exceptExisting(schema, table) : text, parameters };
  // Without `on conflict`, an insert takes a quarter less time.
  return { text: added ? text : text + onConflict(table), parameters };
};

/**
 * Writes rows. The statement is sent immediately, so that the server works on this table while the next one is serialized.
 * After a checkpoint was set back, journal rows are written a second time; equal ones are skipped.
 */
export const writeRows = async (transaction: TransactionSql, schema: string, written: TableWrite): Promise<void> => {
  const { text, parameters } = toInsertStatement(schema, written, { skipExisting: true });
  await transaction.unsafe(text, [...parameters], { prepare: true }).execute();
};

export const quoteName = (name: string) => `"${name}"`;
const qualifiedName = (schema: string, table: AnyTable) => `${quoteName(schema)}.${quoteName(table.name)}`;

const selectText = (schema: string, table: LoadedTable): string => {
  const types = Object.entries<Column>(table.columns);
  const columns = types.map(([column, { type }]) => `${asText(quoteName(column), type)} as ${quoteName(column)}`);
  const key = table.kind === 'grouped' ? table.group : table.key;
  const keys = `any($1::${table.columns[key].type}[])`;
  return `select ${columns.join(', ')} from ${qualifiedName(schema, table)} where ${quoteName(key)} = ${keys}`;
};

const insertText = (schema: string, table: AnyTable, after: number): string => {
  const types = Object.values<Column>(table.columns);
  const columns = Object.keys(table.columns);
  // In the select list the arrays are unnested in parallel; under `from`, each would first be materialized.
  const arrays = types.map(({ type }, index) => `unnest($${after + index + 1}::${type}[])`);
  return `insert into ${qualifiedName(schema, table)} (${columns.map(quoteName).join(', ')}) select ${arrays.join(', ')}`;
};

const onConflict = (table: LoadedTable): string => {
  const key = table.kind === 'grouped' ? [table.group, table.key] : [table.key];
  const columns = Object.keys(table.columns).filter((column) => !key.includes(column));
  const sets = columns.map((column) => `${quoteName(column)} = excluded.${quoteName(column)}`);
  return ` on conflict (${key.map(quoteName).join(', ')}) do update set ${sets.join(', ')}`;
};

const exceptExisting = (schema: string, table: JournalTable): string => {
  const columns = Object.keys(table.columns);
  const keys = `$${columns.indexOf(table.key) + 1}::${table.columns[table.key].type}[]`;
  const existing = `select ${columns.map(quoteName).join(', ')} from ${qualifiedName(schema, table)}`;
  return ` except ${existing} where ${quoteName(table.key)} = any(${keys})`;
};

/** Selects instants, dates and JSON as the texts that folds expect, independently of the connection's type parsers. */
const asText = (column: string, type: ColumnType): string => {
  if (type === 'timestamptz') return `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return type === 'date' || type === 'jsonb' ? `${column}::text` : column;
};

/** The array literal of PostgreSQL; drivers pass a text on unchanged, even for dates and booleans. */
const toArrayLiteral = (values: readonly ColumnValue[]): string => {
  let elements = '';
  for (const value of values) elements += typeof value === 'string' ? `,"${escaped(value)}"` : `,${value}`;
  return `{${elements.slice(1)}}`;
};

// Tests before replacing, because a regular expression over every text of a rebuild would take longer than all folds.
const escaped = (text: string): string =>
  text.includes('"') || text.includes('\\') ? text.replace(/["\\]/g, '\\$&') : text;
