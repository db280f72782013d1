/** Compares what people read in a packet with what its events say. Checks of classes and of money share it. */
import type { HistoryCheck } from './check-history.ts';
import type { IsPartChanged, PacketFault } from './packet-fault.ts';
import type { PacketFile } from './packet-file.ts';
import { type ProvenList, placeItems, toMissingFault } from './place-items.ts';
import type { ReadEvent } from './read-marks.ts';
import { toPurchase } from './read-rows.ts';
import { hmacSha256, parseHex, toHex } from './web-crypto.ts';

export const NOT_IN_EVENT = 'The record says something else.';
const IV_HEX = 24;

/** The fields of rows whose words the events hold sealed. */
export const rowTexts = ['reason', 'note', 'receipt'] as const;
export const moneyTexts = ['reason', 'reference', 'price_reason'] as const;
export type TextName = (typeof rowTexts | typeof moneyTexts)[number];

/** The sealed text of an event for a field of its row. */
export const findSealedText = (data: ReadEvent['data'], field: TextName): string | undefined => {
  if (field === 'receipt') return toPurchase(data)?.receipt;
  return field === 'price_reason' ? toPurchase(data)?.priceReason : data[field];
};

/** Holds every day. */
const ALL_DAYS = { from: '0000-01-01', to: '9999-99-99' };

export interface Proofs extends Pick<HistoryCheck, 'seal' | 'sealed'> {
  readonly isChanged: IsPartChanged;
}

/** Leaves out what would have to be compared with a changed part. The faults are collected in the order of the comparisons. */
export const createComparison = ({ contents, period }: PacketFile, { seal, sealed, isChanged }: Proofs) => {
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
    list: ProvenList,
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
  /** Compares a text with the sealed one of its event, by the key that proves this text alone. */
  const compareText = async (path: string, text: string | null, field: TextName, event: ReadEvent): Promise<void> => {
    const key = event.keys[field];
    const envelope = contents.texts ? findSealedText(event.data, field) : undefined;
    if (text === null || envelope === undefined) {
      if ((text === null) !== (envelope === undefined)) faults.push({ path, what: NOT_IN_EVENT });
    } else if (key === undefined || !(await isTextOf(envelope, text, key).catch(() => false)))
      faults.push({ path, what: NOT_IN_EVENT });
  };
  /** Compares the rows of a list, and their texts, with what the events prove of them. */
  const compareRows = async <Text extends TextName, Proven extends { readonly version: number }>(
    list: ProvenList,
    {
      shown,
      proven,
      texts,
      events,
    }: {
      readonly shown: readonly ({ readonly version: number } & Readonly<Record<Text, string | null>>)[];
      readonly proven: readonly Proven[];
      readonly texts: readonly Text[];
      readonly events: readonly ReadEvent[];
    },
  ): Promise<void> => {
    for (const { path, item, found } of pairItems(list, shown, proven)) {
      const isSealed = seal.kind === 'not-genuine' ? {} : { sealed: sealed.has(found.version) };
      compare(path, item, { ...found, ...isSealed }, found.version);
      const event = events[found.version - 1];
      if (isChanged('contents.texts') || !event) continue;
      for (const field of texts) await compareText(`${path}.${field}`, item[field] ?? null, field, event);
    }
  };
  return { period: isChanged('period') ? ALL_DAYS : period, faults, compare, pairItems, compareRows };
};

/** The iv of an envelope is an HMAC of the text. */
const isTextOf = async (envelope: string, text: string, key: string): Promise<boolean> => {
  const sealed = (envelope.split('.').at(-1) ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const iv = toHex(Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0))).slice(0, IV_HEX);
  return toHex(await hmacSha256(parseHex(key), text)).slice(0, IV_HEX) === iv;
};
