/** Whether the key of a packet or seal is one that a centre publishes, in words. */
import { formatPacketInstant } from '#contracts/packet-words.ts';
import type { RecordKeysResponse } from '#contracts/record-keys.ts';
import { parseFields } from './file-format.ts';

/** The published keys out of a text in JSON; undefined for a text that holds none. */
export const parsePublishedKeys = (text: string): RecordKeysResponse | undefined => {
  const { center, page, time_zone, read_at, keys } = parseFields<RecordKeysResponse>(text) ?? {};
  if (center === undefined || page === undefined || time_zone === undefined || read_at === undefined) return undefined;
  const isText = [center, page, time_zone, read_at].every((part) => typeof part === 'string');
  return isText && Array.isArray(keys) ? { center, page, time_zone, read_at, keys } : undefined;
};

export interface PublishedKeyAnswer {
  /** Undefined if no keys are known. */
  readonly isPublished: boolean | undefined;
  readonly text: string;
}

export const findPublishedKey = (publicKey: string, published: RecordKeysResponse | undefined): PublishedKeyAnswer => {
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
  const when =
    key.until === null
      ? 'its key'
      : `a former key, with which it signed until ${formatPacketInstant(key.until, time_zone)}`;
  return { isPublished: true, text: `${center} published this on ${page} as ${when} (read on ${read}).` };
};
