import type { AnyTable, GetRowChange, JournalTable, KeyedTable, LogEvent, Row } from './table.ts';

/** Rows by table and key. */
export type RowsByTable = ReadonlyMap<AnyTable, ReadonlyMap<string, Row>>;

/** Rows of one table that are written together; each key occurs once. */
export interface TableWrite {
  readonly table: AnyTable;
  readonly rows: readonly Row[];
  /** True if the loaded rows of the table do not contain these keys. */
  readonly added: boolean;
}

interface TableFold {
  readonly table: AnyTable;
  /** The rows that an event makes; `key` is the key of the row it touches. Throws what the fold throws. */
  evolve(event: LogEvent, key: string | undefined, changeOf: GetRowChange): readonly Row[];
  /** Applies rows of `evolve`, once the folds of all tables of the projection have accepted the event. */
  keep(rows: readonly Row[]): void;
  written(): TableWrite[];
  /** The current rows; undefined for a journal, which is never read. */
  readonly current?: ReadonlyMap<string, Row>;
}

const NO_ROWS: readonly Row[] = [];

const keyedFold = (table: KeyedTable, loaded: ReadonlyMap<string, Row> = new Map()): TableFold => {
  const current = new Map(loaded);
  const changed = new Set<string>();
  return {
    table,
    current,
    evolve(event, key, changeOf) {
      const row = key === undefined ? undefined : table.evolve(current.get(key), event, changeOf);
      return row === undefined ? NO_ROWS : [row];
    },
    keep([row]) {
      if (row === undefined) return;
      const key = String(row[table.key]);
      current.set(key, row);
      changed.add(key);
    },
    written() {
      const byNovelty = Map.groupBy(changed, (key) => !loaded.has(key));
      return [...byNovelty].map(([added, keys]) => ({
        table,
        added,
        rows: keys.map((key) => current.get(key) as Row),
      }));
    },
  };
};

const journalFold = (table: JournalTable): TableFold => {
  const added: Row[] = [];
  return {
    table,
    evolve: (event) => table.rowsOf(event),
    keep: (rows) => void added.push(...rows),
    written: () => (added.length > 0 ? [{ table, rows: added, added: true }] : []),
  };
};

/** The fold of one batch into one table, starting with the loaded rows that the batch touches. */
export const createTableFold = (table: AnyTable, loaded: RowsByTable): TableFold =>
  table.kind === 'keyed' ? keyedFold(table, loaded.get(table)) : journalFold(table);
