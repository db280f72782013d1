import type { Row } from './projection.ts';
import type { Rows } from './table-fold.ts';
import type { AnyTable } from './table-sql.ts';

/** Of each table; at least what two of the largest batches touch. */
const KEPT = 10_000;

/**
 * Rows that this fold has loaded or made, the newest of them: they are as the tables have them, or are about to, since
 * the fence lets nobody else write.
 */
export class KnownRows {
  readonly #tables = new Map<AnyTable, Map<string, Row>>();
  /** Tables of which rows were let go. */
  readonly #partly = new Set<AnyTable>();
  #forgot = false;

  /** Undefined for a row that is not known, whether it stands or not. */
  get(table: AnyTable, key: string): Row | undefined {
    return this.#tables.get(table)?.get(key);
  }

  /** Whether every row of a table is known that this fold has loaded or made. */
  all(table: AnyTable): boolean {
    return !this.#forgot && !this.#partly.has(table);
  }

  keep(rows: Rows): void {
    for (const [table, byKey] of rows) {
      const kept = this.#tables.get(table) ?? new Map<string, Row>();
      this.#tables.set(table, kept);
      for (const [key, row] of byKey) {
        kept.delete(key);
        kept.set(key, row);
      }
      for (const key of kept.keys()) {
        if (kept.size <= KEPT) break;
        kept.delete(key);
        this.#partly.add(table);
      }
    }
  }

  /** For when what was folded is not what was written. */
  forget(): void {
    this.#tables.clear();
    this.#forgot = true;
  }
}
