import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';

const ID_BYTES = 16;

/** Tokens that name a person: the id, signed for one use. They need no table, and one person has the same each time. */
const createPersonTokens = (sessionSecret: string, use: string) => {
  const key = Buffer.from(hkdfSync('sha256', sessionSecret, '', use, 32));
  const sign = (id: Uint8Array) => createHmac('sha256', key).update(id).digest();
  return {
    issue(personId: string): string {
      const id = parse(personId);
      return Buffer.concat([id, sign(id)]).toString('base64url');
    },
    /** The person's id, or undefined for a token that is not ours. */
    read(token: string): string | undefined {
      const bytes = Buffer.from(token, 'base64url');
      const id = bytes.subarray(0, ID_BYTES);
      const signature = bytes.subarray(ID_BYTES);
      const expected = sign(id);
      return signature.length === expected.length && timingSafeEqual(signature, expected) ? stringify(id) : undefined;
    },
  };
};

/** Tokens of confirmation mails: they can be sent again unchanged, and work while the account waits for confirmation. */
export const confirmationTokens = (sessionSecret: string) =>
  createPersonTokens(sessionSecret, 'rollbook confirm e-mail');

/** Tokens that a page of a signed-in person holds, to ask after the session whether the account is still there. */
export const accountTokens = (sessionSecret: string) => createPersonTokens(sessionSecret, 'rollbook own account');
