/** What the centre signs of a packet: a digest of each field, so that a changed field can be named. */
import { toCode } from '#events/values/code-letters.ts';
import type { UnsignedPacket } from './packet-file.ts';
import { hashTexts, parseHex, sha256, toUtf8 } from './web-crypto.ts';

const DIGEST_HEX = 32;
const CODE_LENGTH = 16;

/** A name that no packet has, if a path with it would read like the path of another field. */
const toPathName = (name: string): string => name.replaceAll(/\.|^(?=\d|$)/g, '/');

/** Each text, number, boolean, null and empty list of a value with its path, such as `rows.3.reason`, in order. */
export const listFields = (value: unknown, path = ''): [string, unknown][] => {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  const entries = Object.entries(value);
  if (entries.length === 0) return [[path, Array.isArray(value) ? [] : {}]];
  return entries.flatMap(([key, inner]) => {
    const name = Array.isArray(value) ? key : toPathName(key);
    return listFields(inner, path === '' ? name : `${path}.${name}`);
  });
};

/** The digest of each field of a packet, by path. */
export const digestFields = async (packet: UnsignedPacket): Promise<Record<string, string>> => {
  const fields = listFields(packet);
  const hashes = await hashTexts(fields.map((field) => JSON.stringify(field)));
  return Object.fromEntries(fields.map(([path], at) => [path, (hashes[at] ?? '').slice(0, DIGEST_HEX)]));
};

/** The text that the centre signs. */
export const toPacketMessage = (digests: Readonly<Record<string, string>>): string =>
  `Rollbook packet 1\n${Object.entries(digests)
    .map(([path, digest]) => `${path} ${digest}\n`)
    .join('')}`;

/** The verification code of a packet, such as `4T7K-0QZM-9XHA-2PWD`, from the text that is signed. */
export const toPacketCode = async (message: string): Promise<string> =>
  toCode((await sha256(toUtf8(message))).subarray(0, CODE_LENGTH));

/** A public key in a form that people can compare: `8F3K-22QX-M0ZT-7HWA`. */
export const toKeyFingerprint = async (publicKey: string): Promise<string> =>
  toCode((await sha256(parseHex(publicKey))).subarray(0, CODE_LENGTH));
