/** Compares rows of a read model with those that its fold gives. Names no value: some are personal. */
import type { Row, Value } from '#projections/engine/projection.ts';
import type { AnyTable } from '#projections/engine/table-sql.ts';

/** Whether the events that were folded have their texts sealed, as the tables do, or opened, as the audit reads them. */
export type Texts = 'sealed' | 'opened';

/** The columns in which two rows of a table differ; opened texts are compared by whether they are there. */
export const differingColumns = (table: AnyTable, row: Row, should: Row, texts: Texts): string[] =>
  Object.keys(table.columns).filter(
    (column) => comparable(table, column, row[column], texts) !== comparable(table, column, should[column], texts),
  );

export const saysAnother = (table: AnyTable, columns: readonly string[]): string =>
  `${table.table} says another ${columns.join(', ')} than the log`;
export const hasNoRow = (table: AnyTable): string => `has no row in ${table.table}`;
export const notInLog = (table: AnyTable): string => `stands in ${table.table}, but not in the log`;

/** Columns that the tables hold sealed. */
const sealed = new Set(['feedback', 'note', 'reason', 'nickname', 'topic']);

/** PostgreSQL writes an instant with the offset of its session, and the fields of JSON in an order of its own. */
const comparable = (table: AnyTable, column: string, value: Value | undefined, texts: Texts): Value => {
  if (value === undefined || value === null) return null;
  if (texts === 'opened' && sealed.has(column)) return 'a text';
  const type = table.columns[column];
  if (type === 'timestamptz') return Date.parse(String(value));
  return type === 'jsonb' ? ordered(typeof value === 'string' ? JSON.parse(value) : value) : value;
};

const ordered = (json: unknown): string =>
  JSON.stringify(json, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .filter(opened)
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : value,
  );

/** The texts of questions stand in clear in both; those of answers do not, nor the topics of practice. */
const opened = ([name, value]: [string, unknown], _: number, all: [string, unknown][]): boolean =>
  name !== 'topic' && (name !== 'text' || typeof value !== 'string' || !all.some(([field]) => field === 'question'));
