/**
 * What a read model is to the engine: a name, a version, its SQL and pure folds. The schema's name is a hash
 * over the versions and SQL of all projections, so a change of either builds new tables beside the old ones.
 */
import type { CatalogueEvent } from '#events/catalogue/catalogue.ts';
import type { RecordedEvent } from '#events/decider/recorded-event.ts';

/** An event as folds see it: upcast, its personal fields sealed; narrows by `type`. */
export type LogEvent = RecordedEvent<CatalogueEvent>;

/** A value as one column holds it. Times are ISO texts, civil dates `YYYY-MM-DD`, `jsonb` is JSON's text. */
export type Value = string | number | boolean | null;
export type Row = Record<string, Value>;

/** The PostgreSQL type of each column, used by the upsert's `unnest($1::uuid[], …)`. */
export type Columns<R extends Row> = { readonly [Column in keyof R]: string };

/** A row before an event and after it: the same where the event changed nothing. */
export interface RowChange<R extends Row = Row> {
  readonly before: R | undefined;
  readonly after: R | undefined;
}
/** What the event changes in a keyed table of the same projection that is listed earlier, in the row that it touches. */
export type ChangeOf = <R extends Row>(table: KeyedTable<R>) => RowChange<R>;

/** One row per key, folded from the row before: `undefined` in means new, `undefined` out leaves the table as it was. */
export interface KeyedTable<R extends Row = Row> {
  readonly kind: 'keyed';
  readonly table: string;
  readonly key: keyof R & string;
  readonly columns: Columns<R>;
  /** The key of the row that an event touches; undefined when the event is not for this table. */
  readonly keyOf: (event: LogEvent) => string | undefined;
  readonly evolve: (row: R | undefined, event: LogEvent, changeOf: ChangeOf) => R | undefined;
}

/** Rows that events add and that never change. The first column named by `key` is the primary key. */
export interface JournalTable<R extends Row = Row> {
  readonly kind: 'journal';
  readonly table: string;
  readonly key: keyof R & string;
  readonly columns: Columns<R>;
  readonly rowsOf: (event: LogEvent) => R[];
}

export interface Projection {
  readonly name: string;
  readonly version: number;
  /** `create table` statements without a schema name; run with the search path set to the read schema. */
  readonly sql: string;
  // biome-ignore lint/suspicious/noExplicitAny: a projection holds tables of different rows
  readonly tables: readonly (KeyedTable<any> | JournalTable<any>)[];
  /**
   * Kinds of the streams whose events its tables take, as `streamKind` says them; every stream where it is left out. Events
   * of other streams are not shown to the tables: to ask each table about each event costs as much as to fold it.
   */
  readonly streams?: readonly string[];
  /** Event types whose personal fields the fold needs in clear; profiles alone. */
  readonly opens?: readonly string[];
}

/** What a stream is about, by its name: `student` of `student-…`. */
export const streamKind = (stream: string): string => {
  const end = stream.indexOf('-');
  return end < 0 ? stream : stream.slice(0, end);
};
