/** Tables of read models: their columns and indexes, and the pure fold that makes their rows of events. */
import type { CatalogueEvent } from '#events/catalogue/catalogue.ts';
import type { RecordedEvent } from '#events/decider/recorded-event.ts';
import type { Columns, StoredRow, Value } from './columns.ts';

/** An event as folds see it: upcast, its personal fields sealed; narrows by `type`. */
export type LogEvent = RecordedEvent<CatalogueEvent>;

/** A row of any table. */
export type Row = Record<string, Value>;

/** A row before an event and after it: the same where the event changed nothing. */
export interface RowChange<OfRow = Row> {
  readonly before: OfRow | undefined;
  readonly after: OfRow | undefined;
}
/** What the event changes in a keyed table of the same projection that is listed earlier, in the row that it touches. */
export type ChangeOf = <Of extends Columns>(table: KeyedTable<Of>) => RowChange<StoredRow<Of>>;

interface Table<Of extends Columns, Name extends string> {
  readonly name: Name;
  readonly columns: Of;
  /** The column of the primary key. */
  readonly key: keyof Of & string;
  /** By name, what follows `create index … on …`: its columns, and what it includes or leaves out. */
  readonly indexes?: Readonly<Record<string, string>>;
}

/** One row per key, folded from the row before: `undefined` in means new, `undefined` out leaves the table as it was. */
// biome-ignore lint/suspicious/noExplicitAny: without its columns named it is a table of any rows
export interface KeyedTable<Of extends Columns = any, Name extends string = string> extends Table<Of, Name> {
  readonly kind: 'keyed';
  /** The key of the row that an event touches; undefined when the event is not for this table. */
  readonly keyOf: (event: LogEvent) => string | undefined;
  readonly evolve: (row: StoredRow<Of> | undefined, event: LogEvent, changeOf: ChangeOf) => StoredRow<Of> | undefined;
}

/** Rows that events add and that never change. */
// biome-ignore lint/suspicious/noExplicitAny: as above
export interface JournalTable<Of extends Columns = any, Name extends string = string> extends Table<Of, Name> {
  readonly kind: 'journal';
  readonly rowsOf: (event: LogEvent) => StoredRow<Of>[];
}

export type AnyTable = KeyedTable | JournalTable;

export const keyedTable = <const Name extends string, Of extends Columns>(
  table: Omit<KeyedTable<Of, Name>, 'kind'>,
): KeyedTable<Of, Name> => ({ kind: 'keyed', ...table });

export const journalTable = <const Name extends string, Of extends Columns>(
  table: Omit<JournalTable<Of, Name>, 'kind'>,
): JournalTable<Of, Name> => ({ kind: 'journal', ...table });
