import type { Writable } from 'node:stream';
import type { Sql } from 'postgres';
import { BulkLoadRejected, toBulkLoadRejected } from './bulk-load-rejected.ts';
import type { Column, ColumnType } from './columns.ts';
import { CopyBuffer } from './copy-format.ts';
import { openSession, type Session } from './session.ts';
import type { AnyTable, Row } from './table.ts';
import { quoteName } from './table-sql.ts';

/** The columns of a table with their types, in the order in which COPY writes them. */
export const copyColumns = ({ columns }: AnyTable): [string, ColumnType][] =>
  Object.entries<Column>(columns).map(([name, { type }]) => [name, type]);

/** Where the rows go that a fold adds to a table. */
export interface RowSink extends AsyncDisposable {
  write(rows: readonly Row[]): Promise<void>;
  /** What was written can be seen by others. */
  settle(): Promise<void>;
}

/**
 * One COPY into a table that stays open over many batches, on a connection of its own: rows are sent without waiting for
 * the server. They can be seen, and changed, once they are settled.
 */
export class TableCopy implements RowSink {
  readonly #pool: Sql;
  readonly #text: string;
  readonly #columns: [string, ColumnType][];
  readonly #buffer = new CopyBuffer();
  #session: Session | undefined;
  #stream: Writable | undefined;
  #failure: Error | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(pool: Sql, schema: string, table: AnyTable) {
    this.#pool = pool;
    this.#columns = copyColumns(table);
    const names = this.#columns.map(([name]) => quoteName(name)).join(', ');
    this.#text = `copy ${quoteName(schema)}.${quoteName(table.name)} (${names}) from stdin with (format binary)`;
  }

  /** Resolves when the rows were handed to the system. Throws BulkLoadRejected. */
  write(rows: readonly Row[]): Promise<void> {
    return this.#inTurn(async () => {
      const stream = this.#stream ?? (await this.#open());
      this.#buffer.rows(rows, this.#columns);
      await this.#send(stream);
    });
  }

  /** Ends the COPY that is open and commits it. Throws BulkLoadRejected where PostgreSQL refused a row of it. */
  settle(): Promise<void> {
    return this.#inTurn(async () => {
      const stream = this.#stream;
      if (!stream || !this.#session) return;
      this.#buffer.end();
      await this.#send(stream);
      stream.end();
      this.#stream = undefined;
      // the driver says nothing of a COPY that fails at its end, but its transaction cannot be committed
      const { command } = await this.#session.sql.unsafe('commit');
      this.#check();
      if (command !== 'COMMIT') throw new BulkLoadRejected('a row was refused');
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#failure ??= new BulkLoadRejected('the copy has ended');
    await this.#session?.[Symbol.asyncDispose]();
  }

  async #open(): Promise<Writable> {
    // the rows are lost together with their schema when the server crashes in a rebuild
    this.#session ??= await openSession(this.#pool, { synchronous_commit: 'off' });
    const { sql } = this.#session;
    const began = sql.unsafe('begin').execute();
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
      stream.write(this.#buffer.take(), (error) => (error ? reject(toBulkLoadRejected(error)) : resolve()));
    });
  }

  #check(): void {
    if (this.#failure) throw toBulkLoadRejected(this.#failure);
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }
}
