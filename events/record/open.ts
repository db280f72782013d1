/** Opening sealed texts: an erased one reads as the literal `erased`. */
import { placeOf, RecordFault } from './fault.ts';
import type { KeyRing, PersonalKey } from './keys.ts';
import { personOf } from './person.ts';
import { ERASED, UNREADABLE } from './personal.ts';
import { type Envelope, isSealed, readEnvelope, unseal } from './seal.ts';

export type Keys = ReadonlyMap<string, PersonalKey | 'erased'>;

/** The keys that sealed values name, by one lookup. Throws RecordFault `not-sealed` for a text that is no envelope. */
export const keysOf = (sealed: readonly string[], keys: KeyRing): Promise<Keys> | Keys =>
  sealed.length === 0 ? new Map() : keys.byId([...new Set(sealed.map((text) => readEnvelope(text).keyId))]);

/** The text in an envelope. Throws RecordFault `key-missing` or `seal-broken`. */
const textIn = (
  envelope: Envelope,
  keys: Keys,
  place = envelope.eventId,
  person?: { id: string | undefined },
): string => {
  const key = keys.get(envelope.keyId);
  if (key === undefined) throw new RecordFault('key-missing', `key ${envelope.keyId} is not there`, place);
  if (key === 'erased') return ERASED;
  if (person !== undefined && key.personId !== person.id) {
    throw new RecordFault('key-foreign', `${envelope.path} is sealed under another person’s key`, place);
  }
  return unseal(envelope, key);
};

/** Every sealed value in a value, with its path. */
export const sealedIn = (value: unknown, path = ''): { text: string; path: string }[] => {
  if (isSealed(value)) return [{ text: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => sealedIn(child, path === '' ? key : `${path}.${key}`));
};

const replaced = (value: unknown, texts: ReadonlyMap<string, string>): unknown => {
  if (typeof value === 'string') return texts.get(value) ?? value;
  if (Array.isArray(value)) return value.map((child) => replaced(child, texts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, replaced(child, texts)]));
};

/** A value whose sealed values read `erased`, which every personal field accepts: for validation without keys. */
export const withErased = (value: unknown): unknown =>
  replaced(value, new Map(sealedIn(value).map(({ text }) => [text, ERASED])));

/**
 * An event's data with its sealed values opened. `inPlace` asks that each stands where it was written, which an upcaster
 * may have changed. Throws RecordFault `seal-misplaced`, `key-missing`, `key-foreign`, `seal-broken`.
 */
export const opened = (
  event: { id: string; stream: string; version: number },
  data: unknown,
  sealed: readonly { text: string; path: string }[],
  keys: Keys,
  inPlace: boolean,
): unknown => {
  if (sealed.length === 0) return data;
  const person = { id: personOf(event.stream) };
  const place = placeOf(event);
  const texts = new Map<string, string>();
  for (const { text, path } of sealed) {
    const envelope = readEnvelope(text);
    if (envelope.eventId !== event.id || (inPlace && envelope.path !== path)) {
      throw new RecordFault('seal-misplaced', `${path} holds what was sealed for another place`, place);
    }
    texts.set(text, textIn(envelope, keys, place, person));
  }
  return replaced(data, texts);
};

/**
 * Texts of read models, opened with one key lookup for all; null stays null. One whose key is missing reads as
 * `UNREADABLE`, so that it costs nobody the page it stands on. Throws RecordFault `not-sealed`, `seal-broken`.
 */
export const openSealed = async (values: readonly (string | null)[], keys: KeyRing): Promise<(string | null)[]> => {
  const ring = await keysOf(
    values.filter((value) => value !== null),
    keys,
  );
  return values.map((value) => {
    if (value === null) return null;
    const envelope = readEnvelope(value);
    return ring.has(envelope.keyId) ? textIn(envelope, ring) : UNREADABLE;
  });
};
