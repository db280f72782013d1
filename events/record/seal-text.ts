/**
 * Sealing of one text: AES-256-GCM under a person's key, bound to its event and field. The envelope is
 * `sealed.1.<keyId>.<eventId>.<path>.<base64url(iv|tag|ciphertext)>`. The iv is synthetic (from event, path and text
 * under a key of its own), so that a retry of a write gives the same bytes.
 */
import { createCipheriv, createDecipheriv, createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import type { PersonalKey } from './key-ring.ts';
import { RecordFault } from './record-fault.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const ENVELOPE = /^sealed\.1\.([0-9a-f-]{36})\.([0-9a-f-]{36})\.(.+)\.([A-Za-z0-9_-]+)$/;

export interface SealedEnvelope {
  readonly keyId: string;
  readonly eventId: string;
  /** The field's place in the event's data, such as `name` or `rows.0.note`. */
  readonly path: string;
  readonly sealed: Buffer;
}

interface SubKeys {
  readonly seal: KeyObject;
  readonly iv: KeyObject;
  readonly fingerprint: KeyObject;
}
const derived = new WeakMap<PersonalKey, SubKeys>();

/**
 * Keys for one purpose each, from a person's secret: sealing, ivs and fingerprints never share one. They are kept as long
 * as the personal key is, because deriving them and importing raw bytes costs more than opening a text.
 */
export const deriveSubKeys = (key: PersonalKey): SubKeys => {
  const known = derived.get(key);
  if (known !== undefined) return known;
  const derive = (purpose: keyof SubKeys) =>
    createSecretKey(createHmac('sha256', key.secret).update(`rollbook ${purpose}`).digest());
  const keys = { seal: derive('seal'), iv: derive('iv'), fingerprint: derive('fingerprint') };
  derived.set(key, keys);
  return keys;
};

const bound = (eventId: string, path: string) => Buffer.from(JSON.stringify([eventId, path]));

export const isSealedText = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('sealed.1.');

export const sealText = (text: string, key: PersonalKey, eventId: string, path: string): string => {
  const place = bound(eventId, path);
  const iv = createHmac('sha256', deriveSubKeys(key).iv).update(place).update('\0').update(text).digest();
  const cipher = createCipheriv('aes-256-gcm', deriveSubKeys(key).seal, iv.subarray(0, IV_BYTES));
  cipher.setAAD(place);
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const sealed = Buffer.concat([iv.subarray(0, IV_BYTES), cipher.getAuthTag(), ciphertext]);
  return `sealed.1.${key.keyId}.${eventId}.${path}.${sealed.toString('base64url')}`;
};

export const isSealedEnvelope = (text: string): boolean => ENVELOPE.test(text);

/** Throws RecordFault `not-sealed` for a text that is no envelope. */
export const parseEnvelope = (text: string): SealedEnvelope => {
  const [, keyId, eventId, path, sealed] = ENVELOPE.exec(text) ?? [];
  if (keyId === undefined || eventId === undefined || path === undefined || sealed === undefined) {
    throw new RecordFault('not-sealed', 'a personal field is no sealed value');
  }
  return { keyId, eventId, path, sealed: Buffer.from(sealed, 'base64url') };
};

/** The text in an envelope. Throws RecordFault `seal-broken` when the key does not open it. */
export const unsealText = ({ eventId, path, sealed }: SealedEnvelope, key: PersonalKey): string => {
  try {
    const iv = sealed.subarray(0, IV_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', deriveSubKeys(key).seal, iv, { authTagLength: TAG_BYTES });
    decipher.setAAD(bound(eventId, path));
    decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES));
    // GCM gives everything at once; what is left to do is to check the tag
    decipher.final();
    return text.toString('utf8');
  } catch (error) {
    throw new RecordFault('seal-broken', `the key does not open ${path}`, eventId, { cause: error });
  }
};
