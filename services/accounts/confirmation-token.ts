import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';

const ID_BYTES = 16;

/**
 * Tokens of confirmation mails: the person's id, signed. They need no table and can be sent again unchanged; they work
 * as long as the account waits for its confirmation.
 */
export const confirmationTokens = (sessionSecret: string) => {
  const key = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'rollbook confirm e-mail', 32));
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
