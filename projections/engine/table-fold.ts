/** The rows of one table while a batch is folded into it. */
import type { AnyTable, ChangeOf, JournalTable, KeyedTable, LogEvent, Row } from './table.ts';

/** RowsByTable of each table by key. */
export type RowsByTable = ReadonlyMap<AnyTable, ReadonlyMap<string, Row>>;

/** RowsByTable of one table that are written together, each once. */
export interface TableWrite {
  readonly table: AnyTable;
  readonly rows: readonly Row[];
  /** Whether these keys are new to the table, as far as it was loaded. */
  readonly added: boolean;
}

interface TableFold {
  readonly table: AnyTable;
  /** What an event makes of this table; `key` is that of the row it touches. Throws what the fold throws. */
  made(event: LogEvent, key: string | undefined, changeOf: ChangeOf): readonly Row[];
  /** Takes in what was made, when the event goes into the projection's other tables too. */
  keep(rows: readonly Row[]): void;
  written(): TableWrite[];
  /** The rows as they stand now; none of a journal, which is never read. */
  readonly current?: ReadonlyMap<string, Row>;
}

const NOTHING: readonly Row[] = [];

const keyedFold = (table: KeyedTable, stood: ReadonlyMap<string, Row> = new Map()): TableFold => {
  const current = new Map(stood);
  const changed = new Set<string>();
  return {
    table,
    current,
    made(event, key, changeOf) {
      const row = key === undefined ? undefined : table.evolve(current.get(key), event, changeOf);
      return row === undefined ? NOTHING : [row];
    },
    keep([row]) {
      if (row === undefined) return;
      const key = String(row[table.key]);
      current.set(key, row);
      changed.add(key);
    },
    written() {
      const byNovelty = Map.groupBy(changed, (key) => !stood.has(key));
      return [...byNovelty].map(([added, keys]) => ({
        table,
        added,
        rows: keys.map((key) => current.get(key) as Row),
      }));
    },
  };
};

const journalFold = (table: JournalTable): TableFold => {
  const lines: Row[] = [];
  return {
    table,
    made: (event) => table.rowsOf(event),
    keep: (rows) => void lines.push(...rows),
    written: () => (lines.length > 0 ? [{ table, rows: lines, added: true }] : []),
  };
};

/** Begins with the rows that stand, as far as the batch touches them. */
export const createTableFold = (table: AnyTable, loaded: RowsByTable): TableFold =>
  table.kind === 'keyed' ? keyedFold(table, loaded.get(table)) : journalFold(table);
