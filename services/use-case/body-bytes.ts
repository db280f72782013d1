/** Bytes that the body of a request may have. */

/** Bytes of a body, where its route does not name another limit. */
export const BODY_MAX = 64 * 1024;
/** Bytes of a body that anybody may send: a name, an address and a password, or the token of a mail. */
export const ATTEMPT_BODY_MAX = 4 * 1024;

/** Bytes that a character of a JSON text takes at most: escaped, as \u00e9. */
const CHARACTER_BYTES = 6;
/** Bytes of a key, an id or a number with its quotes, its comma and the blanks around it. */
const PART_BYTES = 64;

/** Bytes of the largest body with so many characters of free text, and so many keys and entries around them. */
export const toBodyBytes = ({ characters, parts }: { readonly characters: number; readonly parts: number }): number =>
  CHARACTER_BYTES * characters + PART_BYTES * parts;
