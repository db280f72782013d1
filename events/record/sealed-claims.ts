/**
 * Sealed claims: a read model's sealed text together with the event, the field and the person from which its row says the
 * text comes. Unsealing checks them, so that nobody can copy a sealed text from one row to another.
 */
import { UNREADABLE_TEXT } from '../event-schema/personal-text.ts';
import { KEY_MISSING_TEXT } from '../values/shapes.ts';
import type { KeyRing } from './key-ring.ts';
import { RecordFault } from './record-fault.ts';
import { isSealedEnvelope, parseEnvelope, type SealedEnvelope } from './seal-text.ts';
import { type KeysById, unsealEnvelope } from './unseal-values.ts';

/** A sealed claim in the form in which queries select it; `claimed` in `projections/queries/sql.ts` writes the same. */
export const toSealedClaim = (sealed: string, eventId: string, path: string, personId: string): string =>
  [sealed, eventId, path, personId].join(' ');

/**
 * The texts of sealed claims, with one key lookup for all of them; null stays null. A text whose key is missing reads
 * `KEY_MISSING_TEXT`. A text that cannot be unsealed, or comes from elsewhere than its row claims, reads
 * `UNREADABLE_TEXT`, so that one bad text does not fail the whole page.
 */
export const unsealClaims = async (values: readonly (string | null)[], keys: KeyRing): Promise<(string | null)[]> => {
  const claims = values.map((value) => (value === null ? null : parseClaim(value)));
  const keysById = await loadKeysOfClaims(claims, keys);
  return claims.map((claim) => (claim === null ? null : unsealClaim(claim, keysById)));
};

interface Claim {
  readonly envelope: SealedEnvelope;
  readonly personId: string;
}

/** Undefined when the envelope names another event or field than the row does, or is no envelope. */
const parseClaim = (value: string): Claim | undefined => {
  const [sealed = '', eventId, path, personId = ''] = value.split(' ');
  if (!isSealedEnvelope(sealed)) return undefined;
  const envelope = parseEnvelope(sealed);
  return envelope.eventId === eventId && envelope.path === path ? { envelope, personId } : undefined;
};

const loadKeysOfClaims = (
  claims: readonly (Claim | undefined | null)[],
  keys: KeyRing,
): Promise<KeysById> | KeysById => {
  const keyIds = new Set(claims.flatMap((claim) => claim?.envelope.keyId ?? []));
  return keyIds.size === 0 ? new Map() : keys.byId([...keyIds]);
};

const unsealClaim = (claim: Claim | undefined, keysById: KeysById): string => {
  if (claim === undefined) return UNREADABLE_TEXT;
  const { envelope, personId } = claim;
  if (!keysById.has(envelope.keyId)) return KEY_MISSING_TEXT;
  try {
    return unsealEnvelope(envelope, keysById, envelope.eventId, { id: personId });
  } catch (error) {
    if (error instanceof RecordFault) return UNREADABLE_TEXT;
    throw error;
  }
};
