import { z } from 'zod';
import { formatPacketInstant } from './packet-words.ts';
import { instant } from './primitives.ts';

/** A key with which the centre signs, or signed, the seals of its record and its packets. */
const recordKey = z.strictObject({
  /** The public half of an Ed25519 key, 32 bytes in hexadecimal. */
  public_key: z.string().regex(/^[0-9a-f]{64}$/),
  /** The form that people compare. */
  fingerprint: z.string(),
  /** When its first seal was signed; null for a key that has signed none yet. */
  from: instant.nullable(),
  /** When the last seal of a former key was signed; null for the key that signs now. */
  until: instant.nullable(),
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

/** When a key signed, in the centre's time zone. */
export const toKeyPeriodText = (
  { from, until }: Pick<RecordKeysResponse['keys'][number], 'from' | 'until'>,
  timeZone: string,
): string => {
  if (from === null) return 'In use. It has signed no seal yet.';
  const first = formatPacketInstant(from, timeZone);
  return until === null
    ? `In use since ${first}.`
    : `A former key: it signed seals from ${first} until ${formatPacketInstant(until, timeZone)}.`;
};
