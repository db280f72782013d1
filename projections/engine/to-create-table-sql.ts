import type { Column } from './columns.ts';
import type { AnyTable } from './table.ts';

/** The statements that create a table and its indexes in the first schema of the search path. */
export const toCreateTableSql = (table: AnyTable): string =>
  `create table ${toTableSql(table, [toPrimaryKeySql(table)])};\n${toCreateIndexStatements(table).join('')}`;

/** A table that is filled before anybody reads it. */
export interface FilledTableOptions {
  /** True creates a table that survives a crash of the server; false creates an unlogged one. */
  readonly logged: boolean;
  /** Whether the primary keys of journals are created before the rows, or by `toIndexStatements` after them. */
  readonly journalKeys: 'before' | 'after';
}

/**
 * Creates a table without the indexes that are not needed while it is filled. Primary keys of keyed tables are created,
 * because the fold looks rows up by them. Autovacuum is off, because it would use a whole core while the table is filled.
 */
export const toCreateFilledTableSql = (table: AnyTable, options: FilledTableOptions): string => {
  const key = hasKeyAfterRows(table, options) ? [] : [toPrimaryKeySql(table)];
  const create = options.logged ? 'create table' : 'create unlogged table';
  return `${create} ${toTableSql(table, key)} with (autovacuum_enabled = off);\n`;
};

/** The statements that create the indexes that `toCreateFilledTableSql` left out. */
export const toIndexStatements = (table: AnyTable, options: FilledTableOptions): string[] => [
  ...(hasKeyAfterRows(table, options) ? [`alter table ${table.name} add ${toPrimaryKeySql(table)}`] : []),
  ...toCreateIndexStatements(table),
];

const hasKeyAfterRows = ({ kind }: AnyTable, { journalKeys }: FilledTableOptions): boolean =>
  kind === 'journal' && journalKeys === 'after';

const toTableSql = ({ name, columns }: AnyTable, constraints: readonly string[]): string => {
  const lines = Object.entries<Column>(columns).map(([column, definition]) => columnSql(column, definition));
  return `${name} (\n  ${[...lines, ...constraints].join(',\n  ')}\n)`;
};

const toPrimaryKeySql = (table: AnyTable): string =>
  `primary key (${table.kind === 'grouped' ? `${table.group}, ${table.key}` : table.key})`;

const toCreateIndexStatements = ({ name, indexes = {} }: AnyTable): string[] =>
  Object.entries(indexes).map(([index, on]) => `create index ${index} on ${name} ${on};\n`);

const columnSql = (name: string, { type, isNullable = false, condition }: Column): string =>
  `${name} ${type}${isNullable ? '' : ' not null'}${condition ? ` check (${condition(name)})` : ''}`;
