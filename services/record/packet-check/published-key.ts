/** Whether the key of a packet or seal is one that a centre publishes, in words. */
import { formatPacketInstant } from '#contracts/packet-words.ts';
import { toKeyPeriodText, toTakeoverText } from '#contracts/record-key-words.ts';
import type { RecordKeyPeriod, RecordKeysResponse } from '#contracts/record-keys.ts';
import { parseFields } from './file-format.ts';
import type { PacketFile } from './packet-file.ts';

/** The published keys out of a text in JSON; undefined for a text that holds none. */
export const parsePublishedKeys = (text: string): RecordKeysResponse | undefined => {
  const { center, page, time_zone, read_at, keys } = parseFields<RecordKeysResponse>(text) ?? {};
  if (center === undefined || page === undefined || time_zone === undefined || read_at === undefined) return undefined;
  const isText = [center, page, time_zone, read_at].every((part) => typeof part === 'string');
  return isText && Array.isArray(keys) ? { center, page, time_zone, read_at, keys } : undefined;
};

export interface PublishedKeyAnswer {
  /** False also for a key that signed at another time. Undefined if no keys are known. */
  readonly isPublished: boolean | undefined;
  readonly text: string;
}

/** Milliseconds by which the clocks of the program's copies differ at most when a key takes over. */
const CLOCKS_DIFFER_MS = 10 * 60_000;

/** Whether a key signed at an instant. The first key may sign packets before its first seal. */
export const isInKeyPeriod = ({ from, until, takeover }: RecordKeyPeriod, instant: string): boolean => {
  const at = Date.parse(instant);
  const tookOver = takeover === 'signed' || takeover === 'lost';
  const begins = !tookOver || from === null || at >= Date.parse(from) - CLOCKS_DIFFER_MS;
  return begins && (until === null || at <= Date.parse(until) + CLOCKS_DIFFER_MS);
};

/** What a file says of its signature. Somebody who has a former key can write an earlier time. */
export interface SignatureClaim {
  readonly publicKey: string;
  readonly signedAt: string;
}

/** A changed packet may lack its time. */
export const toSignatureClaim = ({
  signature,
  made,
}: Pick<PacketFile, 'signature'> & Partial<PacketFile>): SignatureClaim => ({
  publicKey: signature.publicKey,
  signedAt: made?.at ?? '',
});

export const findPublishedKey = (
  { publicKey, signedAt }: SignatureClaim,
  published: RecordKeysResponse | undefined,
): PublishedKeyAnswer => {
  if (published === undefined)
    return {
      isPublished: undefined,
      text: 'This page does not hold the keys of a center, so compare the key with the one that the center publishes on its page /record-key.',
    };
  const { center, page, time_zone, read_at, keys } = published;
  const read = formatPacketInstant(read_at, time_zone);
  const key = keys.find((one) => one.public_key === publicKey);
  if (key === undefined)
    return {
      isPublished: false,
      text: `This key is none of those that ${center} published on ${page} as of ${read}. It is of another center, or somebody signed with a key of their own. Do not rely on it before you have asked the center.`,
    };
  if (!isInKeyPeriod(key, signedAt))
    return {
      isPublished: false,
      text: `${center} published this key on ${page}, but did not sign with it at the time that the file names (read on ${read}). ${toKeyPeriodText(key, time_zone)} Somebody else may have it. Do not rely on it before you have asked the center.`,
    };
  const when =
    key.until === null
      ? 'its key'
      : `a former key, with which it signed until ${formatPacketInstant(key.until, time_zone)}`;
  return {
    isPublished: true,
    text: `${center} published this on ${page} as ${when} (read on ${read}).${toTakeoverText(key)}`,
  };
};
