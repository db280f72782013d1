/** Without I, L, O and U, which are mistaken for others. A byte modulo their number, 32, is each of them equally often. */
const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A code that people read and type, with a letter for each byte, such as `4T7K-0QZM-9XHA`. */
export const toCode = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => CODE_LETTERS[byte % CODE_LETTERS.length])
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');

/** The letters of a code that somebody typed, perhaps in lower case and without dashes; undefined if it is no such code. */
export const parseCode = (typed: string, length: number): string | undefined => {
  const letters = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  const isCode = letters.length === length && [...letters].every((letter) => CODE_LETTERS.includes(letter));
  return isCode ? letters : undefined;
};
