import type { Readable } from 'node:stream';
import type { Sql } from 'postgres';
import { StoreUnavailableError } from '#events/store/port/event-store.ts';
import type { ColumnType } from './columns.ts';
import { CopyBuffer, findRowEnd } from './copy-format.ts';
import { type DatabaseSession, openDatabaseSession } from './database-session.ts';
import { BYTES_IN_MEMORY_MAX, ROWS_IN_MEMORY_MAX } from './row-bytes.ts';
import type { AnyTable, Row } from './table.ts';
import { type RowSink, toCopyColumns } from './table-copy.ts';
import { quoteName } from './table-sql.ts';

interface Snapshot {
  readonly schema: string;
  /** The snapshot's id from `pg_export_snapshot`. */
  readonly snapshot: string;
}

/** A synchronized scan could join another scan and begin in the middle of the table. */
const SETTINGS = { synchronize_seqscans: 'off', idle_in_transaction_session_timeout: 0 };
const LOST = 'The connection to PostgreSQL was lost during the comparison.';

/** Rows, as bytes, that one side has read and the other side has not read yet. */
class PendingRows {
  readonly #rows = new Set<string>();
  #bytes = 0;

  get empty(): boolean {
    return this.#rows.size === 0;
  }

  /** Returns false if the limit is reached or an equal row is already pending. */
  add(bytes: Buffer, from: number, to: number): boolean {
    const row = bytes.toString('latin1', from, to);
    if (this.#rows.has(row)) return false;
    this.#rows.add(row);
    this.#bytes += row.length;
    return this.#rows.size < ROWS_IN_MEMORY_MAX && this.#bytes < BYTES_IN_MEMORY_MAX;
  }

  take(bytes: Buffer, from: number, to: number): boolean {
    if (this.#rows.size === 0 || !this.#rows.delete(bytes.toString('latin1', from, to))) return false;
    this.#bytes -= to - from;
    return true;
  }
}

/**
 * Compares the rows that a fold adds to a journal with those of the served table, byte for byte, as a stream. The table is
 * read in its order on disk, which is nearly that of the log: rows that appear earlier on one side are kept until they
 * appear on the other. A table whose order differs too much is reported as not matching.
 */
export class JournalComparison implements RowSink {
  readonly #session: DatabaseSession;
  readonly #columns: [string, ColumnType][];
  readonly #source: AsyncIterator<Buffer>;
  readonly #buffer = new CopyBuffer();
  readonly #foldedFirst = new PendingRows();
  readonly #servedFirst = new PendingRows();
  #served: Buffer = Buffer.alloc(0);
  #servedAt = 0;
  #matches = true;
  #lastTask: Promise<unknown> = Promise.resolve();

  private constructor(session: DatabaseSession, columns: [string, ColumnType][], source: Readable) {
    this.#session = session;
    this.#columns = columns;
    this.#source = source[Symbol.asyncIterator]();
    // A pending read rejects with the error. Without a listener, an error after our own disposal would end the process.
    source.on('error', () => {});
    session.ended.addEventListener('abort', () => source.destroy(new StoreUnavailableError(LOST)), { once: true });
    this.#buffer.begin();
  }

  /** Undefined for a keyed table, and for `jsonb` columns, whose text PostgreSQL normalizes. */
  static async open(
    pool: Sql,
    { schema, snapshot }: Snapshot,
    table: AnyTable,
  ): Promise<JournalComparison | undefined> {
    const columns = toCopyColumns(table);
    if (table.kind !== 'journal' || columns.some(([, type]) => type === 'jsonb')) return undefined;
    const names = columns.map(([name]) => quoteName(name)).join(', ');
    await using opened = new AsyncDisposableStack();
    const session = opened.use(await openDatabaseSession(pool, SETTINGS));
    await session.sql.unsafe(`begin isolation level repeatable read; set transaction snapshot '${snapshot}'`).simple();
    const copy = `copy (select ${names} from ${quoteName(schema)}.${quoteName(table.name)}) to stdout with (format binary)`;
    const source = await session.sql.unsafe(copy).readable();
    opened.move();
    return new JournalComparison(session, columns, source);
  }

  /** Throws BulkLoadRejectedError for a value that its column does not accept. */
  write(rows: readonly Row[]): Promise<void> {
    return this.#runSerially(async () => {
      if (!this.#matches) return;
      this.#buffer.rows(rows, this.#columns);
      await this.#compare(this.#buffer.take());
    });
  }

  async settle(): Promise<void> {
    await this.#lastTask;
  }

  /** True if the table holds exactly the rows that were written here. No rows can be written after the call. */
  matches(): Promise<boolean> {
    return this.#runSerially(async () => {
      this.#buffer.end();
      await this.#compare(this.#buffer.take());
      return this.#matches && this.#foldedFirst.empty && this.#servedFirst.empty && !(await this.#read());
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#session[Symbol.asyncDispose]();
  }

  async #compare(folded: Buffer): Promise<void> {
    for (let at = 0; this.#matches && at < folded.length; ) {
      const end = findRowEnd(folded, at);
      if (this.#servedAt === this.#served.length && !(await this.#read())) {
        // The table has been read to its end, so this row can only equal a pending one.
        this.#matches = this.#servedFirst.take(folded, at, end);
        at = end;
        continue;
      }
      const served = this.#served;
      const servedEnd = findRowEnd(served, this.#servedAt);
      const equal = served.compare(folded, at, end, this.#servedAt, servedEnd) === 0;
      const [foldedKnown, servedKnown] = equal
        ? [true, true]
        : [this.#servedFirst.take(folded, at, end), this.#foldedFirst.take(served, this.#servedAt, servedEnd)];
      // If only one of the two rows was pending on the other side, the other row may equal the next one.
      const both = foldedKnown === servedKnown;
      if (both && !foldedKnown) {
        this.#matches =
          this.#foldedFirst.add(folded, at, end) && this.#servedFirst.add(served, this.#servedAt, servedEnd);
      }
      if (both || servedKnown) this.#servedAt = servedEnd;
      if (both || foldedKnown) at = end;
    }
  }

  /** Reads the next chunk; returns false at the end of the table. */
  async #read(): Promise<boolean> {
    const { done, value } = await this.#source.next();
    if (done) return false;
    this.#served = value;
    this.#servedAt = 0;
    return true;
  }

  #runSerially<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#lastTask.then(work);
    this.#lastTask = done.catch(() => undefined);
    return done;
  }
}
