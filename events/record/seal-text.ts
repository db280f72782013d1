/**
 * Seals one text with AES-256-GCM under a person's key and binds it to its event and field. The envelope is
 * `sealed.1.<keyId>.<eventId>.<path>.<base64url(iv|tag|ciphertext)>`. The iv is synthetic (an HMAC of the text under a key
 * of its event and path), so that a retried write produces the same bytes and the key of one iv proves one text.
 */
import { createCipheriv, createDecipheriv, createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { RecordFault } from '../kernel/record-fault.ts';
import type { PersonalKey } from './key-ring.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const SALT_BYTES = 16;
const ENVELOPE = /^sealed\.1\.([0-9a-f-]{36})\.([0-9a-f-]{36})\.(.+)\.([A-Za-z0-9_-]+)$/;
/** The ids of an envelope, anywhere in a text. */
const IDS_OF_ENVELOPE = /sealed\.1\.[0-9a-f-]{36}\.[0-9a-f-]{36}\./;
/** An envelope as a value of JSON or CSV. Packets hold events as texts of their own, whose quotes are escaped. */
const ENVELOPE_VALUE = /(?<!\\")sealed\.1\.[0-9a-f-]{36}\.([0-9a-f-]{36})\.([\w[\].-]+)\.[\w-]+/;

/** The parts of a sealed text. */
export interface SealedEnvelope {
  readonly keyId: string;
  readonly eventId: string;
  /** The field's path in the event's data, such as `name` or `rows.0.note`. */
  readonly path: string;
  readonly sealed: Buffer;
}

interface SubKeys {
  readonly seal: KeyObject;
  readonly iv: KeyObject;
  readonly fingerprint: KeyObject;
  readonly salt: KeyObject;
}
const subKeysCache = new WeakMap<PersonalKey, SubKeys>();

/**
 * Derives one key for each purpose from a person's secret, so that no two purposes share a key. The
 * keys are cached as long as the personal key lives, because deriving them costs more than unsealing a text.
 */
export const derivePurposeKeys = (key: PersonalKey): SubKeys => {
  const cached = subKeysCache.get(key);
  if (cached !== undefined) return cached;
  const derive = (purpose: keyof SubKeys) =>
    createSecretKey(createHmac('sha256', key.secret).update(`rollbook ${purpose}`).digest());
  const keys = {
    ...{ seal: derive('seal'), iv: derive('iv') },
    ...{ fingerprint: derive('fingerprint'), salt: derive('salt') },
  };
  subKeysCache.set(key, keys);
  return keys;
};

/** What keeps the hidden parts of an event from being guessed by their hash: 128 bits, the same for a retry. */
export const toSalt = (key: PersonalKey, eventId: string): string =>
  createHmac('sha256', derivePurposeKeys(key).salt)
    .update(eventId)
    .digest()
    .subarray(0, SALT_BYTES)
    .toString('base64url');

/** The data to which the cipher binds a text, so that it cannot be unsealed in the place of another. */
const toAssociatedData = (eventId: string, path: string) => Buffer.from(JSON.stringify([eventId, path]));

/** True if a value is a string that begins like a sealed text. It may still be no complete envelope. */
export const hasSealedPrefix = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('sealed.1.');

/** The key of the iv of one text. Whoever has it can check which text was sealed, and learns nothing about other texts. */
const deriveIvKey = (key: PersonalKey, place: Buffer): Buffer =>
  createHmac('sha256', derivePurposeKeys(key).iv).update(place).digest();

const computeIv = (text: string, ivKey: Buffer): Buffer =>
  createHmac('sha256', ivKey).update(text).digest().subarray(0, IV_BYTES);

/** The key, in hexadecimal, with which somebody who knows a text can check that an envelope holds it. */
export const toSealedTextProof = ({ eventId, path }: SealedEnvelope, key: PersonalKey): string =>
  deriveIvKey(key, toAssociatedData(eventId, path)).toString('hex');

/** The envelope of a text. The same arguments give the same envelope. `path` is the field's path in the event's data. */
export const sealText = (text: string, key: PersonalKey, eventId: string, path: string): string => {
  const place = toAssociatedData(eventId, path);
  const iv = computeIv(text, deriveIvKey(key, place));
  const cipher = createCipheriv('aes-256-gcm', derivePurposeKeys(key).seal, iv);
  cipher.setAAD(place);
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const sealed = Buffer.concat([iv, cipher.getAuthTag(), ciphertext]);
  return `sealed.1.${key.keyId}.${eventId}.${path}.${sealed.toString('base64url')}`;
};

/** True if a text has the complete form of an envelope. It does not try to unseal it. */
export const isSealedEnvelope = (text: string): boolean => ENVELOPE.test(text);

/** True if a text contains what only an envelope contains, wherever it stands. */
export const containsEnvelope = (text: string): boolean => text.includes('sealed.1.') && IDS_OF_ENVELOPE.test(text);

/**
 * Throws RecordFault `still-sealed` for an answer in JSON or CSV with a sealed text among its values. A search for the
 * prefix comes first, because it is many times faster than the expression, and most answers do not contain it.
 */
export const assertUnsealed = (answer: string): void => {
  if (!answer.includes('sealed.1.')) return;
  const [found, eventId, path] = ENVELOPE_VALUE.exec(answer) ?? [];
  if (found !== undefined) throw new RecordFault('still-sealed', `an answer holds ${path} as a sealed text`, eventId);
};

/** Throws RecordFault `not-sealed` for a text that is no envelope. */
export const parseSealedEnvelope = (text: string): SealedEnvelope => {
  const [, keyId, eventId, path, sealed] = ENVELOPE.exec(text) ?? [];
  if (keyId === undefined || eventId === undefined || path === undefined || sealed === undefined) {
    throw new RecordFault('not-sealed', 'a personal text is not sealed');
  }
  return { keyId, eventId, path, sealed: Buffer.from(sealed, 'base64url') };
};

/** The text in an envelope. Throws RecordFault `seal-broken` when the key cannot unseal it. */
export const unsealText = ({ eventId, path, sealed }: SealedEnvelope, key: PersonalKey): string => {
  try {
    const iv = sealed.subarray(0, IV_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', derivePurposeKeys(key).seal, iv, { authTagLength: TAG_BYTES });
    decipher.setAAD(toAssociatedData(eventId, path));
    decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES));
    // `update` has already returned the whole text; `final` only checks the tag.
    decipher.final();
    return text.toString('utf8');
  } catch (error) {
    throw new RecordFault('seal-broken', `the key cannot unseal ${path}`, eventId, { cause: error });
  }
};
