import type { Sql, TransactionSql } from 'postgres';
import type { SharedLimits } from '../limits/shared-limits.ts';
import type { Mail } from '../mail/mail.ts';
import { confirmEmailLetter, knownAddressLetter } from '../mail/templates.ts';
import { CONFIRM_WITHIN_DAYS } from './create-account.ts';
import { hashPassword } from './password.ts';
import { confirmationTokens } from './person-token.ts';
import { SIGN_UP_LETTERS } from './sign-up-limits.ts';

interface ConfirmationParts {
  readonly sql: Sql;
  readonly limits: SharedLimits;
  readonly mail: Mail;
  readonly publicUrl: string;
  readonly sessionSecret: string;
  readonly centreName: string;
  /** Civil date in the centre's zone. */
  readonly today: () => string;
}
export type Confirmed =
  | { readonly status: 'confirmed'; readonly id: string }
  /** Not ours, used before, or the sign-up was removed since. */
  | { readonly status: 'confirmation-invalid' };

/** Confirmation of an e-mail by the link that was sent to it, and what else the owner of an address is written. */
export const openConfirmation = (parts: ConfirmationParts) => {
  const tokens = confirmationTokens(parts.sessionSecret);
  const { sql, limits, mail, publicUrl, centreName, today } = parts;
  const mayWriteTo = async (email: string) => (await limits.consume(SIGN_UP_LETTERS, email)).allowed;

  return {
    /** The letter with the link, enqueued in this transaction; a few a day to one address. */
    async sendLink(email: string, tx: TransactionSql): Promise<void> {
      const [person] = await tx<{ id: string; name: string }[]>`
        select id, name from accounts."user" where email = ${email}`;
      if (!person || !(await mayWriteTo(email))) return;
      const link = `${publicUrl}/login?confirm=${tokens.issue(person.id, email)}`;
      const letter = confirmEmailLetter({ name: person.name, link, centre: centreName, days: CONFIRM_WITHIN_DAYS });
      await mail.send({ to: email, ...letter }, { tx });
    },

    /** Tells the owner of an account that somebody tried to sign up with its address. */
    async sendKnownAddressLetter(email: string): Promise<void> {
      if (!(await mayWriteTo(email))) return;
      await mail.send({ to: email, ...knownAddressLetter({ link: `${publicUrl}/login`, centre: centreName }) });
    },

    /** Where confirmation has been switched off on purpose, those who still waited for it are taken as they are. */
    async confirmEverybody(): Promise<void> {
      await sql`
        update accounts."user" set "emailVerified" = true, "updatedAt" = now() where not "emailVerified"`;
    },

    /**
     * Marks the e-mail as confirmed and sets the password, once: the one of the sign-up may be a stranger's. An enrolment
     * that waits for the confirmation becomes due today.
     */
    async confirm(token: string, password: string): Promise<Confirmed> {
      const id = tokens.claimedId(token);
      const email = id && (await findUnconfirmedEmail(sql, id));
      if (!email || tokens.read(token, email) !== id) return { status: 'confirmation-invalid' };
      const passwordHash = await hashPassword(password);
      return sql.begin(async (tx) => {
        const confirmed = await tx`
          update accounts."user"
          set "emailVerified" = true, "updatedAt" = now(), pending_since = case when pending is not null then now() end,
            pending = jsonb_set(pending, '{today}', to_jsonb(${today()}::text))
          where id = ${id} and email = ${email} and not "emailVerified"`;
        if (confirmed.count === 0) return { status: 'confirmation-invalid' };
        await tx`
          update accounts.account set password = ${passwordHash}, "updatedAt" = now()
          where "userId" = ${id} and "providerId" = 'credential'`;
        await tx`delete from accounts.session where "userId" = ${id}`;
        return { status: 'confirmed', id };
      });
    },
  };
};

const findUnconfirmedEmail = async (sql: Sql, id: string): Promise<string | undefined> => {
  const [row] = await sql<{ email: string }[]>`
    select email from accounts."user" where id = ${id} and not "emailVerified"`;
  return row?.email;
};
