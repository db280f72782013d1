/** Rows in the binary format of COPY, which costs PostgreSQL a third of what arrays of texts cost. */

import { BulkLoadRejectedError } from './bulk-load-rejected.ts';
import type { ColumnType, ColumnValue } from './columns.ts';
import { toDaysSince2000, toMicrosecondsSince2000 } from './copy-calendar.ts';
import type { Row } from './table.ts';

const SIGNATURE = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
const TRAILER = Buffer.from([0xff, 0xff]);
const NULL = -1;
const FIRST_BYTES = 1 << 14;

/** A growing buffer of encoded rows. Bytes that `take` returned are valid only until the next row is written. */
export class CopyBuffer {
  #bytes = Buffer.allocUnsafe(FIRST_BYTES);
  #at = 0;

  begin(): void {
    this.#at = SIGNATURE.copy(this.#bytes, 0);
  }

  /** Encodes rows. Throws BulkLoadRejectedError for a value that does not fit the type of its column. */
  rows(rows: readonly Row[], columns: readonly (readonly [name: string, type: ColumnType])[]): void {
    for (const row of rows) {
      this.#ensureCapacity(2);
      this.#at = this.#bytes.writeInt16BE(columns.length, this.#at);
      for (const [name, type] of columns) this.#value(row[name] ?? null, type);
    }
  }

  end(): void {
    this.#ensureCapacity(TRAILER.length);
    this.#at += TRAILER.copy(this.#bytes, this.#at);
  }

  take(): Buffer {
    const taken = this.#bytes.subarray(0, this.#at);
    this.#at = 0;
    return taken;
  }

  // A rebuild calls this once for each value, so bytes are written in place without allocations.
  #value(value: ColumnValue, type: ColumnType): void {
    this.#ensureCapacity(24);
    if (value === null) this.#int32(NULL);
    else if (type === 'text') this.#text(value);
    else if (type === 'uuid') this.#uuid(value);
    else if (type === 'integer') this.#integer(value);
    else if (type === 'boolean') this.#boolean(value);
    else if (type === 'date') this.#date(value);
    else if (type === 'jsonb') this.#jsonb(value);
    else this.#instant(value);
  }

  #text(value: ColumnValue): void {
    if (typeof value !== 'string') throw new BulkLoadRejectedError('a text column received a value that is not a text');
    this.#ensureCapacity(4 + 3 * value.length);
    const length = this.#bytes.write(value, this.#at + 4);
    this.#int32(length);
    this.#at += length;
  }

  /** Encodes the version of the jsonb format, which is 1, and the text of the JSON. */
  #jsonb(value: ColumnValue): void {
    if (typeof value !== 'string')
      throw new BulkLoadRejectedError('a jsonb column received a value that is not a text');
    this.#ensureCapacity(5 + 3 * value.length);
    const length = this.#bytes.write(value, this.#at + 5);
    this.#int32(length + 1);
    this.#bytes[this.#at] = 1;
    this.#at += length + 1;
  }

  #uuid(value: ColumnValue): void {
    if (typeof value !== 'string' || value.length !== 36)
      throw new BulkLoadRejectedError('a uuid column received a value that is not a UUID');
    this.#int32(16);
    const bytes = this.#bytes;
    let at = this.#at;
    let wrong = 0;
    for (let index = 0; index < 36; index += 2) {
      if (index === 8 || index === 13 || index === 18 || index === 23) wrong |= value.charCodeAt(index++) ^ HYPHEN;
      const byte = ((HEX[value.charCodeAt(index)] as number) << 4) | (HEX[value.charCodeAt(index + 1)] as number);
      wrong |= byte & ~0xff;
      bytes[at++] = byte;
    }
    if (wrong !== 0) throw new BulkLoadRejectedError('a uuid column received a value that is not a UUID');
    this.#at = at;
  }

  #integer(value: ColumnValue): void {
    if (typeof value !== 'number' || (value | 0) !== value)
      throw new BulkLoadRejectedError('an integer column received a value that is not an integer');
    this.#int32(4);
    this.#int32(value);
  }

  #boolean(value: ColumnValue): void {
    if (typeof value !== 'boolean')
      throw new BulkLoadRejectedError('a boolean column received a value that is not a boolean');
    this.#int32(1);
    this.#bytes[this.#at++] = Number(value);
  }

  #date(value: ColumnValue): void {
    this.#int32(4);
    this.#int32(toDaysSince2000(value));
  }

  #instant(value: ColumnValue): void {
    const micros = toMicrosecondsSince2000(value);
    this.#int32(8);
    this.#int32(Math.floor(micros / 2 ** 32));
    this.#int32(micros >>> 0);
  }

  #int32(value: number): void {
    const bytes = this.#bytes;
    const at = this.#at;
    bytes[at] = value >>> 24;
    bytes[at + 1] = value >>> 16;
    bytes[at + 2] = value >>> 8;
    bytes[at + 3] = value;
    this.#at = at + 4;
  }

  #ensureCapacity(more: number): void {
    if (this.#at + more <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(2 * (this.#at + more));
    this.#bytes.copy(larger, 0, 0, this.#at);
    this.#bytes = larger;
  }
}

/** The index after the row that begins at `from`; also skips the signature before the first row and the trailer. */
export const findRowEnd = (bytes: Buffer, from: number): number => {
  if (bytes[from] === SIGNATURE[0]) return from + SIGNATURE.length;
  const columns = bytes.readInt16BE(from);
  let at = from + 2;
  for (let column = 0; column < columns; column += 1) {
    const length = bytes.readInt32BE(at);
    at += 4 + (length === NULL ? 0 : length);
  }
  return at;
};

const HYPHEN = 0x2d;
// The table has an entry for every UTF-16 code unit, so that no index is out of bounds.
const HEX = new Int8Array(1 << 16).fill(-1);
for (const [digit, text] of [...'0123456789abcdef'].entries()) HEX[text.charCodeAt(0)] = digit;
