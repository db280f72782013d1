/** Finds the places at which the items of a list were signed, so that one that was removed or added does not change those after it. */
import { formatPacketDay } from '#contracts/packet-words.ts';
import type { MoneyEntryKind } from '#events/values/shapes.ts';
import { moneyKindWords } from './field-words.ts';
import type { PacketFault } from './packet-fault.ts';
import type { PacketFile } from './packet-file.ts';
import { type ReadEvent, readEvents } from './read-marks.ts';
import { listProvenMoneyRows } from './read-money.ts';
import { listProvenMarks, listProvenRows } from './read-rows.ts';

/** An item of a list that is known by its version, the day that it is about, and what an entry of money is. */
interface Item {
  readonly version: number;
  readonly kind?: MoneyEntryKind;
  readonly effective_on?: string;
  readonly date?: string;
}

interface Places {
  /** For each item of the file: its place among the signed ones, or undefined for one that was added. */
  readonly places: readonly (number | undefined)[];
  /** The signed items that are not in the file, by their places. */
  readonly missing: ReadonlyMap<number, Item>;
}

/** In a list of the same length, each item keeps its place: another version there is a changed field. */
export const placeItems = (shown: readonly Item[], signed: readonly Item[]): Places => {
  if (shown.length === signed.length) return { places: [...shown.keys()], missing: new Map() };
  const free = new Map(signed.map(({ version }, at) => [version, at]));
  const places = shown.map(({ version }) => {
    const place = free.get(version);
    free.delete(version);
    return place;
  });
  return { places, missing: new Map([...free.values()].flatMap((at) => (signed[at] ? [[at, signed[at]]] : []))) };
};

/** The lists that follow from the events, with what each leads to. */
const provenLists = {
  rows: { name: 'entry', list: listProvenRows },
  money_rows: { name: 'entry', list: listProvenMoneyRows },
  attendance: { name: 'mark', list: listProvenMarks },
} as const satisfies Record<
  string,
  { name: string; list: (events: readonly ReadEvent[], period: PacketFile['period']) => readonly Item[] }
>;
export type ProvenList = keyof typeof provenLists;
export type ListName = ProvenList | 'events';
export const listNames = [
  ...(Object.keys(provenLists) as ProvenList[]),
  'events',
] as const satisfies readonly ListName[];

export const toMissingFault = (
  list: ListName,
  { version, kind, effective_on, date = effective_on }: Item,
): PacketFault => {
  const name = list === 'events' ? 'event' : kind === undefined ? provenLists[list].name : moneyKindWords[kind];
  const ofDay = date === undefined ? '' : ` of ${formatPacketDay(date)}`;
  return { path: `${list}.missing.${version}`, what: `This ${name}${ofDay} was removed.` };
};

/** The items of a list in the signed order: every event, or the rows or marks that the events lead to. */
const listSigned = ({ events, period }: PacketFile, list: ListName, length: number): readonly Item[] =>
  list === 'events'
    ? Array.from({ length }, (_, at) => ({ version: at + 1 }))
    : provenLists[list].list(readEvents(events), period);

/** The places of the items of a list of which so many were signed. If the events lead to no such list, each item keeps its place. */
export const placeSignedItems = (packet: PacketFile, list: ListName, length: number): Places => {
  const shown: readonly Item[] = packet[list] ?? [];
  const unmoved: Places = { places: [...shown.keys()], missing: new Map() };
  if (shown.length === length) return unmoved;
  try {
    const signed = listSigned(packet, list, length);
    return signed.length === length ? placeItems(shown, signed) : unmoved;
  } catch {
    // Events that were changed may lead to no list.
    return unmoved;
  }
};
