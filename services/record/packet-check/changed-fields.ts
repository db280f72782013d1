import type { PacketFault } from './packet-fault.ts';
import type { PacketFile } from './packet-file.ts';
import { type ListName, listNames, placeSignedItems, toMissingFault } from './place-items.ts';
import { digestFields, listFields } from './signed-fields.ts';

/** How many items of a list were signed. */
const countSigned = (digests: PacketFile['digests'], list: string): number => {
  const paths = Object.keys(digests).filter((path) => path.startsWith(`${list}.`));
  return new Set(paths.map((path) => path.split('.')[1])).size;
};

interface PlacedLists {
  readonly lists: Partial<PacketFile>;
  /** The path of an item in the file, by its signed path. */
  readonly movedPaths: ReadonlyMap<string, string>;
  /** The signed paths of the lists and items that a fault names as a whole. */
  readonly namedPaths: ReadonlySet<string>;
  readonly faults: readonly PacketFault[];
}

/**
 * The lists of a packet with their items at the signed places, and what was removed from them and added to them. A list that
 * was empty when it was signed, or is empty since, is named as a whole, and so is another number of rules.
 */
const placeLists = (packet: PacketFile, words: ChangeWords): PlacedLists => {
  const faults: PacketFault[] = [];
  const movedPaths = new Map<string, string>();
  const namedPaths = new Set<string>();
  const toWholeFault = (list: ListName | 'policy'): PacketFault | undefined => {
    const [now, then] = [packet[list]?.length ?? 0, countSigned(packet.digests, list)];
    if ((now === 0) !== (then === 0)) return { path: list, what: then === 0 ? words.added : words.removed };
    return list === 'policy' && now !== then ? { path: list, what: words.changed } : undefined;
  };
  const placed = listNames.flatMap((list) => {
    const items = packet[list];
    if (!Array.isArray(items) || toWholeFault(list)) return [];
    const { places, missing } = placeSignedItems(packet, list, countSigned(packet.digests, list));
    for (const [at, item] of missing) {
      namedPaths.add(`${list}.${at}`);
      faults.push(toMissingFault(list, item));
    }
    // An item that was removed is a hole, which has no fields.
    const signed: unknown[] = [];
    for (const [at, place] of places.entries()) {
      if (place === undefined) faults.push({ path: `${list}.${at}`, what: words.added });
      else {
        signed[place] = items[at];
        movedPaths.set(`${list}.${place}`, `${list}.${at}`);
      }
    }
    return [[list, signed] as const];
  });
  for (const list of [...listNames, 'policy'] as const) {
    const fault = toWholeFault(list);
    if (!fault) continue;
    namedPaths.add(list);
    faults.push(fault);
  }
  return { lists: Object.fromEntries(placed), movedPaths, namedPaths, faults };
};

type ChangeWords = Readonly<Record<'changed' | 'added' | 'removed', string>>;
/** A signature that does not belong to the digests does not say whether a field or its digest was changed. */
const toChangeWords = (isSigned: boolean): ChangeWords => {
  const subject = isSigned ? 'This' : 'This, or the signed list,';
  const toWhat = (verb: string) => `${subject} was ${verb} after the packet was made.`;
  return { changed: toWhat('changed'), added: toWhat('added'), removed: toWhat('removed') };
};

/** What is not as it was when the packet was signed. */
export const findChangedFields = async (packet: PacketFile, isSigned: boolean): Promise<PacketFault[]> => {
  const { digests, signature: _, code: __, ...unsigned } = packet;
  const words = toChangeWords(isSigned);
  const { lists, movedPaths, namedPaths, faults } = placeLists(packet, words);
  const fields = { ...unsigned, ...lists };
  const found = await digestFields(fields);
  /** The path in the file of a signed path; undefined for one within what a fault names already. */
  const toShownPath = (path: string): string | undefined => {
    const [list = '', at = '', ...within] = path.split('.');
    const item = `${list}.${at}`;
    if (namedPaths.has(list) || namedPaths.has(item)) return undefined;
    const moved = movedPaths.get(item);
    return moved === undefined ? path : [moved, ...within].join('.');
  };
  const toFault = (path: string, shown: unknown): PacketFault[] => {
    const [wasSigned, isThere] = [Object.hasOwn(digests, path), Object.hasOwn(found, path)];
    const shownPath = toShownPath(path);
    if (shownPath === undefined || (wasSigned && isThere && digests[path] === found[path])) return [];
    const what = wasSigned ? (isThere ? words.changed : words.removed) : words.added;
    return [{ path: shownPath, what, digest: { shown, isSigned: wasSigned } }];
  };
  const removed = Object.keys(digests).filter((path) => !Object.hasOwn(found, path));
  return [
    ...listFields(fields).flatMap(([path, shown]) => toFault(path, shown)),
    ...removed.flatMap((path) => toFault(path, undefined)),
    ...faults,
  ];
};
