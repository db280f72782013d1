/** Tokens in the links that switch off a kind of mail without signing in. They do not expire, because old mails stay. */
import { parse, stringify } from 'uuid';
import { type FamilyMailKind, familyMailKinds } from '#contracts/family-mail-kinds.ts';
import { createSignedTokens } from '#services/platform/signed-tokens.ts';

const ID_BYTES = 16;

interface Unsubscription {
  readonly accountId: string;
  readonly kind: FamilyMailKind;
}

export const createUnsubscribeTokens = (sessionSecret: string) => {
  const tokens = createSignedTokens(sessionSecret, 'rollbook unsubscribe', ID_BYTES + 1);
  return {
    issue: ({ accountId, kind }: Unsubscription): string =>
      tokens.issue(Buffer.concat([parse(accountId), Buffer.of(familyMailKinds.indexOf(kind))])),
    /** Undefined for a token that is not ours. */
    read(token: string): Unsubscription | undefined {
      const content = tokens.read(token);
      const kind = content && familyMailKinds[content[ID_BYTES] ?? -1];
      return kind && { accountId: stringify(content), kind };
    },
  };
};
