/** Opening sealed texts: an erased one reads as the literal `erased`. */

import { toPersonId } from '../catalogue/to-person-id.ts';
import { ERASED_TEXT } from '../event-schema/personal-text.ts';
import { KEY_MISSING_TEXT } from '../values/shapes.ts';
import type { KeyRing, PersonalKey } from './key-ring.ts';
import { formatEventPlace, RecordFault } from './record-fault.ts';
import { isSealedText, parseEnvelope, type SealedEnvelope, unsealText } from './seal-text.ts';

export type KeysById = ReadonlyMap<string, PersonalKey | 'erased'>;

/** The keys that sealed values name, by one lookup. Throws RecordFault `not-sealed` for a text that is no envelope. */
export const loadKeysOfTexts = (sealed: readonly string[], keys: KeyRing): Promise<KeysById> | KeysById =>
  loadKeysOfEnvelopes(sealed.map(parseEnvelope), keys);

/** The keys that envelopes name, by one lookup. */
export const loadKeysOfEnvelopes = (
  envelopes: readonly SealedEnvelope[],
  keys: KeyRing,
): Promise<KeysById> | KeysById =>
  envelopes.length === 0 ? new Map() : keys.byId([...new Set(envelopes.map(({ keyId }) => keyId))]);

/** The text in an envelope. Throws RecordFault `key-missing` or `seal-broken`. */
export const unsealEnvelope = (
  envelope: SealedEnvelope,
  keys: KeysById,
  place = envelope.eventId,
  person?: { id: string | undefined },
): string => {
  const key = keys.get(envelope.keyId);
  if (key === undefined) throw new RecordFault('key-missing', `key ${envelope.keyId} is not there`, place);
  if (key === 'erased') return ERASED_TEXT;
  if (person !== undefined && key.personId !== person.id) {
    throw new RecordFault('key-foreign', `${envelope.path} is sealed under another person’s key`, place);
  }
  return unsealText(envelope, key);
};

/** A sealed value in an event's data: where it is, and its envelope where it was read before. */
export interface SealedValue {
  readonly text: string;
  readonly path: string;
  /** The object or array that holds it, and under which key. */
  readonly holder: Record<string, unknown>;
  readonly key: string;
  readonly envelope?: SealedEnvelope;
}

/** Every sealed value that an object or array holds, at any depth. */
export const findSealedValues = (value: unknown): SealedValue[] => {
  const found: SealedValue[] = [];
  if (typeof value === 'object' && value !== null) collectSealed(value as Record<string, unknown>, '', found);
  return found;
};

// This runs for each value of each event that is verified: it allocates only what it finds.
const collectSealed = (holder: Record<string, unknown>, path: string, found: SealedValue[]): void => {
  for (const key in holder) {
    const child = holder[key];
    if (isSealedText(child)) found.push({ text: child, path: pathTo(path, key), holder, key });
    else if (typeof child === 'object' && child !== null) {
      collectSealed(child as Record<string, unknown>, pathTo(path, key), found);
    }
  }
};

const pathTo = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** A value whose sealed values read `erased`, which every personal field accepts: for validation without keys. */
export const replaceSealedWithErased = (value: unknown): unknown => {
  if (findSealedValues(value).length === 0) return value;
  const copy = structuredClone(value);
  for (const { holder, key } of findSealedValues(copy)) holder[key] = ERASED_TEXT;
  return copy;
};

interface Opening {
  /** Whether each value must stand where it was written, which an upcaster may have changed. */
  readonly inPlace: boolean;
  /** What becomes of a value whose key is missing: a fault of the event, or a text that says so. */
  readonly keyMissing: 'fault' | 'text';
}

/**
 * Puts the texts in the place of an event's sealed values. Throws RecordFault `seal-misplaced`, `key-missing`, `key-foreign`,
 * `seal-broken`.
 */
export const unsealValues = (
  event: { id: string; stream: string; version: number },
  sealed: readonly SealedValue[],
  keys: KeysById,
  { inPlace, keyMissing }: Opening,
): void => {
  if (sealed.length === 0) return;
  const person = { id: toPersonId(event.stream) };
  const place = formatEventPlace(event);
  for (const { text, path, holder, key, envelope = parseEnvelope(text) } of sealed) {
    if (envelope.eventId !== event.id || (inPlace && envelope.path !== path)) {
      throw new RecordFault('seal-misplaced', `${path} holds what was sealed for another place`, place);
    }
    const unopened = keyMissing === 'text' && !keys.has(envelope.keyId);
    holder[key] = unopened ? KEY_MISSING_TEXT : unsealEnvelope(envelope, keys, place, person);
  }
};
