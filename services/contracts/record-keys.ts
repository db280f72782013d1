import { z } from 'zod';
import { instant } from './primitives.ts';

/** When a key signed, and how it took over. */
export const recordKeyPeriod = z.strictObject({
  /** When its first seal was signed; null for a key that has signed none yet. */
  from: instant.nullable(),
  /** When the next key took over; null for the key that signs now, and for a lost one from which none has taken over. */
  until: instant.nullable(),
  /** How it took over: as the first key, `signed` by the key before, or after that key was `lost`. Null before its first seal. */
  takeover: z.enum(['first', 'signed', 'lost']).nullable(),
});
export type RecordKeyPeriod = z.infer<typeof recordKeyPeriod>;

/** A key with which the centre signs, or signed, the seals of its record and its packets. */
const recordKey = recordKeyPeriod.extend({
  /** The public half of an Ed25519 key, 32 bytes in hexadecimal. */
  public_key: z.string().regex(/^[0-9a-f]{64}$/),
  /** The form that people compare. */
  fingerprint: z.string(),
});

/** GET /api/record-keys (getRecordKeys, public): newest first. `page` is the address of the page that shows the same. */
export const recordKeysResponse = z.strictObject({
  center: z.string(),
  page: z.string(),
  time_zone: z.string(),
  read_at: instant,
  keys: z.array(recordKey),
});
export type RecordKeysResponse = z.infer<typeof recordKeysResponse>;
