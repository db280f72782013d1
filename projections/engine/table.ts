/** Tables of read models: columns, indexes, and the pure fold from events to rows. */
import type { CatalogueEvent } from '#events/catalogue/event-catalogue.ts';
import type { RecordedEvent } from '#events/kernel/recorded-event.ts';
import type { Columns, ColumnValue, StoredRow } from './columns.ts';

/** An upcast event with sealed personal fields, as folds receive it; narrows by `type`. */
export type LogEvent = RecordedEvent<CatalogueEvent>;

/** A row of any table. */
export type Row = Record<string, ColumnValue>;

/** What a fold loads and keeps for one key: the row of a keyed table, or all rows of a group, in no order. */
export type RowsOfKey = Row | readonly Row[];

/** A row before and after an event; both are the same if the event did not change it. */
export interface RowChange<OfRow = Row> {
  readonly before: OfRow | undefined;
  readonly after: OfRow | undefined;
}
/** The rows of a group before an event, and those that it added or changed. */
export interface GroupChange<OfRow = Row> {
  readonly before: readonly OfRow[];
  readonly changed: readonly OfRow[];
}
/** The change that the current event makes in a keyed or grouped table listed earlier in the same projection. */
export interface GetRowChange {
  <Of extends Columns>(table: KeyedTable<Of>): RowChange<StoredRow<Of>>;
  <Of extends Columns>(table: GroupedTable<Of>): GroupChange<StoredRow<Of>>;
}

/** No event changed another table: for a fold by itself. */
export const noRowChange = (({ kind }: AnyTable) =>
  kind === 'grouped' ? { before: [], changed: [] } : { before: undefined, after: undefined }) as GetRowChange;

interface Table<Of extends Columns, Name extends string> {
  readonly name: Name;
  readonly columns: Of;
  /** The column of the primary key. */
  readonly key: keyof Of & string;
  /** Indexes by name, each as the text after `create index … on …`: columns, `include` and `where`. */
  readonly indexes?: Readonly<Record<string, string>>;
}

/** A table with one row per key. `evolve` receives undefined for a new row, and returns undefined to change nothing. */
// biome-ignore lint/suspicious/noExplicitAny: the default means a table of any columns
export interface KeyedTable<Of extends Columns = any, Name extends string = string> extends Table<Of, Name> {
  readonly kind: 'keyed';
  /** The key of the row that an event touches; undefined if the event does not concern this table. */
  readonly keyOf: (event: LogEvent) => string | undefined;
  /**
   * The type or types of the event that creates a row, if the log contains at most one such event for each key. A fold into
   * empty tables then does not look for the row before this event.
   */
  readonly createdBy?: LogEvent['type'] | readonly LogEvent['type'][];
  readonly evolve: (
    row: StoredRow<Of> | undefined,
    event: LogEvent,
    changeOf: GetRowChange,
  ) => StoredRow<Of> | undefined;
}

/**
 * A table whose rows are folded in groups: an event adds rows to a group and changes earlier ones. The id of a row begins
 * with the id of the event that added it, and is that id if events add one row each.
 */
// biome-ignore lint/suspicious/noExplicitAny: as above
export interface GroupedTable<Of extends Columns = any, Name extends string = string> extends Table<Of, Name> {
  readonly kind: 'grouped';
  /** The column with the key of a row's group; the primary key begins with it. */
  readonly group: keyof Of & string;
  /** The key of the group that an event touches; undefined if the event does not concern this table. */
  readonly keyOf: (event: LogEvent) => string | undefined;
  /** The type or types of the event that begins a group, as of a keyed table. */
  readonly createdBy?: LogEvent['type'] | readonly LogEvent['type'][];
  /** Receives all rows of the group, in no order, and returns the added and the changed ones. */
  readonly evolve: (rows: readonly StoredRow<Of>[], event: LogEvent, changeOf: GetRowChange) => StoredRow<Of>[];
}

/** A table to which events add rows that never change. */
// biome-ignore lint/suspicious/noExplicitAny: as above
export interface JournalTable<Of extends Columns = any, Name extends string = string> extends Table<Of, Name> {
  readonly kind: 'journal';
  readonly rowsOf: (event: LogEvent) => StoredRow<Of>[];
}

/** A table whose earlier rows a fold loads, by key. */
export type LoadedTable = KeyedTable | GroupedTable;
export type AnyTable = LoadedTable | JournalTable;

export const defineKeyedTable = <const Name extends string, Of extends Columns>(
  table: Omit<KeyedTable<Of, Name>, 'kind'>,
): KeyedTable<Of, Name> => ({ kind: 'keyed', ...table });

export const defineGroupedTable = <const Name extends string, Of extends Columns>(
  table: Omit<GroupedTable<Of, Name>, 'kind'>,
): GroupedTable<Of, Name> => ({ kind: 'grouped', ...table });

export const defineJournalTable = <const Name extends string, Of extends Columns>(
  table: Omit<JournalTable<Of, Name>, 'kind'>,
): JournalTable<Of, Name> => ({ kind: 'journal', ...table });
