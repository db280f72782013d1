import type { Sql, TransactionSql } from 'postgres';
import type { SharedLimits } from '#services/platform/limits/shared-limits.ts';
import type { MailService } from '#services/platform/mail/mail.ts';
import { runShortTransaction } from '#services/platform/run-short-transaction.ts';
import { CONFIRM_EMAIL_WITHIN_DAYS } from './create-account.ts';
import { findAddressHolder } from './find-address-holder.ts';
import { createConfirmEmailLetter, createKnownAddressLetter, createTutorInvitationOpenLetter } from './letters.ts';
import { hashPassword } from './password.ts';
import { createConfirmationTokens } from './person-token.ts';
import { deleteSessionsOfPerson, type EndedSession } from './sessions.ts';
import type { SignUpMode } from './sign-up.ts';
import { SIGN_UP_LETTER_LIMIT } from './sign-up-limits.ts';

interface ConfirmationParts {
  readonly sql: Sql;
  readonly limits: SharedLimits;
  readonly mail: MailService;
  readonly mode: SignUpMode;
  readonly publicUrl: string;
  readonly sessionSecret: string;
  readonly centreName: string;
  /** Returns the current civil date (`YYYY-MM-DD`) in the centre's time zone. */
  readonly today: () => string;
  readonly notifyEnded: (ended: readonly EndedSession[]) => Promise<void>;
}
export type EmailConfirmationOutcome =
  | { readonly status: 'confirmed'; readonly id: string; readonly email: string; readonly awaitsApproval: boolean }
  /** The token is not ours or was used before, or the sign-up was removed since. */
  | { readonly status: 'confirmation-invalid' };

/** Confirms e-mail addresses by links, and writes the letters to the owner of an address. */
export const createEmailConfirmation = (parts: ConfirmationParts) => {
  const tokens = createConfirmationTokens(parts.sessionSecret);
  const { sql, limits, mail, mode, publicUrl, centreName, today, notifyEnded } = parts;
  /**
   * SQL assignments for a confirmed account. With open sign-ups, the student is enrolled today; otherwise the account
   * waits for a tutor's approval.
   */
  const confirmed = () =>
    mode === 'open'
      ? sql`"emailVerified" = true, "updatedAt" = now(), pending_since = case when pending is not null then now() end,
          pending = jsonb_set(pending, '{today}', to_jsonb(${today()}::text))`
      : sql`"emailVerified" = true, "updatedAt" = now(), pending_since = null, pending = null,
          awaiting_approval = awaiting_approval or pending is not null`;

  const findUnconfirmed = async (token: string): Promise<{ id: string; email: string } | undefined> => {
    const id = tokens.claimedId(token);
    const email = id && (await findUnconfirmedEmail(sql, id));
    return email && tokens.read(token, email) === id ? { id, email } : undefined;
  };

  return {
    /**
     * Counts a letter against the daily limit of an address. This is separate from sending it, because a transaction
     * must not wait for the connection that counts.
     */
    countLetter: async (email: string): Promise<boolean> => (await limits.consume(SIGN_UP_LETTER_LIMIT, email)).allowed,
    refundLetter: (email: string): Promise<void> => limits.refund(SIGN_UP_LETTER_LIMIT, email),

    /**
     * Sends the letter with the confirmation link, or returns `confirmed` if the address needs none. With `tx`, the
     * letter is enqueued in that transaction.
     */
    async sendLink(email: string, tx?: TransactionSql): Promise<'sent' | 'confirmed'> {
      const [person] = await (tx ?? sql)<{ id: string }[]>`
        select id from accounts."user" where email = ${email} and not "emailVerified"`;
      if (!person) return 'confirmed';
      const link = `${publicUrl}/login?confirm=${tokens.issue(person.id, email)}`;
      const letter = createConfirmEmailLetter({ link, centre: centreName, days: CONFIRM_EMAIL_WITHIN_DAYS });
      await mail.send({ to: email, ...letter }, tx && { tx });
      return 'sent';
    },

    /** Informs the owner of an account that somebody tried to sign up with its address. */
    async sendKnownAddressLetter(email: string): Promise<void> {
      const letter =
        (await findAddressHolder(sql, email)) === 'invited'
          ? createTutorInvitationOpenLetter({ centre: centreName })
          : createKnownAddressLetter({ link: `${publicUrl}/login`, centre: centreName });
      await mail.send({ to: email, ...letter });
    },

    /** Confirms all waiting sign-ups. Used when the operator has switched confirmation off. */
    async confirmEverybody(): Promise<void> {
      await sql`update accounts."user" set ${confirmed()} where not "emailVerified"`;
    },

    /**
     * The address that the link with this token confirms; undefined if the link was used or its sign-up was removed.
     */
    emailToConfirm: async (token: string): Promise<string | undefined> => (await findUnconfirmed(token))?.email,

    /**
     * Marks the e-mail as confirmed and replaces the password once, because a stranger may have chosen the one of the
     * sign-up. With open sign-ups, the pending enrolment gets today's date; otherwise the account waits for a tutor.
     */
    async confirm(token: string, password: string): Promise<EmailConfirmationOutcome> {
      const unconfirmed = await findUnconfirmed(token);
      if (!unconfirmed) return { status: 'confirmation-invalid' };
      const { id, email } = unconfirmed;
      const passwordHash = await hashPassword(password);
      const ended: EndedSession[] = [];
      const outcome = await runShortTransaction(sql, async (tx): Promise<EmailConfirmationOutcome> => {
        const [person] = await tx<{ awaitsApproval: boolean }[]>`
          update accounts."user" set ${confirmed()}
          where id = ${id} and email = ${email} and not "emailVerified"
          returning awaiting_approval as "awaitsApproval"`;
        if (!person) return { status: 'confirmation-invalid' };
        await tx`
          update accounts.account set password = ${passwordHash}, "updatedAt" = now()
          where "userId" = ${id} and "providerId" = 'credential'`;
        ended.push(...(await deleteSessionsOfPerson(tx, id)));
        return { status: 'confirmed', id, email, ...person };
      });
      await notifyEnded(ended);
      return outcome;
    },
  };
};

const findUnconfirmedEmail = async (sql: Sql, id: string): Promise<string | undefined> => {
  const [row] = await sql<{ email: string }[]>`
    select email from accounts."user" where id = ${id} and not "emailVerified"`;
  return row?.email;
};
