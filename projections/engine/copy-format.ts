/** Rows in the binary format of COPY, which PostgreSQL takes in at a third of the cost of arrays of texts. */

import { BulkLoadRejected } from './bulk-load-rejected.ts';
import type { ColumnType, Value } from './columns.ts';
import { dayOf, microsOf } from './copy-calendar.ts';
import type { Row } from './table.ts';

const SIGNATURE = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
const TRAILER = Buffer.from([0xff, 0xff]);
const NULL = -1;
const FIRST_BYTES = 1 << 20;

/** Bytes that grow; what was taken out is good until the next row is put in. */
export class CopyBuffer {
  #bytes = Buffer.allocUnsafe(FIRST_BYTES);
  #at = 0;

  begin(): void {
    this.#at = SIGNATURE.copy(this.#bytes, 0);
  }

  /** Throws BulkLoadRejected for a value that its column does not take as it is. */
  rows(rows: readonly Row[], columns: readonly (readonly [name: string, type: ColumnType])[]): void {
    for (const row of rows) {
      this.#room(2);
      this.#at = this.#bytes.writeInt16BE(columns.length, this.#at);
      for (const [name, type] of columns) this.#value(row[name] ?? null, type);
    }
  }

  end(): void {
    this.#room(TRAILER.length);
    this.#at += TRAILER.copy(this.#bytes, this.#at);
  }

  take(): Buffer {
    const taken = this.#bytes.subarray(0, this.#at);
    this.#at = 0;
    return taken;
  }

  // one call for each value of a rebuild: bytes are set in place, and nothing is allocated on the way
  #value(value: Value, type: ColumnType): void {
    this.#room(24);
    if (value === null) this.#int32(NULL);
    else if (type === 'text') this.#text(value);
    else if (type === 'uuid') this.#uuid(value);
    else if (type === 'integer') this.#integer(value);
    else if (type === 'boolean') this.#boolean(value);
    else if (type === 'date') this.#date(value);
    else if (type === 'jsonb') this.#jsonb(value);
    else this.#instant(value);
  }

  #text(value: Value): void {
    if (typeof value !== 'string') throw new BulkLoadRejected('no text');
    this.#room(4 + 3 * value.length);
    const length = this.#bytes.write(value, this.#at + 4);
    this.#int32(length);
    this.#at += length;
  }

  /** The JSON's text after the version of the format, which is 1. */
  #jsonb(value: Value): void {
    if (typeof value !== 'string') throw new BulkLoadRejected('no JSON text');
    this.#room(5 + 3 * value.length);
    const length = this.#bytes.write(value, this.#at + 5);
    this.#int32(length + 1);
    this.#bytes[this.#at] = 1;
    this.#at += length + 1;
  }

  #uuid(value: Value): void {
    if (typeof value !== 'string' || value.length !== 36) throw new BulkLoadRejected('no uuid');
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
    if (wrong !== 0) throw new BulkLoadRejected('no uuid');
    this.#at = at;
  }

  #integer(value: Value): void {
    if (typeof value !== 'number' || (value | 0) !== value) throw new BulkLoadRejected('no integer');
    this.#int32(4);
    this.#int32(value);
  }

  #boolean(value: Value): void {
    if (typeof value !== 'boolean') throw new BulkLoadRejected('no boolean');
    this.#int32(1);
    this.#bytes[this.#at++] = Number(value);
  }

  #date(value: Value): void {
    this.#int32(4);
    this.#int32(dayOf(value));
  }

  #instant(value: Value): void {
    const micros = microsOf(value);
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

  #room(more: number): void {
    if (this.#at + more <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(2 * (this.#at + more));
    this.#bytes.copy(larger, 0, 0, this.#at);
    this.#bytes = larger;
  }
}

/** Where the row ends that begins here, or what comes before the first one, or the mark behind the last. */
export const rowEnd = (bytes: Buffer, from: number): number => {
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
// of every character, so that none is looked for beyond the end
const HEX = new Int8Array(1 << 16).fill(-1);
for (const [digit, text] of [...'0123456789abcdef'].entries()) HEX[text.charCodeAt(0)] = digit;
