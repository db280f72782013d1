/** Checks that what people read in a packet is what its events say. */
import type { PacketRow } from '#contracts/packets.ts';
import type { HistoryCheck } from './check-history.ts';
import type { IsPartChanged, PacketFault } from './packet-fault.ts';
import type { PacketFile } from './packet-file.ts';
import { placeItems, toMissingFault } from './place-items.ts';
import { type ReadEvent, readEvents } from './read-marks.ts';
import { listProvenMarks, listProvenRows, toPurchase } from './read-rows.ts';
import { toProvenTotals } from './read-totals.ts';
import { hmacSha256, parseHex, toHex } from './web-crypto.ts';

const NOT_IN_EVENT = 'The record says something else.';
const IV_HEX = 24;
/** The fields of a row whose words the events hold sealed. */
const rowTexts = ['reason', 'note', 'receipt'] as const;

/** Holds every day. */
const ALL_DAYS = { from: '0000-01-01', to: '9999-99-99' };

interface Proofs extends Pick<HistoryCheck, 'seal' | 'sealed'> {
  readonly isChanged: IsPartChanged;
}

/** Leaves out what would have to be compared with a changed part. */
export const checkRows = async (
  packet: PacketFile,
  { seal, sealed, isChanged }: Proofs,
): Promise<readonly PacketFault[]> => {
  const events = readEvents(packet.events);
  const { contents, rows, attendance, totals, attended, waiting, uncovered } = packet;
  const period = isChanged('period') ? ALL_DAYS : packet.period;
  const faults: PacketFault[] = [];
  /** `last` is the event after which the fields are what they are. */
  const compare = (path: string, shown: object, proven: object, last: number): void => {
    for (const [field, value] of Object.entries(proven)) {
      const found = (shown as Record<string, unknown>)[field];
      const values = { proven: value, shown: found, isSealed: sealed.has(last) };
      if (found !== value) faults.push({ path: path ? `${path}.${field}` : field, what: NOT_IN_EVENT, values });
    }
  };
  /** The items of a list with what the events prove of them. */
  const pairItems = <Shown extends { readonly version: number }, Proven extends { readonly version: number }>(
    list: 'rows' | 'attendance',
    shown: readonly Shown[],
    proven: readonly Proven[],
  ) => {
    const { places, missing } = placeItems(shown, proven);
    if (!isChanged('period')) for (const item of missing.values()) faults.push(toMissingFault(list, item));
    return shown.flatMap((item, at) => {
      const found = proven[places[at] ?? -1];
      if (!found) faults.push({ path: `${list}.${at}`, what: 'The record has nothing like it in this period.' });
      return found ? [{ path: `${list}.${at}`, item, found }] : [];
    });
  };
  for (const { path, item, found } of pairItems('rows', rows, listProvenRows(events, period))) {
    const proven = seal.kind === 'not-genuine' ? found : { ...found, sealed: sealed.has(found.version) };
    compare(path, item, proven, found.version);
    if (isChanged('contents.texts')) continue;
    const event = events[found.version - 1];
    for (const text of rowTexts) if (event) await checkText(`${path}.${text}`, item, text, event);
  }
  if ((attendance !== null) !== contents.attendance && !isChanged('contents.attendance'))
    faults.push({ path: 'attendance', what: 'The choice of contents says something else.' });
  for (const { path, item, found } of attendance
    ? pairItems('attendance', attendance, listProvenMarks(events, period))
    : [])
    compare(path, item, found, found.changed_by_version ?? found.version);
  if (isChanged('period')) return faults;
  const { totals: sums, ...counts } = toProvenTotals(events, period);
  const { version: last } = packet.last;
  compare('totals', totals, sums, last);
  compare('', { attended, waiting, uncovered }, counts, last);
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
