/** Finds and unseals the sealed values in an event's data. An erased value reads `erased`. */

import { ERASED_TEXT } from '#events/values/erased-text.ts';
import { toPersonIdOfStream } from '../catalogue/to-person-id-of-stream.ts';
import { formatEventPlace, RecordFault } from '../kernel/record-fault.ts';
import { KEY_MISSING_TEXT } from '../values/key-missing-text.ts';
import type { KeyRing, PersonalKey } from './key-ring.ts';
import { hasSealedPrefix, parseSealedEnvelope, type SealedEnvelope, unsealText } from './seal-text.ts';

/** Personal keys by key id; `erased` for a key whose secret was deleted. A missing key has no entry. */
export type PersonalKeysById = ReadonlyMap<string, PersonalKey | 'erased'>;

/** The keys that sealed texts name, in one lookup. Throws RecordFault `not-sealed` for a text that is no envelope. */
export const loadKeysOfSealedTexts = (
  sealed: readonly string[],
  keys: KeyRing,
): Promise<PersonalKeysById> | PersonalKeysById => loadKeysOfEnvelopes(sealed.map(parseSealedEnvelope), keys);

/** The keys that envelopes name, in one lookup. */
export const loadKeysOfEnvelopes = (
  envelopes: readonly SealedEnvelope[],
  keys: KeyRing,
): Promise<PersonalKeysById> | PersonalKeysById =>
  envelopes.length === 0 ? new Map() : keys.byId([...new Set(envelopes.map(({ keyId }) => keyId))]);

/**
 * The text in an envelope, or `erased` for an erased key. Throws RecordFault `key-missing`, `seal-broken`, or, when `person`
 * is given and the key belongs to another one, `key-foreign`. `place` is where the fault reports to be.
 */
export const unsealEnvelope = (
  envelope: SealedEnvelope,
  keys: PersonalKeysById,
  place = envelope.eventId,
  person?: { id: string | undefined },
): string => {
  const key = keys.get(envelope.keyId);
  if (key === undefined) throw new RecordFault('key-missing', `there is no key ${envelope.keyId}`, place);
  if (key === 'erased') return ERASED_TEXT;
  if (person !== undefined && key.personId !== person.id) {
    throw new RecordFault('key-foreign', `${envelope.path} is sealed under another person’s key`, place);
  }
  return unsealText(envelope, key);
};

/** A sealed value in an event's data, with its place and, if it was parsed before, its envelope. */
export interface SealedValue {
  readonly text: string;
  readonly path: string;
  /** The object or array that holds the value under `key`. */
  readonly holder: Record<string, unknown>;
  readonly key: string;
  readonly envelope?: SealedEnvelope;
}

/** All sealed values in an object or array, at any depth. */
export const findSealedValues = (value: unknown): SealedValue[] => {
  const found: SealedValue[] = [];
  if (typeof value === 'object' && value !== null) collectSealed(value as Record<string, unknown>, '', found);
  return found;
};

// This runs for each value of each event that is verified, so it allocates only what it finds.
const collectSealed = (holder: Record<string, unknown>, path: string, found: SealedValue[]): void => {
  for (const key in holder) {
    const child = holder[key];
    if (hasSealedPrefix(child)) found.push({ text: child, path: joinPath(path, key), holder, key });
    else if (typeof child === 'object' && child !== null) {
      collectSealed(child as Record<string, unknown>, joinPath(path, key), found);
    }
  }
};

const joinPath = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** Calls `validate` while each sealed value reads `erased`, which every personal text accepts, so that none needs a key. */
export const validateAsErased = (value: unknown, validate: (erased: unknown) => unknown): void => {
  const sealed = findSealedValues(value);
  for (const { holder, key } of sealed) holder[key] = ERASED_TEXT;
  validate(value);
  for (const { holder, key, text } of sealed) holder[key] = text;
};

interface UnsealOptions {
  /** Whether each value must be at the path for which it was sealed. An upcaster may have moved it. */
  readonly inPlace: boolean;
  /** Whether a missing key throws a fault or puts a text in the place of the value. */
  readonly keyMissing: 'fault' | 'text';
}

/**
 * Replaces an event's sealed values by their texts, in place. Throws RecordFault `seal-misplaced`, `key-missing`,
 * `key-foreign` or `seal-broken`.
 */
export const unsealValuesInPlace = (
  event: { id: string; stream: string; version: number },
  sealed: readonly SealedValue[],
  keys: PersonalKeysById,
  { inPlace, keyMissing }: UnsealOptions,
): void => {
  if (sealed.length === 0) return;
  const person = { id: toPersonIdOfStream(event.stream) };
  const place = formatEventPlace(event);
  for (const { text, path, holder, key, envelope = parseSealedEnvelope(text) } of sealed) {
    if (envelope.eventId !== event.id || (inPlace && envelope.path !== path)) {
      throw new RecordFault('seal-misplaced', `${path} holds a value that was sealed for another place`, place);
    }
    const isKeyMissing = keyMissing === 'text' && !keys.has(envelope.keyId);
    holder[key] = isKeyMissing ? KEY_MISSING_TEXT : unsealEnvelope(envelope, keys, place, person);
  }
};
