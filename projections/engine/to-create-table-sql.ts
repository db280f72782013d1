import type { Column } from './columns.ts';
import type { AnyTable } from './table.ts';

/** The statements that create a table and its indexes in the first schema of the search path. */
export const toCreateTableSql = (table: AnyTable): string => {
  const { name, key, columns, indexes = {} } = table;
  const lines = Object.entries<Column>(columns).map(([column, definition]) => columnSql(column, definition));
  lines.push(`primary key (${table.kind === 'grouped' ? `${table.group}, ${key}` : key})`);
  const createIndexes = Object.entries(indexes).map(([index, on]) => `create index ${index} on ${name} ${on};\n`);
  return `create table ${name} (\n  ${lines.join(',\n  ')}\n);\n${createIndexes.join('')}`;
};

const columnSql = (name: string, { type, isNullable = false, condition }: Column): string =>
  `${name} ${type}${isNullable ? '' : ' not null'}${condition ? ` check (${condition(name)})` : ''}`;
