import type {
  AnyTable,
  GetRowChange,
  GroupedTable,
  JournalTable,
  KeyedTable,
  LogEvent,
  Row,
  RowsOfKey,
} from './table.ts';

/** Rows by table and key; of a grouped table, the rows of each group. */
export type RowsByTable = ReadonlyMap<AnyTable, ReadonlyMap<string, RowsOfKey>>;

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
  readonly current?: ReadonlyMap<string, RowsOfKey>;
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

const groupedFold = (table: GroupedTable, loaded: ReadonlyMap<string, readonly Row[]> = new Map()): TableFold => {
  const current = new Map(loaded);
  const changed = new Map<string, { row: Row; added: boolean }>();
  return {
    table,
    current,
    evolve: (event, key, changeOf) =>
      key === undefined ? NO_ROWS : table.evolve(current.get(key) ?? NO_ROWS, event, changeOf),
    keep(rows) {
      for (const row of rows) {
        const [group, id] = [String(row[table.group]), row[table.key]];
        const before = current.get(group) ?? NO_ROWS;
        const others = before.filter((one) => one[table.key] !== id);
        current.set(group, [...others, row]);
        const added = changed.get(String(id))?.added ?? others.length === before.length;
        changed.set(String(id), { row, added });
      }
    },
    written() {
      const byNovelty = Map.groupBy(changed.values(), ({ added }) => added);
      return [...byNovelty].map(([added, rows]) => ({ table, added, rows: rows.map(({ row }) => row) }));
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
export const createTableFold = (table: AnyTable, loaded: RowsByTable): TableFold => {
  switch (table.kind) {
    case 'keyed':
      return keyedFold(table, loaded.get(table) as ReadonlyMap<string, Row> | undefined);
    case 'grouped':
      return groupedFold(table, loaded.get(table) as ReadonlyMap<string, readonly Row[]> | undefined);
    case 'journal':
      return journalFold(table);
  }
};
