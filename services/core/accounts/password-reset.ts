/** New passwords for people who forgot theirs: by a link in a letter, or by a code that somebody of the centre hands them. */
import { randomBytes, randomUUID } from 'node:crypto';
import { parseCode, toCode } from '#events/values/code-letters.ts';
import { LINK_MINUTES } from '#events/values/limits.ts';
import type { LimitDefinition, SharedLimits } from '#services/platform/limits/shared-limits.ts';
import type { MailService } from '#services/platform/mail/mail.ts';
import { runShortTransaction } from '#services/platform/run-short-transaction.ts';
import { changeAccount } from './change-account.ts';
import type { PendingCommandParts } from './complete-pending-command.ts';
import { isInvitedSql } from './is-invited-sql.ts';
import { createPasswordChangedLetter, createResetPasswordLetter, createTutorInvitationOpenLetter } from './letters.ts';
import { consumeToken, deleteTokensOfPerson, findPersonOfToken, insertToken } from './link-tokens.ts';
import { hashPassword } from './password.ts';
import { deleteSessionsOfPerson, type EndedSession } from './sessions.ts';

/** Hours for which a code is valid: until the family is home. */
export const RESET_CODE_HOURS = 24;
/**
 * Limit of letters to one address, because its owner may not have requested them: what five networks may request, so that
 * one or two strangers leave some to the owner.
 */
export const RESET_LETTER_LIMIT: LimitDefinition = { name: 'reset-letters', points: 15, windowSeconds: 24 * 60 * 60 };

/** Letters of a code. Twelve are 60 bits. */
const CODE_LENGTH = 12;

const USE = 'reset-password';

interface PasswordResetParts extends PendingCommandParts {
  readonly limits: SharedLimits;
  readonly mail: MailService;
  readonly publicUrl: string;
  readonly centreName: string;
  readonly notifyEnded: (ended: readonly EndedSession[]) => Promise<void>;
  /** Sends the link that confirms the address of a sign-up; its page asks for a password too. */
  readonly sendConfirmationLink: (email: string) => Promise<unknown>;
}
export type PasswordResetOutcome =
  | { readonly status: 'reset'; readonly email: string }
  /** The link or code is not ours, was used or replaced, or is too old. */
  | { readonly status: 'reset-invalid' };

export const createPasswordReset = (parts: PasswordResetParts) => {
  const { sql, limits, mail, publicUrl, centreName, notifyEnded, sendConfirmationLink } = parts;

  return {
    /** Sends a letter with a link, if the address has an account. */
    async sendResetLink(email: string): Promise<void> {
      const [person] = await sql<{ id: string; confirmed: boolean; invited: boolean }[]>`
        select id, "emailVerified" as confirmed, ${isInvitedSql(sql)} is true as invited
        from accounts."user" person where email = ${email}`;
      if (!person || !(await limits.consume(RESET_LETTER_LIMIT, email)).allowed) return;
      if (person.invited) {
        await mail.send({ to: email, ...createTutorInvitationOpenLetter({ centre: centreName }) });
        return;
      }
      if (!person.confirmed) return void (await sendConfirmationLink(email));
      const token = randomBytes(24).toString('base64url');
      await runShortTransaction(sql, async (tx) => {
        // If the person has another e-mail by now, the address before must get no link to the account.
        const [owner] = await tx`
          select 1 from accounts."user" where id = ${person.id} and email = ${email} for update`;
        if (!owner) return;
        await insertToken(tx, USE, { token, personId: person.id, minutes: LINK_MINUTES });
        const link = `${publicUrl}/login?reset=${token}`;
        const letter = createResetPasswordLetter({ link, centre: centreName, minutes: LINK_MINUTES });
        await mail.send({ to: email, ...letter }, { tx });
      });
    },

    /**
     * Makes a code with which a person can set a new password once; an earlier code of theirs is no longer valid. Until it is
     * used, they sign in as before. `by` is the id of the person or their e-mail, `madeBy` the id of the tutor or owner who
     * hands it over, with whose account it becomes void. Undefined if there is no such account.
     */
    async makeResetCode(
      by: { readonly id: string } | { readonly email: string },
      madeBy?: string,
    ): Promise<{ readonly code: string; readonly expiresAt: Date } | undefined> {
      const code = toCode(randomBytes(CODE_LENGTH));
      return runShortTransaction(sql, async (tx) => {
        const [person] = await tx<{ id: string }[]>`
          select id from accounts."user" person
          where ${'id' in by ? tx`id = ${by.id}` : tx`email = ${by.email.toLowerCase()}`} and "emailVerified"
            and not ${isInvitedSql(tx)} for update`;
        if (!person) return undefined;
        await deleteTokensOfPerson(tx, person.id, USE);
        const token = { token: toToken(code), personId: person.id, minutes: RESET_CODE_HOURS * 60, madeBy };
        return { code, expiresAt: await insertToken(tx, USE, token) };
      });
    },

    /** The e-mail of the account whose password a link or code can set; undefined if it is not valid. Changes nothing. */
    emailToReset: async (token: string): Promise<string | undefined> =>
      (await findPersonOfToken(sql, USE, toToken(token)))?.email,

    /**
     * Sets a new password with a link or code, once, and records that. In the transaction of the change, all sessions of the
     * person end, their other links and codes become void, and a letter to their address is queued. better-auth's own
     * endpoint uses the link up first, so it is not called.
     */
    async resetPassword(token: string, password: string): Promise<PasswordResetOutcome> {
      // An invalid link costs no hash.
      const owner = await findPersonOfToken(sql, USE, toToken(token));
      if (!owner) return { status: 'reset-invalid' };
      const { id, role } = owner;
      const ended: EndedSession[] = [];
      const request = { id, commandId: randomUUID(), actor: { id, role }, kind: 'ResetPassword' } as const;
      const changed = await changeAccount(parts, request, async () => {
        const passwordHash = await hashPassword(password);
        return async (tx, { email }) => {
          if (!(await consumeToken(tx, USE, toToken(token)))) return 'reset-invalid';
          await tx`
            update accounts.account set password = ${passwordHash}, "updatedAt" = now()
            where "userId" = ${id} and "providerId" = 'credential'`;
          ended.push(...(await deleteSessionsOfPerson(tx, id)));
          await mail.send({ to: email, ...createPasswordChangedLetter({ centre: centreName }) }, { tx });
          return { type: 'ResetPassword' };
        };
      });
      await notifyEnded(ended);
      if (changed === 'reset-invalid' || changed === 'unknown') return { status: 'reset-invalid' };
      return { status: 'reset', email: owner.email };
    },
  };
};

/** The token as it was made, of a code that somebody typed in any case and spacing, or of a link. */
const toToken = (typed: string): string => parseCode(typed, CODE_LENGTH) ?? typed;
