/** Sealed texts as queries give them out, and how they are unsealed. */
import { UNREADABLE_TEXT } from '../event-schema/personal-text.ts';
import { KEY_MISSING_TEXT } from '../values/shapes.ts';
import type { KeyRing } from './key-ring.ts';
import { RecordFault } from './record-fault.ts';
import { isSealedEnvelope, parseEnvelope, type SealedEnvelope } from './seal-text.ts';
import { type KeysById, unsealEnvelope } from './unseal-values.ts';

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
    return unsealEnvelope(envelope, ring, envelope.eventId, { id: personId });
  } catch (error) {
    if (error instanceof RecordFault) return UNREADABLE_TEXT;
    throw error;
  }
};
