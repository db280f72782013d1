/** Rows in the binary format of COPY, which PostgreSQL takes in at a third of the cost of arrays of texts. */
import type { Row, Value } from './projection.ts';
import { RowUnfit } from './row-unfit.ts';

const SIGNATURE = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
const TRAILER = Buffer.from([0xff, 0xff]);
const NULL = -1;
/** Days from 1970 to 2000, where PostgreSQL's calendar begins. */
const EPOCH_DAYS = 10_957;
const DAY_MS = 86_400_000;
const FIRST_BYTES = 1 << 20;

/** Bytes that grow; what was taken out is good until the next row is put in. */
export class CopyBuffer {
  #bytes = Buffer.allocUnsafe(FIRST_BYTES);
  #at = 0;

  begin(): void {
    this.#at = SIGNATURE.copy(this.#bytes, 0);
  }

  /** Throws RowUnfit for a value that its column does not take as it is. */
  rows(rows: readonly Row[], columns: readonly (readonly [name: string, type: CopyType])[]): void {
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

  #value(value: Value, type: CopyType): void {
    this.#room(24);
    if (value === null) this.#at = this.#bytes.writeInt32BE(NULL, this.#at);
    else this[type](value);
  }

  text(value: Value): void {
    if (typeof value !== 'string') throw new RowUnfit('no text');
    this.#room(4 + 3 * value.length);
    const length = this.#bytes.write(value, this.#at + 4);
    this.#at = this.#bytes.writeInt32BE(length, this.#at) + length;
  }

  uuid(value: Value): void {
    if (typeof value !== 'string' || value.length !== 36) throw new RowUnfit('no uuid');
    const bytes = this.#bytes;
    let at = bytes.writeInt32BE(16, this.#at);
    for (let index = 0; index < 36; index += 2) {
      // the hyphens stand at even places
      if (value.charCodeAt(index) === HYPHEN) index += 1;
      const byte = ((HEX[value.charCodeAt(index)] ?? -1) << 4) | (HEX[value.charCodeAt(index + 1)] ?? -1);
      if (byte < 0) throw new RowUnfit('no uuid');
      bytes[at++] = byte;
    }
    if (at !== this.#at + 20) throw new RowUnfit('no uuid');
    this.#at = at;
  }

  integer(value: Value): void {
    if (typeof value !== 'number' || (value | 0) !== value) throw new RowUnfit('no integer');
    this.#at = this.#bytes.writeInt32BE(value, this.#bytes.writeInt32BE(4, this.#at));
  }

  boolean(value: Value): void {
    if (typeof value !== 'boolean') throw new RowUnfit('no boolean');
    this.#at = this.#bytes.writeInt8(Number(value), this.#bytes.writeInt32BE(1, this.#at));
  }

  date(value: Value): void {
    this.#at = this.#bytes.writeInt32BE(dayOf(value), this.#bytes.writeInt32BE(4, this.#at));
  }

  timestamptz(value: Value): void {
    if (typeof value !== 'string' || !INSTANT.test(value)) throw new RowUnfit('no instant');
    const time = Date.parse(`1970-01-01${value.slice(10)}`);
    if (!(time >= 0)) throw new RowUnfit('no instant');
    const micros = (dayOf(value.slice(0, 10)) * DAY_MS + time) * 1_000;
    this.#at = this.#bytes.writeInt32BE(8, this.#at);
    this.#at = this.#bytes.writeInt32BE(Math.floor(micros / 2 ** 32), this.#at);
    this.#at = this.#bytes.writeUInt32BE(micros >>> 0, this.#at);
  }

  #room(more: number): void {
    if (this.#at + more <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(2 * (this.#at + more));
    this.#bytes.copy(larger, 0, 0, this.#at);
    this.#bytes = larger;
  }
}

const TYPES = ['text', 'uuid', 'integer', 'boolean', 'date', 'timestamptz'] as const;
export type CopyType = (typeof TYPES)[number];
export const isCopyType = (type: string): type is CopyType => (TYPES as readonly string[]).includes(type);

const HYPHEN = 0x2d;
const HEX = new Int8Array(128).fill(-1);
for (const [digit, text] of [...'0123456789abcdef'].entries()) HEX[text.charCodeAt(0)] = digit;

/** As `recordedAt` is written; another form is left to PostgreSQL to read. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

// a log has few days and many events on each
const days = new Map<string, number>();

/** Days since 2000. Throws RowUnfit for what is not in the calendar, which JavaScript would count on from. */
const dayOf = (value: Value): number => {
  if (typeof value !== 'string') throw new RowUnfit('no date');
  const known = days.get(value);
  if (known !== undefined) return known;
  const at = new Date(`${value}T00:00:00.000Z`);
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== value) throw new RowUnfit('no date');
  const day = at.getTime() / DAY_MS - EPOCH_DAYS;
  if (days.size > 10_000) days.clear();
  days.set(value, day);
  return day;
};
