import { parse, stringify } from 'uuid';
import { createSignedTokens } from '#services/platform/signed-tokens.ts';

const ID_BYTES = 16;

/** Signed tokens that name a person. */
const createPersonTokens = (sessionSecret: string, use: string) => {
  const tokens = createSignedTokens(sessionSecret, use, ID_BYTES);
  return {
    issue: (personId: string, subject?: string): string => tokens.issue(parse(personId), subject),
    /**
     * The id that a token names, before its signature is checked, so that the caller can load the token's subject.
     * Undefined if the token is malformed.
     */
    claimedId(token: string): string | undefined {
      const id = Buffer.from(token, 'base64url').subarray(0, ID_BYTES);
      return id.length === ID_BYTES ? unchecked(id) : undefined;
    },
    /** The person's id; undefined for a token that is not ours or has another subject. */
    read(token: string, subject?: string): string | undefined {
      const id = tokens.read(token, subject);
      return id && stringify(id);
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
