/** Tokens in the links that switch off a kind of mail without signing in. They do not expire, because old mails stay. */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { parse, stringify, validate } from 'uuid';
import { type FamilyMailKind, familyMailKinds } from '#contracts/family-mail-kinds.ts';

const ID_BYTES = 16;
const SIGNATURE_BYTES = 16;

interface Unsubscription {
  readonly accountId: string;
  readonly kind: FamilyMailKind;
}

export const createUnsubscribeTokens = (sessionSecret: string) => {
  const key = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'rollbook unsubscribe', 32));
  const sign = (named: Uint8Array) => createHmac('sha256', key).update(named).digest().subarray(0, SIGNATURE_BYTES);
  return {
    issue({ accountId, kind }: Unsubscription): string {
      const named = Buffer.concat([parse(accountId), Buffer.of(familyMailKinds.indexOf(kind))]);
      return Buffer.concat([named, sign(named)]).toString('base64url');
    },
    /** Undefined for a token that is not ours. */
    read(token: string): Unsubscription | undefined {
      const bytes = Buffer.from(token, 'base64url');
      const [named, signature] = [bytes.subarray(0, ID_BYTES + 1), bytes.subarray(ID_BYTES + 1)];
      const expected = sign(named);
      if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return undefined;
      const [accountId, kind] = [stringify(named.subarray(0, ID_BYTES)), familyMailKinds[named[ID_BYTES] ?? -1]];
      return kind && validate(accountId) ? { accountId, kind } : undefined;
    },
  };
};
