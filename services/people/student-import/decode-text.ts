/** Recognises the encoding of a text file that another program wrote, and decodes it. */

export interface DecodedText {
  readonly text: string;
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
}

const marks: readonly (readonly [DecodedText['encoding'], readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
/** The first bytes are enough to see whether every second one is 0. */
const SAMPLE_BYTES = 4_000;

/**
 * By its byte order mark, else UTF-16 where most characters have one byte of 0, else UTF-8 if it is valid, and otherwise
 * Windows-1252, in which every byte is a character.
 */
const recognizeEncoding = (bytes: Uint8Array): DecodedText['encoding'] => {
  const marked = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return marked[0];
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const countZeros = (parity: number) => sample.filter((byte, at) => byte === 0 && at % 2 === parity).length;
  const [even, odd] = [countZeros(0), countZeros(1)];
  if (Math.max(even, odd) > sample.length / 4) return odd > even ? 'utf-16le' : 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
};

/** Decodes a file without its byte order mark. */
export const decodeText = (bytes: Uint8Array): DecodedText => {
  const encoding = recognizeEncoding(bytes);
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
};
