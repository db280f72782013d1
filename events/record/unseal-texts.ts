/** Opening sealed texts: an erased one reads as the literal `erased`. */

import { toPersonId } from '../catalogue/person-of-stream.ts';
import { ERASED_TEXT, UNREADABLE_TEXT } from '../event-schema/personal-fields.ts';
import { KEY_MISSING_TEXT } from '../values/shapes.ts';
import type { KeyRing, PersonalKey } from './key-ring.ts';
import { formatEventPlace, RecordFault } from './record-fault.ts';
import { isSealedEnvelope, isSealedText, parseEnvelope, type SealedEnvelope, unsealText } from './seal.ts';

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
const textIn = (
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
    holder[key] = unopened ? KEY_MISSING_TEXT : textIn(envelope, keys, place, person);
  }
};

/**
 * A sealed text as a query gives it out, with the event and field that its row claims it is from and the person whom it is
 * about. `claimed` of projections/sql.ts writes the same.
 */
export const toSealedClaim = (sealed: string, eventId: string, path: string, personId: string): string =>
  [sealed, eventId, path, personId].join(' ');

/**
 * Claimed texts of read models, opened with one key lookup for all; null stays null. One that cannot be opened, or that
 * is not what its row claims, reads as `KEY_MISSING` or `UNREADABLE`, so that it costs nobody the page it stands on.
 */
export const unsealClaims = async (values: readonly (string | null)[], keys: KeyRing): Promise<(string | null)[]> => {
  const claims = values.map((value) => (value === null ? null : readClaim(value)));
  const ring = await keysOfClaims(claims, keys);
  return claims.map((claim) => (claim === null ? null : openClaim(claim, ring)));
};

interface Claim {
  readonly envelope: SealedEnvelope;
  readonly personId: string;
}

/** Undefined for a text that is not what its row claims it is. */
const readClaim = (value: string): Claim | undefined => {
  const [sealed = '', eventId, path, personId = ''] = value.split(' ');
  if (!isSealedEnvelope(sealed)) return undefined;
  const envelope = parseEnvelope(sealed);
  return envelope.eventId === eventId && envelope.path === path ? { envelope, personId } : undefined;
};

const keysOfClaims = (claims: readonly (Claim | undefined | null)[], keys: KeyRing): Promise<KeysById> | KeysById => {
  const keyIds = new Set(claims.flatMap((claim) => claim?.envelope.keyId ?? []));
  return keyIds.size === 0 ? new Map() : keys.byId([...keyIds]);
};

const openClaim = (claim: Claim | undefined, ring: KeysById): string => {
  if (claim === undefined) return UNREADABLE_TEXT;
  const { envelope, personId } = claim;
  if (!ring.has(envelope.keyId)) return KEY_MISSING_TEXT;
  try {
    return textIn(envelope, ring, envelope.eventId, { id: personId });
  } catch (error) {
    if (error instanceof RecordFault) return UNREADABLE_TEXT;
    throw error;
  }
};
