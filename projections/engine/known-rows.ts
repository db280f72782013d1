import type { Row } from './projection.ts';
import { BYTES_MAX, ROWS_MAX, rowBytes } from './row-bytes.ts';
import type { Rows } from './table-fold.ts';
import type { AnyTable } from './table-sql.ts';

/** The rows of one table in two ages, so that none is looked at again only to be let go. */
interface Known {
  newer: Map<string, Row>;
  /** Of the newer ones. */
  bytes: number;
  older: ReadonlyMap<string, Row>;
}

/**
 * Of each table at least what the last batch touched, which may still be on its way to the table: an age ends with a
 * batch. Rows that this fold has loaded or made, the newest of them: they are as the tables have them, or are about to, since
 * the fence lets nobody else write.
 */
export class KnownRows {
  readonly #tables = new Map<AnyTable, Known>();
  /** Tables of which rows were let go. */
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

  keep(rows: Rows): void {
    for (const [table, byKey] of rows) {
      const known = this.#tables.get(table) ?? { newer: new Map<string, Row>(), bytes: 0, older: new Map() };
      this.#tables.set(table, known);
      for (const [key, row] of byKey) {
        const before = known.newer.get(key);
        known.bytes += rowBytes(row) - (before ? rowBytes(before) : 0);
        known.newer.set(key, row);
      }
      if (known.newer.size < ROWS_MAX && known.bytes < BYTES_MAX) continue;
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
