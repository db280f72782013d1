import type { Column } from './columns.ts';
import type { AnyTable } from './table.ts';

/** The statements that create a table and its indexes in the first schema of the search path. */
export const toCreateTableSql = ({ name, key, columns, indexes = {} }: AnyTable): string => {
  const lines = Object.entries<Column>(columns).map(([column, definition]) =>
    column === key ? `${columnSql(column, definition)} primary key` : columnSql(column, definition),
  );
  const createIndexes = Object.entries(indexes).map(([index, on]) => `create index ${index} on ${name} ${on};\n`);
  return `create table ${name} (\n  ${lines.join(',\n  ')}\n);\n${createIndexes.join('')}`;
};

const columnSql = (name: string, { type, isNullable = false, condition }: Column): string =>
  `${name} ${type}${isNullable ? '' : ' not null'}${condition ? ` check (${condition(name)})` : ''}`;
