import type { Row } from './projection.ts';
import type { Rows } from './table-fold.ts';
import type { AnyTable } from './table-sql.ts';

/** Of each table at least: what two of the largest batches touch. */
const KEPT = 8_192;

/** The rows of one table in two ages, so that none is looked at again only to be let go. */
interface Known {
  newer: Map<string, Row>;
  older: ReadonlyMap<string, Row>;
}

/**
 * Rows that this fold has loaded or made, the newest of them: they are as the tables have them, or are about to, since
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
      const known = this.#tables.get(table) ?? { newer: new Map<string, Row>(), older: new Map() };
      this.#tables.set(table, known);
      for (const [key, row] of byKey) known.newer.set(key, row);
      if (known.newer.size < KEPT) continue;
      if (known.older.size > 0) this.#partly.add(table);
      known.older = known.newer;
      known.newer = new Map();
    }
  }

  /** For when what was folded is not what was written. */
  forget(): void {
    this.#tables.clear();
    this.#forgot = true;
  }
}
