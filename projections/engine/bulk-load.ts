import type { Sql } from 'postgres';
import { passCrashpoint } from '#events/crashpoint/crashpoint.ts';
import { toBulkLoadRejected } from './bulk-load-rejected.ts';
import { moveCheckpoint, type Progress } from './checkpoint.ts';
import { insertParked } from './parked.ts';
import type { Projection } from './projection.ts';
import { RowBuffer } from './row-buffer.ts';
import { settleInOrder } from './row-refused.ts';
import { openSession, type Session } from './session.ts';
import type { FoldedSlice } from './slice.ts';
import type { AnyTable, KeyedTable } from './table.ts';
import { type RowSink, TableCopy } from './table-copy.ts';
import type { TableWrite } from './table-fold.ts';
import { toInsert } from './table-sql.ts';

/** From so many rows on it pays to settle a copy when one of them is asked for. */
const MANY = 256;

/**
 * Fills tables that nobody else sees yet. Rows of keyed tables are held back for a while, since the next batch is likely to
 * change them again. New rows go through one long COPY a table, those that change through statements
 * that are sent without waiting for the one before; no batch is a transaction of its own, since one that fails is begun
 * again at the first event. The checkpoint moves at the end. Whatever PostgreSQL refuses is told as RowUnfit.
 */
export class BulkLoad implements AsyncDisposable {
  readonly #start: Progress;
  readonly #session: Session;
  readonly #copies: ReadonlyMap<AnyTable, RowSink>;
  readonly #opened: readonly AsyncDisposable[];
  readonly #held = new RowBuffer();
  #turn: Promise<unknown> = Promise.resolve();
  #finished = false;

  private constructor(
    start: Progress,
    session: Session,
    own: ReadonlyMap<AnyTable, RowSink>,
    sinks: ReadonlyMap<AnyTable, RowSink>,
  ) {
    this.#start = start;
    this.#session = session;
    this.#copies = new Map([...own, ...sinks]);
    this.#opened = [...own.values(), session];
  }

  /** Rows of journals go into the given sinks instead of their tables; these stay the caller's to dispose of. */
  static async begin(
    sql: Sql,
    start: Progress,
    projections: readonly Projection[],
    sinks: ReadonlyMap<AnyTable, RowSink> = new Map(),
  ): Promise<BulkLoad> {
    const own = new Map<AnyTable, RowSink>();
    for (const table of projections.flatMap(({ tables }) => tables)) {
      if (!sinks.has(table)) own.set(table, new TableCopy(sql, start.schema, table));
    }
    return new BulkLoad(start, await openSession(sql, { synchronous_commit: 'off' }), own, sinks);
  }

  /** Whether batches are written here still. */
  get open(): boolean {
    return !this.#finished;
  }

  /** Resolves when the next batch may come; that all was written is known when it is finished. */
  async write({ folded, parkedRows }: FoldedSlice): Promise<void> {
    const parking = insertParked(this.#session.sql, this.#start.schema, parkedRows);
    const due = folded.flatMap(({ written }) => written).flatMap((written) => this.#held.take(written));
    await settleInOrder([this.#send(due), parking]);
  }

  /** One after the other: a row may stand in two of them, and who reads it waits for both. */
  #send(all: readonly TableWrite[]): Promise<void> {
    const sent = this.#turn.then(() => this.#sendNow(all));
    this.#turn = sent.catch(() => undefined);
    return sent;
  }

  async #sendNow(all: readonly TableWrite[]): Promise<void> {
    const [copied, stated] = [all.filter(isCopied), all.filter((written) => !isCopied(written))];
    const copying = copied.map(
      (written) => this.#copies.get(written.table)?.write(written.rows) ?? this.#state([written]),
    );
    // a row that is still on its way cannot be changed
    const settled = Promise.all(
      stated.map(({ table, added }) => (added ? undefined : this.#copies.get(table)?.settle())),
    );
    const stating = settled.then(() => this.#state(stated));
    await settleInOrder([...copying, stating]);
  }

  /** For one who reads a table: what was written before can be seen. */
  async settle(table: KeyedTable): Promise<void> {
    await this.#send(this.#held.release(table));
    await this.#copies.get(table)?.settle();
  }

  /** Commits everything and moves the checkpoint to where the tables are. From here on they are written as ever. */
  async finish(progress: Progress): Promise<void> {
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

  async #state(all: readonly TableWrite[]): Promise<void> {
    const statements = all.map((written) => toInsert(this.#start.schema, written));
    await settleInOrder(
      statements.map(({ text, parameters }) =>
        this.#session.sql.unsafe(text, [...parameters], { prepare: true }).catch((error: unknown) => {
          throw toBulkLoadRejected(error);
        }),
      ),
    );
  }
}

const isCopied = ({ table, added, rows }: TableWrite): boolean =>
  added && (table.kind === 'journal' || rows.length >= MANY);
