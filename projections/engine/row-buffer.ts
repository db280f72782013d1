import { estimateRowBytes, isRowLimitReached } from './row-bytes.ts';
import type { LoadedTable, Row } from './table.ts';
import type { TableWrite } from './table-fold.ts';

interface Held {
  readonly row: Row;
  readonly added: boolean;
}

interface HeldTable {
  readonly rows: Map<string, Held>;
  bytes: number;
}

/** Holds back the newest state of rows of keyed tables, within the limits of rows and bytes, so that each is written once. */
export class RowBuffer {
  readonly #tables = new Map<LoadedTable, HeldTable>();

  /** Holds back rows of a keyed table; returns the rows to write now: those of journals, and of a table over the limits. */
  take(written: TableWrite): TableWrite[] {
    const { table, rows, added } = written;
    if (table.kind === 'journal') return [written];
    const held = this.#tables.get(table) ?? { rows: new Map<string, Held>(), bytes: 0 };
    this.#tables.set(table, held);
    for (const row of rows) {
      const key = String(row[table.key]);
      const before = held.rows.get(key);
      held.bytes += estimateRowBytes(row) - (before ? estimateRowBytes(before.row) : 0);
      // A row that was never written stays new, however often it changes.
      held.rows.set(key, { row, added: before?.added ?? added });
    }
    return isRowLimitReached(table, held.rows.size, held.bytes) ? this.release(table) : [];
  }

  /** Returns the held rows of a table and stops holding them. */
  release(table: LoadedTable): TableWrite[] {
    const held = [...(this.#tables.get(table)?.rows.values() ?? [])];
    this.#tables.delete(table);
    return [true, false].flatMap((added) => {
      const rows = held.filter((one) => one.added === added).map(({ row }) => row);
      return rows.length > 0 ? [{ table, rows, added }] : [];
    });
  }

  releaseAll(): TableWrite[] {
    return [...this.#tables.keys()].flatMap((table) => this.release(table));
  }
}
