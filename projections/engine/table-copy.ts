import type { Writable } from 'node:stream';
import type { Sql } from 'postgres';
import { BulkLoadRejectedError, toBulkLoadRejectedError } from './bulk-load-rejected.ts';
import type { Column, ColumnType } from './columns.ts';
import { CopyBuffer } from './copy-format.ts';
import { type DatabaseSession, openDatabaseSession } from './database-session.ts';
import type { AnyTable, Row } from './table.ts';
import { quoteName } from './table-sql.ts';

/** The columns of a table with their types, in the order in which COPY writes them. */
export const toCopyColumns = ({ columns }: AnyTable): [string, ColumnType][] =>
  Object.entries<Column>(columns).map(([name, { type }]) => [name, type]);

/** Limits the size of the buffer, which never shrinks. */
const ROWS_PER_SEND = 1_024;

/** Receives the rows that a fold adds to a table. */
export interface RowSink extends AsyncDisposable {
  write(rows: readonly Row[]): Promise<void>;
  /** Resolves when other connections can read the rows that were written before the call. */
  settle(): Promise<void>;
}

/**
 * One COPY into a table that stays open over many batches, on its own connection. Rows are sent without waiting for the
 * server. Other connections can read and change them only after `settle`.
 */
export class TableCopy implements RowSink {
  readonly #pool: Sql;
  readonly #text: string;
  readonly #columns: [string, ColumnType][];
  readonly #buffer = new CopyBuffer();
  /** The connection, once the first row has asked for it. */
  #session: Promise<DatabaseSession> | undefined;
  #stream: Writable | undefined;
  #failure: Error | undefined;
  #lastTask: Promise<unknown> = Promise.resolve();

  constructor(pool: Sql, schema: string, table: AnyTable) {
    this.#pool = pool;
    this.#columns = toCopyColumns(table);
    const names = this.#columns.map(([name]) => quoteName(name)).join(', ');
    this.#text = `copy ${quoteName(schema)}.${quoteName(table.name)} (${names}) from stdin with (format binary)`;
  }

  /** Resolves when the rows have been passed to the socket. Throws BulkLoadRejectedError. */
  write(rows: readonly Row[]): Promise<void> {
    return this.#runSerially(async () => {
      const stream = this.#stream ?? (await this.#open());
      for (let from = 0; from < rows.length; from += ROWS_PER_SEND) {
        this.#buffer.rows(rows.slice(from, from + ROWS_PER_SEND), this.#columns);
        await this.#send(stream);
      }
    });
  }

  /** Ends and commits the open COPY. Throws BulkLoadRejectedError if PostgreSQL refused one of its rows. */
  settle(): Promise<void> {
    return this.#runSerially(async () => {
      const [stream, session] = [this.#stream, await this.#session];
      if (!stream || !session) return;
      this.#buffer.end();
      await this.#send(stream);
      stream.end();
      this.#stream = undefined;
      // The driver does not report a COPY that fails at its end, but then `commit` answers ROLLBACK.
      const { command } = await session.sql.unsafe('commit');
      this.#check();
      if (command !== 'COMMIT') throw new BulkLoadRejectedError('a row was refused');
    });
  }

  /** Ends the open COPY, also one whose connection is only being opened. No COPY is opened afterwards. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#failure ??= new BulkLoadRejectedError('the copy has ended');
    const session = await this.#session?.catch(() => undefined);
    await session?.[Symbol.asyncDispose]();
  }

  async #open(): Promise<Writable> {
    this.#check();
    // Durability is not needed: if the server crashes, the rebuild starts again with a new schema.
    this.#session ??= openDatabaseSession(this.#pool, { synchronous_commit: 'off' });
    const { sql } = await this.#session;
    this.#check();
    const began = sql.unsafe('begin').execute();
    // If the connection ends here, `writable` throws first, and nobody waits for `begin` any more.
    began.catch(() => undefined);
    const stream = await sql.unsafe(this.#text).writable();
    await began;
    stream.on('error', (error: Error) => {
      this.#failure ??= error;
    });
    this.#stream = stream;
    this.#buffer.begin();
    return stream;
  }

  #send(stream: Writable): Promise<void> {
    this.#check();
    return new Promise((resolve, reject) => {
      stream.write(this.#buffer.take(), (error) => (error ? reject(toBulkLoadRejectedError(error)) : resolve()));
    });
  }

  #check(): void {
    if (this.#failure) throw toBulkLoadRejectedError(this.#failure);
  }

  #runSerially<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#lastTask.then(work);
    this.#lastTask = done.catch(() => undefined);
    return done;
  }
}
