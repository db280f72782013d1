import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';

const ID_BYTES = 16;

/**
 * Tokens that name a person: the id, signed for one use and together with what they are about, such as an e-mail. They
 * need no table, and one person has the same each time.
 */
const createPersonTokens = (sessionSecret: string, use: string) => {
  const key = Buffer.from(hkdfSync('sha256', sessionSecret, '', use, 32));
  const sign = (id: Uint8Array, about: string) => createHmac('sha256', key).update(id).update(about).digest();
  return {
    issue(personId: string, about = ''): string {
      const id = parse(personId);
      return Buffer.concat([id, sign(id, about)]).toString('base64url');
    },
    /** The id that a token names, unchecked: for finding what it must be about. Undefined where it names none. */
    claimedId(token: string): string | undefined {
      const id = Buffer.from(token, 'base64url').subarray(0, ID_BYTES);
      return id.length === ID_BYTES ? unchecked(id) : undefined;
    },
    /** The person's id, or undefined for a token that is not ours or about something else. */
    read(token: string, about = ''): string | undefined {
      const bytes = Buffer.from(token, 'base64url');
      const id = bytes.subarray(0, ID_BYTES);
      const signature = bytes.subarray(ID_BYTES);
      const expected = sign(id, about);
      return signature.length === expected.length && timingSafeEqual(signature, expected) ? stringify(id) : undefined;
    },
  };
};

/** Bytes that are no UUID name nobody. */
const unchecked = (id: Uint8Array): string | undefined => {
  try {
    return stringify(id);
  } catch {
    return undefined;
  }
};

/**
 * Tokens of confirmation mails, about the address that the mail goes to: the client chooses an account's id by its
 * Idempotency-Key, so that the id alone would let one address be confirmed by the mail to another. They can be sent
 * again unchanged, and work while the account waits for confirmation.
 */
export const createConfirmationTokens = (sessionSecret: string) =>
  createPersonTokens(sessionSecret, 'rollbook confirm e-mail');

/**
 * Tokens that a page of a signed-in person holds, to ask after the session whether the account is still there and has
 * the same e-mail. Two in one: the first can be read when the account, and with it the e-mail, is gone.
 */
export const createAccountTokens = (sessionSecret: string) => {
  const tokens = createPersonTokens(sessionSecret, 'rollbook own account');
  return {
    issue: (personId: string, email: string) => `${tokens.issue(personId)}.${tokens.issue(personId, email)}`,
    /** Undefined for a token that is not ours. */
    read(token: string) {
      const [ofAccount = '', ofEmail] = token.split('.');
      const personId = tokens.read(ofAccount);
      if (personId === undefined) return undefined;
      // A page that was opened under an earlier version holds the first token alone.
      const hadEmail = (email: string) => ofEmail === undefined || tokens.read(ofEmail, email) === personId;
      return { personId, hadEmail };
    },
  };
};
