import type { KeyedTable, Row } from './projection.ts';
import type { Written } from './table-fold.ts';

/** Of each table: more than a batch touches, and no more than is soon written. */
const HELD = 8_192;

interface Held {
  readonly row: Row;
  readonly added: boolean;
}

/** The newest state of rows of keyed tables that are not written yet. */
export class HeldRows {
  readonly #tables = new Map<KeyedTable, Map<string, Held>>();

  /** Holds rows of a keyed table back; answers what is to be written now: rows of journals, and what became too many. */
  take(written: Written): Written[] {
    const { table, rows, added } = written;
    if (table.kind === 'journal') return [written];
    const held = this.#tables.get(table) ?? new Map<string, Held>();
    this.#tables.set(table, held);
    for (const row of rows) {
      const key = String(row[table.key]);
      // a row that PostgreSQL never had stays new, however often it changes
      held.set(key, { row, added: held.get(key)?.added ?? added });
    }
    return held.size < HELD ? [] : this.release(table);
  }

  /** The rows of a table, which are held no more. */
  release(table: KeyedTable): Written[] {
    const held = [...(this.#tables.get(table)?.values() ?? [])];
    this.#tables.delete(table);
    return [true, false].flatMap((added) => {
      const rows = held.filter((one) => one.added === added).map(({ row }) => row);
      return rows.length > 0 ? [{ table, rows, added }] : [];
    });
  }

  releaseAll(): Written[] {
    return [...this.#tables.keys()].flatMap((table) => this.release(table));
  }
}
