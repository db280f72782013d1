import { BYTES_IN_MEMORY_MAX, ROWS_IN_MEMORY_MAX, rowBytes } from './row-bytes.ts';
import type { AnyTable, Row } from './table.ts';
import type { RowsByTable } from './table-fold.ts';

/** The rows of one table in two generations: the older one is dropped whole, which costs less than to drop rows one by one. */
interface Known {
  newer: Map<string, Row>;
  /** Size of the rows in `newer`. */
  bytes: number;
  older: ReadonlyMap<string, Row>;
}

/**
 * Cache of the rows that this fold has loaded or written last. The fence lets nobody else write, so a row is as the table
 * has it, or as the batch in flight writes it. A generation ends only between two batches, so the cache always holds every
 * row of the last batch, which the table may not show yet.
 */
export class RowCache {
  readonly #tables = new Map<AnyTable, Known>();
  /** Tables of which rows were dropped. */
  readonly #partly = new Set<AnyTable>();
  #forgot = false;

  /** Undefined for a row that is not known, whether it stands or not. */
  get(table: AnyTable, key: string): Row | undefined {
    const known = this.#tables.get(table);
    return known?.newer.get(key) ?? known?.older.get(key);
  }

  /** Whether every row of a table is known that this fold has loaded or made. */
  all(table: AnyTable): boolean {
    return !this.#forgot && !this.#partly.has(table);
  }

  keep(rows: RowsByTable): void {
    for (const [table, byKey] of rows) {
      const known = this.#tables.get(table) ?? { newer: new Map<string, Row>(), bytes: 0, older: new Map() };
      this.#tables.set(table, known);
      for (const [key, row] of byKey) {
        const before = known.newer.get(key);
        known.bytes += rowBytes(row) - (before ? rowBytes(before) : 0);
        known.newer.set(key, row);
      }
      if (known.newer.size < ROWS_IN_MEMORY_MAX && known.bytes < BYTES_IN_MEMORY_MAX) continue;
      if (known.older.size > 0) this.#partly.add(table);
      known.older = known.newer;
      known.newer = new Map();
      known.bytes = 0;
    }
  }

  /** For when what was folded is not what was written. */
  forget(): void {
    this.#tables.clear();
    this.#forgot = true;
  }
}
