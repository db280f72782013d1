/**
 * A query selects a sealed text together with the event, the field and the person for which its row holds the text.
 * Unsealing checks all three, so that nobody can copy a sealed text from one row to another.
 */
import { UNREADABLE_TEXT } from '../kernel/personal-text.ts';
import { RecordFault } from '../kernel/record-fault.ts';
import { KEY_MISSING_TEXT } from '../values/key-missing-text.ts';
import type { KeyRing } from './key-ring.ts';
import { isSealedEnvelope, parseSealedEnvelope, type SealedEnvelope } from './seal-text.ts';
import { type PersonalKeysById, unsealEnvelope } from './unseal-values-in-place.ts';

/** A sealed text in the form in which queries select it; `toQueriedSealedTextSql` produces the same form in SQL. */
export const toQueriedSealedText = (sealed: string, eventId: string, path: string, personId: string): string =>
  [sealed, eventId, path, personId].join(' ');

/**
 * Unseals the texts that a query selected, with one key lookup for all of them; null stays null. A text whose key is
 * missing reads `KEY_MISSING_TEXT`. A text that cannot be unsealed, or that was sealed for another event, field or person
 * than its row names, reads `UNREADABLE_TEXT`, so that one bad text does not fail the whole page.
 */
export const unsealQueriedTexts = async (
  values: readonly (string | null)[],
  keys: KeyRing,
): Promise<(string | null)[]> => {
  const queried = values.map((value) => (value === null ? null : parseQueriedText(value)));
  const keysById = await loadKeysOfQueriedTexts(queried, keys);
  return queried.map((text) => (text === null ? null : unsealQueriedText(text, keysById)));
};

interface QueriedText {
  readonly envelope: SealedEnvelope;
  readonly personId: string;
}

/** Undefined when the envelope names another event or field than the row does, or is no envelope. */
const parseQueriedText = (value: string): QueriedText | undefined => {
  const [sealed = '', eventId, path, personId = ''] = value.split(' ');
  if (!isSealedEnvelope(sealed)) return undefined;
  const envelope = parseSealedEnvelope(sealed);
  return envelope.eventId === eventId && envelope.path === path ? { envelope, personId } : undefined;
};

const loadKeysOfQueriedTexts = (
  queried: readonly (QueriedText | undefined | null)[],
  keys: KeyRing,
): Promise<PersonalKeysById> | PersonalKeysById => {
  const keyIds = new Set(queried.flatMap((text) => text?.envelope.keyId ?? []));
  return keyIds.size === 0 ? new Map() : keys.byId([...keyIds]);
};

const unsealQueriedText = (text: QueriedText | undefined, keysById: PersonalKeysById): string => {
  if (text === undefined) return UNREADABLE_TEXT;
  const { envelope, personId } = text;
  if (!keysById.has(envelope.keyId)) return KEY_MISSING_TEXT;
  try {
    return unsealEnvelope(envelope, keysById, envelope.eventId, { id: personId });
  } catch (error) {
    if (error instanceof RecordFault) return UNREADABLE_TEXT;
    throw error;
  }
};
