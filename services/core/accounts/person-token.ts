import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';

const ID_BYTES = 16;

/**
 * Signed tokens that name a person. Each is valid for one use and one subject, such as an e-mail. They need no table,
 * because the same input always gives the same token.
 */
const createPersonTokens = (sessionSecret: string, use: string) => {
  const key = Buffer.from(hkdfSync('sha256', sessionSecret, '', use, 32));
  const sign = (id: Uint8Array, about: string) => createHmac('sha256', key).update(id).update(about).digest();
  return {
    issue(personId: string, about = ''): string {
      const id = parse(personId);
      return Buffer.concat([id, sign(id, about)]).toString('base64url');
    },
    /**
     * The id that a token names, before its signature is checked, so that the caller can load the token's subject.
     * Undefined if the token is malformed.
     */
    claimedId(token: string): string | undefined {
      const id = Buffer.from(token, 'base64url').subarray(0, ID_BYTES);
      return id.length === ID_BYTES ? unchecked(id) : undefined;
    },
    /** The person's id; undefined for a token that is not ours or has another subject. */
    read(token: string, about = ''): string | undefined {
      const bytes = Buffer.from(token, 'base64url');
      const id = bytes.subarray(0, ID_BYTES);
      const signature = bytes.subarray(ID_BYTES);
      const expected = sign(id, about);
      return signature.length === expected.length && timingSafeEqual(signature, expected) ? stringify(id) : undefined;
    },
  };
};

/** Undefined for bytes that are no UUID. */
const unchecked = (id: Uint8Array): string | undefined => {
  try {
    return stringify(id);
  } catch {
    return undefined;
  }
};

/**
 * Tokens of confirmation mails. Their subject is the address to which the mail goes: the client chooses the account's
 * id by its Idempotency-Key, so with the id alone the mail to one address could confirm another. They can be sent again
 * unchanged, and are valid while the account waits for confirmation.
 */
export const createConfirmationTokens = (sessionSecret: string) =>
  createPersonTokens(sessionSecret, 'rollbook confirm e-mail');

/**
 * Tokens that the page of a signed-in person holds, so that it can ask after its session whether the account still
 * exists with the same e-mail. Each consists of two tokens; the first can be read even if the account, and with it the
 * e-mail, was deleted.
 */
export const createAccountTokens = (sessionSecret: string) => {
  const tokens = createPersonTokens(sessionSecret, 'rollbook own account');
  return {
    issue: (personId: string, email: string) => `${tokens.issue(personId)}.${tokens.issue(personId, email)}`,
    /** Undefined for a token that is not ours. */
    read(token: string) {
      const [ofAccount = '', ofEmail = ''] = token.split('.');
      const personId = tokens.read(ofAccount);
      if (personId === undefined) return undefined;
      const hadEmail = (email: string) => tokens.read(ofEmail, email) === personId;
      return { personId, hadEmail };
    },
  };
};
