import type { Readable } from 'node:stream';
import type { Sql } from 'postgres';
import { StoreUnavailable } from '#events/store/port/event-store.ts';
import type { ColumnType } from './columns.ts';
import { CopyBuffer, rowEnd } from './copy-format.ts';
import { BYTES_IN_MEMORY_MAX, ROWS_IN_MEMORY_MAX } from './row-bytes.ts';
import { openSession, type Session } from './session.ts';
import type { AnyTable, Row } from './table.ts';
import { copyColumns, type RowSink } from './table-copy.ts';
import { quoteName } from './table-sql.ts';

interface Snapshot {
  readonly schema: string;
  /** As `pg_export_snapshot` names it. */
  readonly snapshot: string;
}

/** A scan that joined another one under way would begin in the middle of the table. */
const SETTINGS = { synchronize_seqscans: 'off', idle_in_transaction_session_timeout: 0 };
const LOST = 'PostgreSQL did not answer: the connection was lost.';

/** Rows of one side that the other has not come to, as bytes. */
class PendingRows {
  readonly #rows = new Set<string>();
  #bytes = 0;

  get empty(): boolean {
    return this.#rows.size === 0;
  }

  /** False where there are too many, or the very same row is there already. */
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
 * Compares the rows that a fold adds to a journal with those that the served table holds, byte for byte, as both pass.
 * The table is read in the order in which it stands on disk, which is nearly that of the log: rows that come earlier on
 * one side are kept until they come on the other. A table in quite another order is not compared, only found not to match.
 */
export class JournalComparison implements RowSink {
  readonly #session: Session;
  readonly #columns: [string, ColumnType][];
  readonly #source: AsyncIterator<Buffer>;
  readonly #buffer = new CopyBuffer();
  readonly #foldedFirst = new PendingRows();
  readonly #servedFirst = new PendingRows();
  #served: Buffer = Buffer.alloc(0);
  #servedAt = 0;
  #matches = true;
  #turn: Promise<unknown> = Promise.resolve();

  private constructor(session: Session, columns: [string, ColumnType][], source: Readable) {
    this.#session = session;
    this.#columns = columns;
    this.#source = source[Symbol.asyncIterator]();
    // whoever waits for the next rows is told; nobody waits when the comparison was ended by us
    source.on('error', () => {});
    session.ended.addEventListener('abort', () => source.destroy(new StoreUnavailable(LOST)), { once: true });
    this.#buffer.begin();
  }

  /** Undefined for a table whose rows change, or whose values PostgreSQL does not store in the bytes that it is given. */
  static async open(
    pool: Sql,
    { schema, snapshot }: Snapshot,
    table: AnyTable,
  ): Promise<JournalComparison | undefined> {
    const columns = copyColumns(table);
    if (table.kind !== 'journal' || columns.some(([, type]) => type === 'jsonb')) return undefined;
    const names = columns.map(([name]) => quoteName(name)).join(', ');
    await using opened = new AsyncDisposableStack();
    const session = opened.use(await openSession(pool, SETTINGS));
    await session.sql.unsafe(`begin isolation level repeatable read; set transaction snapshot '${snapshot}'`).simple();
    const copy = `copy (select ${names} from ${quoteName(schema)}.${quoteName(table.name)}) to stdout with (format binary)`;
    const source = await session.sql.unsafe(copy).readable();
    opened.move();
    return new JournalComparison(session, columns, source);
  }

  /** Throws RowUnfit for a value that its column does not take. */
  write(rows: readonly Row[]): Promise<void> {
    return this.#inTurn(async () => {
      if (!this.#matches) return;
      this.#buffer.rows(rows, this.#columns);
      await this.#compare(this.#buffer.take());
    });
  }

  async settle(): Promise<void> {
    await this.#turn;
  }

  /** Whether the table holds the rows that were written here and no others; nothing can be written after it is asked. */
  matches(): Promise<boolean> {
    return this.#inTurn(async () => {
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
      const end = rowEnd(folded, at);
      if (this.#servedAt === this.#served.length && !(await this.#read())) {
        // nothing is left of the table but what came before its turn
        this.#matches = this.#servedFirst.take(folded, at, end);
        at = end;
        continue;
      }
      const served = this.#served;
      const servedEnd = rowEnd(served, this.#servedAt);
      const equal = served.compare(folded, at, end, this.#servedAt, servedEnd) === 0;
      const [foldedKnown, servedKnown] = equal
        ? [true, true]
        : [this.#servedFirst.take(folded, at, end), this.#foldedFirst.take(served, this.#servedAt, servedEnd)];
      // where one of the two was known, the other may be equal to the next
      const both = foldedKnown === servedKnown;
      if (both && !foldedKnown) {
        this.#matches =
          this.#foldedFirst.add(folded, at, end) && this.#servedFirst.add(served, this.#servedAt, servedEnd);
      }
      if (both || servedKnown) this.#servedAt = servedEnd;
      if (both || foldedKnown) at = end;
    }
  }

  /** False at the end of the table. */
  async #read(): Promise<boolean> {
    const { done, value } = await this.#source.next();
    if (done) return false;
    this.#served = value;
    this.#servedAt = 0;
    return true;
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }
}
