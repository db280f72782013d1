/** Checks that what people read in a packet is what its events say. */
import { formatPacketDay } from '#contracts/packet-words.ts';
import type { PacketRow } from '#contracts/packets.ts';
import type { PacketFault } from './packet-fault.ts';
import type { PacketFile } from './packet-file.ts';
import { type ReadEvent, readEvents } from './read-marks.ts';
import { listProvenMarks, toProvenRow, toPurchase } from './read-rows.ts';
import { toProvenTotals } from './read-totals.ts';
import { hmacSha256, parseHex, toHex } from './web-crypto.ts';

const NOT_IN_EVENT = 'The record says something else.';
const IV_HEX = 24;
/** The fields of a row whose words the events hold sealed. */
const rowTexts = ['reason', 'note', 'receipt'] as const;

export const checkRows = async (packet: PacketFile, sealed: ReadonlySet<number>): Promise<readonly PacketFault[]> => {
  const events = readEvents(packet.events);
  const { period, contents, rows, attendance, totals, waiting, uncovered } = packet;
  const faults: PacketFault[] = [];
  /** `last` is the event after which the fields are what they are. */
  const compare = (path: string, shown: object, proven: object, last: number): void => {
    for (const [field, value] of Object.entries(proven)) {
      const found = (shown as Record<string, unknown>)[field];
      const values = { proven: value, shown: found, isSealed: sealed.has(last) };
      if (found !== value) faults.push({ path: path ? `${path}.${field}` : field, what: NOT_IN_EVENT, values });
    }
  };
  const isInPeriod = (day: string) => day >= period.from && day < period.to;
  const proven = events
    .flatMap((event) => toProvenRow(event) ?? [])
    .filter((row) => isInPeriod(row.effective_on))
    .sort((one, other) => one.effective_on.localeCompare(other.effective_on) || one.version - other.version);
  const provenByVersion = new Map(proven.map((row) => [row.version, row]));
  const shownVersions = new Set(rows.map(({ version }) => version));
  const missing = proven.filter(({ version }) => !shownVersions.has(version));
  for (const row of missing)
    faults.push({
      ...{ path: `rows.missing.${row.version}`, shiftsFrom: proven.indexOf(row) },
      what: `This entry of ${formatPacketDay(row.effective_on)} was removed.`,
    });
  for (const [at, row] of rows.entries()) {
    // A row is at its place in the order of days, unless rows were added or left out.
    const found = rows.length === proven.length ? proven[at] : provenByVersion.get(row.version);
    const event = events[row.version - 1];
    if (!found || !event)
      faults.push({ path: `rows.${at}.version`, what: 'The record has no such row in this period.' });
    else {
      compare(`rows.${at}`, row, { ...found, sealed: sealed.has(row.version) }, found.version);
      for (const text of rowTexts) await checkText(`rows.${at}.${text}`, row, text, event);
    }
  }
  const marks = attendance === null ? [] : listProvenMarks(events, period);
  if ((attendance !== null) !== contents.attendance || (attendance && attendance.length !== marks.length))
    faults.push({ path: 'attendance', what: 'Days are missing or were added.' });
  for (const [at, mark] of marks.entries()) {
    const shown = attendance?.[at];
    if (shown) compare(`attendance.${at}`, shown, mark, mark.changed_by_version ?? mark.version);
  }
  const sums = toProvenTotals(events, period);
  const { version: last } = packet.last;
  compare('totals', totals, sums.totals, last);
  compare('', { waiting, uncovered }, { waiting: sums.waiting, uncovered: sums.uncovered }, last);
  return faults;

  /** Compares a text with the sealed one of its event, by the key that proves this text alone. */
  async function checkText(path: string, row: PacketRow, field: (typeof rowTexts)[number], event: ReadEvent) {
    const [text = null, key] = [row[field], event.keys[field]];
    const held = field === 'receipt' ? toPurchase(event.data)?.receipt : event.data[field];
    const envelope = contents.texts ? held : undefined;
    if (text === null || envelope === undefined) {
      if ((text === null) !== (envelope === undefined)) faults.push({ path, what: NOT_IN_EVENT });
    } else if (key === undefined || !(await isTextOf(envelope, text, key).catch(() => false)))
      faults.push({ path, what: NOT_IN_EVENT });
  }
};

/** The iv of an envelope is an HMAC of the text. */
const isTextOf = async (envelope: string, text: string, key: string): Promise<boolean> => {
  const sealed = (envelope.split('.').at(-1) ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const iv = toHex(Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0))).slice(0, IV_HEX);
  return toHex(await hmacSha256(parseHex(key), text)).slice(0, IV_HEX) === iv;
};
