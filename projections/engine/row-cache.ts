import { estimateRowBytes, isGrowingTable, isRowLimitReached } from './row-bytes.ts';
import type { AnyTable, RowsOfKey } from './table.ts';
import type { RowsByTable } from './table-fold.ts';

/** The cached rows of one table in two generations. Dropping a whole generation is cheaper than evicting single rows. */
interface CachedTable {
  newer: Map<string, RowsOfKey>;
  /** Estimated size of the rows in `newer`. */
  bytes: number;
  older: ReadonlyMap<string, RowsOfKey>;
}

/**
 * Cache of the rows that this fold loaded or wrote most recently. The fence excludes other writers, so a cached row equals
 * the table's row, or the row that the batch in flight writes. Generations are dropped only between two batches, so the
 * cache always holds every row of the last batch, which the table may not contain yet.
 */
export class RowCache {
  readonly #tables = new Map<AnyTable, CachedTable>();
  /** The keys of evicted rows, by table; of a growing table, no keys, which would need memory for every row of the log. */
  readonly #evicted = new Map<AnyTable, Set<string>>();
  #wasCleared = false;

  /** Undefined if the row is not cached; the table may still contain it. */
  get(table: AnyTable, key: string): RowsOfKey | undefined {
    const known = this.#tables.get(table);
    return known?.newer.get(key) ?? known?.older.get(key);
  }

  /** True if this fold loaded or made the row and may no longer have it in the cache. */
  mayBeEvicted(table: AnyTable, key: string): boolean {
    if (this.#wasCleared) return true;
    const evicted = this.#evicted.get(table);
    return evicted !== undefined && (isGrowingTable(table) || evicted.has(key));
  }

  keep(rows: RowsByTable): void {
    for (const [table, byKey] of rows) {
      const known = this.#tables.get(table) ?? { newer: new Map<string, RowsOfKey>(), bytes: 0, older: new Map() };
      this.#tables.set(table, known);
      for (const [key, row] of byKey) {
        const before = known.newer.get(key);
        known.bytes += estimateRowBytes(row) - (before ? estimateRowBytes(before) : 0);
        known.newer.set(key, row);
      }
      if (!isRowLimitReached(table, known.newer.size, known.bytes)) continue;
      if (known.older.size > 0) this.#recordEvicted(table, known.older.keys());
      known.older = known.newer;
      known.newer = new Map();
      known.bytes = 0;
    }
  }

  #recordEvicted(table: AnyTable, keys: Iterable<string>): void {
    const evicted = this.#evicted.get(table) ?? new Set();
    this.#evicted.set(table, evicted);
    if (!isGrowingTable(table)) for (const key of keys) evicted.add(key);
  }

  /** Clears the cache; needed when the rows that were written differ from those that were folded. */
  forget(): void {
    this.#tables.clear();
    this.#wasCleared = true;
  }
}
