import type { Sql, TransactionSql } from 'postgres';
import type { Mail } from '../mail/mail.ts';
import { confirmEmailLetter } from '../mail/templates.ts';
import { confirmationTokens } from './confirmation-token.ts';
import { CONFIRM_WITHIN_DAYS } from './create-account.ts';

interface ConfirmationParts {
  readonly sql: Sql;
  readonly mail: Mail;
  readonly publicUrl: string;
  readonly sessionSecret: string;
  readonly centreName: string;
  /** Civil date in the centre's zone. */
  readonly today: () => string;
}
export interface Addressee {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}
export type Confirmed =
  | { readonly status: 'confirmed' | 'already-confirmed'; readonly id: string; readonly email: string }
  /** Not ours, or the sign-up was removed since. */
  | { readonly status: 'confirmation-invalid' };

/** Confirmation of an e-mail by the link that was sent to it. */
export const openConfirmation = (parts: ConfirmationParts) => {
  const tokens = confirmationTokens(parts.sessionSecret);
  const { sql, mail, publicUrl, centreName, today } = parts;
  /** At most once a minute to one person; with the transaction, if one is given. */
  const sendLink = async ({ id, name, email }: Addressee, tx?: TransactionSql): Promise<void> => {
    const link = `${publicUrl}/login?confirm=${tokens.issue(id)}`;
    const letter = confirmEmailLetter({ name, link, centre: centreName, days: CONFIRM_WITHIN_DAYS });
    await mail.send({ to: email, ...letter }, { ...(tx && { tx }), onceAMinute: `confirm:${id}` });
  };

  return {
    sendLink,

    /** Sends the link again to a sign-up that waits for it. */
    async sendLinkAgain(email: string): Promise<void> {
      const [waiting] = await sql<Addressee[]>`
        select id, name, email from accounts."user" where email = ${email.toLowerCase()} and not "emailVerified"`;
      if (waiting) await sendLink(waiting);
    },

    /** Where confirmation has been switched off on purpose, those who still waited for it are taken as they are. */
    async confirmEverybody(): Promise<void> {
      await sql`
        update accounts."user" set "emailVerified" = true, "updatedAt" = now() where not "emailVerified"`;
    },

    /** Marks the e-mail as confirmed; the enrolment that waits for it becomes due today. */
    async confirm(token: string): Promise<Confirmed> {
      const id = tokens.read(token);
      if (id === undefined) return { status: 'confirmation-invalid' };
      const [confirmed] = await sql<{ email: string }[]>`
        update accounts."user"
        set "emailVerified" = true, "updatedAt" = now(), pending_since = case when pending is not null then now() end,
          pending = jsonb_set(pending, '{today}', to_jsonb(${today()}::text))
        where id = ${id} and not "emailVerified"
        returning email`;
      if (confirmed) return { status: 'confirmed', id, email: confirmed.email };
      const [known] = await sql<{ email: string }[]>`select email from accounts."user" where id = ${id}`;
      return known ? { status: 'already-confirmed', id, email: known.email } : { status: 'confirmation-invalid' };
    },
  };
};
