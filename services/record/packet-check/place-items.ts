/** Finds the places at which the items of a list were signed, so that one that was removed or added does not change those after it. */
import { formatPacketDay } from '#contracts/packet-words.ts';
import type { PacketFault } from './packet-fault.ts';
import type { PacketFile } from './packet-file.ts';
import { readEvents } from './read-marks.ts';
import { listProvenMarks, listProvenRows } from './read-rows.ts';

/** An item of a list that is known by its version, and the day that it is about. */
interface Item {
  readonly version: number;
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

const itemNames = { rows: 'entry', attendance: 'mark', events: 'event' } as const;
export type ListName = keyof typeof itemNames;
export const listNames = ['rows', 'attendance', 'events'] as const satisfies readonly ListName[];

export const toMissingFault = (list: ListName, { version, effective_on, date = effective_on }: Item): PacketFault => ({
  path: `${list}.missing.${version}`,
  what: `This ${itemNames[list]}${date === undefined ? '' : ` of ${formatPacketDay(date)}`} was removed.`,
});

/** The items of a list in the signed order: every event, or the rows or marks that the events lead to. */
const listSigned = ({ events, period }: PacketFile, list: ListName, length: number): readonly Item[] => {
  if (list === 'events') return Array.from({ length }, (_, at) => ({ version: at + 1 }));
  return list === 'rows' ? listProvenRows(readEvents(events), period) : listProvenMarks(readEvents(events), period);
};

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
