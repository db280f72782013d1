import { z } from 'zod';
import { formatPacketInstant } from './packet-words.ts';
import { instant } from './primitives.ts';

/** When a key signed, and how it took over. */
export const recordKeyPeriod = z.strictObject({
  /** When its first seal was signed; null for a key that has signed none yet. */
  from: instant.nullable(),
  /** When the next key took over; null for the key that signs now. */
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

const takeoverTexts = {
  first: '',
  signed: ' The key before it signed that it took over.',
  lost: ' The key before it was lost, so it did not sign that this one took over: only the center can say that this key is its own.',
};

/** How a key took over, after another sentence. */
export const toTakeoverText = ({ takeover }: Pick<RecordKeyPeriod, 'takeover'>): string =>
  takeoverTexts[takeover ?? 'first'];

/** When a key signed, in the centre's time zone, and how it took over. */
export const toKeyPeriodText = ({ from, until, takeover }: RecordKeyPeriod, timeZone: string): string => {
  if (from === null) return 'In use. It has signed no seal yet.';
  const first = formatPacketInstant(from, timeZone);
  const when =
    until === null
      ? `In use since ${first}.`
      : `A former key: it signed seals from ${first} until ${formatPacketInstant(until, timeZone)}.`;
  return when + toTakeoverText({ takeover });
};
