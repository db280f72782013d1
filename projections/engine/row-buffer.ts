import { BYTES_IN_MEMORY_MAX, ROWS_IN_MEMORY_MAX, rowBytes } from './row-bytes.ts';
import type { KeyedTable, Row } from './table.ts';
import type { TableWrite } from './table-fold.ts';

interface Held {
  readonly row: Row;
  readonly added: boolean;
}

interface HeldTable {
  readonly rows: Map<string, Held>;
  bytes: number;
}

/** The newest state of rows of keyed tables that are not written yet, in rows and in bytes no more than is soon written. */
export class RowBuffer {
  readonly #tables = new Map<KeyedTable, HeldTable>();

  /** Holds rows of a keyed table back; answers what is to be written now: rows of journals, and what became too many. */
  take(written: TableWrite): TableWrite[] {
    const { table, rows, added } = written;
    if (table.kind === 'journal') return [written];
    const held = this.#tables.get(table) ?? { rows: new Map<string, Held>(), bytes: 0 };
    this.#tables.set(table, held);
    for (const row of rows) {
      const key = String(row[table.key]);
      const before = held.rows.get(key);
      held.bytes += rowBytes(row) - (before ? rowBytes(before.row) : 0);
      // a row that PostgreSQL never had stays new, however often it changes
      held.rows.set(key, { row, added: before?.added ?? added });
    }
    return held.rows.size < ROWS_IN_MEMORY_MAX && held.bytes < BYTES_IN_MEMORY_MAX ? [] : this.release(table);
  }

  /** The rows of a table, which are held no more. */
  release(table: KeyedTable): TableWrite[] {
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
