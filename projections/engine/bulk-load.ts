import type { Sql } from 'postgres';
import { passCrashpoint } from '#events/kernel/crashpoint.ts';
import { toBulkLoadRejectedError } from './bulk-load-rejected.ts';
import { type FoldProgress, moveCheckpoint } from './checkpoint.ts';
import { type DatabaseSession, openDatabaseSession } from './database-session.ts';
import type { FoldedSlice } from './event-slice.ts';
import { insertParkedRows } from './parked.ts';
import type { Projection } from './projection.ts';
import { RowBuffer } from './row-buffer.ts';
import { awaitStatementsInOrder } from './row-rejected-error.ts';
import type { AnyTable, LoadedTable } from './table.ts';
import { type RowSink, TableCopy } from './table-copy.ts';
import type { TableWrite } from './table-fold.ts';
import { toInsertStatement } from './table-sql.ts';

/**
 * From this number of rows on, COPY is faster than arrays, although a row can be read only after the COPY has ended.
 */
const COPY_ROWS_MIN = 256;

/**
 * Fills tables that are not served yet. Rows of keyed tables are held back, because the next batch is likely to change
 * them again. New rows go through one long COPY per table, changed rows through pipelined statements. Batches have no
 * transactions, because a failed rebuild starts again at the first event. The checkpoint moves at the end. Throws
 * BulkLoadRejectedError if PostgreSQL refuses a row.
 */
export class BulkLoad implements AsyncDisposable {
  readonly #start: FoldProgress;
  readonly #session: DatabaseSession;
  readonly #copies: ReadonlyMap<AnyTable, RowSink>;
  readonly #opened: readonly AsyncDisposable[];
  readonly #held = new RowBuffer();
  #lastTask: Promise<unknown> = Promise.resolve();
  #finished = false;

  private constructor(
    start: FoldProgress,
    session: DatabaseSession,
    own: ReadonlyMap<AnyTable, RowSink>,
    sinks: ReadonlyMap<AnyTable, RowSink>,
  ) {
    this.#start = start;
    this.#session = session;
    this.#copies = new Map([...own, ...sinks]);
    this.#opened = [...own.values(), session];
  }

  /** Rows of a table that has a sink go into the sink instead of the table. The caller disposes of the sinks. */
  static async begin(
    sql: Sql,
    start: FoldProgress,
    projections: readonly Projection[],
    sinks: ReadonlyMap<AnyTable, RowSink> = new Map(),
  ): Promise<BulkLoad> {
    const own = new Map<AnyTable, RowSink>();
    for (const table of projections.flatMap(({ tables }) => tables)) {
      if (!sinks.has(table)) own.set(table, new TableCopy(sql, start.schema, table));
    }
    return new BulkLoad(start, await openDatabaseSession(sql, { synchronous_commit: 'off' }), own, sinks);
  }

  /** True until `finish`. Afterwards the caller writes each batch in a transaction. */
  get open(): boolean {
    return !this.#finished;
  }

  /** Resolves when the next batch may be written; only `finish` guarantees that all rows are written. */
  async write({ folded, parkedRows }: FoldedSlice): Promise<void> {
    const parking = insertParkedRows(this.#session.sql, this.#start.schema, parkedRows);
    const due = folded.flatMap(({ written }) => written).flatMap((written) => this.#held.take(written));
    await awaitStatementsInOrder([this.#send(due), parking]);
  }

  /** Sends writes serially, because two of them may contain the same row. Readers wait for all of them. */
  #send(all: readonly TableWrite[]): Promise<void> {
    const sent = this.#lastTask.then(() => this.#sendNow(all));
    this.#lastTask = sent.catch(() => undefined);
    return sent;
  }

  async #sendNow(all: readonly TableWrite[]): Promise<void> {
    const [copied, inserted] = [all.filter(isCopied), all.filter((written) => !isCopied(written))];
    const copying = copied.map(
      (written) => this.#copies.get(written.table)?.write(written.rows) ?? this.#runStatements([written]),
    );
    // The open COPY is settled first, because its rows cannot be changed before.
    const settled = Promise.all(
      inserted.map(({ table, added }) => (added ? undefined : this.#copies.get(table)?.settle())),
    );
    const inserting = settled.then(() => this.#runStatements(inserted));
    await awaitStatementsInOrder([...copying, inserting]);
  }

  /** Resolves when all earlier rows of a table are visible. Must be called before the table is read. */
  async settle(table: LoadedTable): Promise<void> {
    await this.#send(this.#held.release(table));
    await this.#copies.get(table)?.settle();
  }

  /** Writes the held rows, commits the COPYs and moves the checkpoint. Later batches are written in transactions. */
  async finish(progress: FoldProgress): Promise<void> {
    if (this.#finished) return;
    await this.#send(this.#held.releaseAll());
    for (const copy of this.#copies.values()) await copy.settle();
    passCrashpoint('before-commit');
    await this.#session.sql.begin((transaction) => moveCheckpoint(transaction, this.#start, progress));
    passCrashpoint('after-commit');
    this.#finished = true;
    await this[Symbol.asyncDispose]();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.#opened.map((one) => one[Symbol.asyncDispose]()));
  }

  async #runStatements(all: readonly TableWrite[]): Promise<void> {
    const statements = all.map((written) => toInsertStatement(this.#start.schema, written));
    await awaitStatementsInOrder(
      statements.map(({ text, parameters }) =>
        this.#session.sql.unsafe(text, [...parameters], { prepare: true }).catch((error: unknown) => {
          throw toBulkLoadRejectedError(error);
        }),
      ),
    );
  }
}

const isCopied = ({ table, added, rows }: TableWrite): boolean =>
  added && (table.kind === 'journal' || rows.length >= COPY_ROWS_MIN);
