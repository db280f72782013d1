/** A row of a table. `key` is its id within the table: lower-case letters, digits and hyphens. */
export interface FactRow {
  readonly key: string;
  /** Names the source of this row if it is another one than that of its table. */
  readonly source?: string;
  readonly year?: number;
}

/** Facts of one kind, each with a source and a year. */
export interface FactTable<Row extends FactRow> {
  /** Where the facts can be looked up, such as `NASA: Planetary Fact Sheet`. */
  readonly source: string;
  /** The year of the edition, or in which the page was read. */
  readonly year: number;
  readonly rows: readonly Row[];
}
