/** Maximum bytes of a body when its route sets no other limit. */
export const BODY_BYTES_MAX = 64 * 1024;
/** Maximum bytes of a sign-in or sign-up body, which anybody may send: a name, an e-mail and a password, or a token. */
export const PASSWORD_BODY_BYTES_MAX = 4 * 1024;

/** Maximum bytes of one character in JSON: an escape such as \u00e9. */
const CHARACTER_BYTES = 6;
/** Maximum bytes of a key, an id or a number with its quotes, comma and whitespace. */
const PART_BYTES = 64;

/** Maximum bytes of a body, from its characters of free text and its number of keys and list entries. */
export const toBodyBytesMax = ({
  characters,
  parts,
}: {
  readonly characters: number;
  readonly parts: number;
}): number => CHARACTER_BYTES * characters + PART_BYTES * parts;
