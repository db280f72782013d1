/** Another e-mail for an account: by a link to the new address, or at once by somebody who may change the account. */
import { randomBytes } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import type { AccountCommand } from '#events/people/account/account-decider.ts';
import { LINK_MINUTES } from '#events/values/limits.ts';
import { isUniqueViolation } from '#services/platform/is-unique-violation.ts';
import type { LimitDefinition, SharedLimits } from '#services/platform/limits/shared-limits.ts';
import type { MailService } from '#services/platform/mail/mail.ts';
import { runShortTransaction } from '#services/platform/run-short-transaction.ts';
import { type AccountChangeRequest, type ChangeRow, changeAccount } from './change-account.ts';
import type { PendingCommandParts } from './complete-pending-command.ts';
import { createAddressInUseLetter, createConfirmNewEmailLetter, createEmailChangedLetter } from './letters.ts';
import { consumeToken, deleteTokensOfPerson, findPersonOfToken, insertToken } from './link-tokens.ts';

/** Limit of letters to one address, because its owner may not have requested them. */
const LETTER_LIMIT: LimitDefinition = { name: 'email-change-letters', points: 5, windowSeconds: 24 * 60 * 60 };
const USE = 'change-email';

interface EmailChangeParts extends PendingCommandParts {
  readonly limits: SharedLimits;
  readonly mail: MailService;
  readonly publicUrl: string;
  readonly centreName: string;
}
export type EmailChangeOutcome =
  | { readonly status: 'changed'; readonly position?: bigint }
  | { readonly status: 'reset-invalid' | 'email-taken' | 'unknown' | 'key-missing' };

export const createEmailChange = (parts: EmailChangeParts) => {
  const { sql, limits, mail, publicUrl, centreName } = parts;

  /**
   * Changes the email of an account and writes to the former address. An unconfirmed sign-up with the new address is
   * deleted.
   */
  const replaceEmail = async (
    tx: TransactionSql,
    { id, from, to }: { id: string; from: string; to: string },
  ): Promise<AccountCommand | 'email-taken' | 'unchanged'> => {
    if (from === to) return 'unchanged';
    await tx`delete from accounts."user" where email = ${to} and not "emailVerified"`;
    const taken = await tx`select 1 from accounts."user" where email = ${to}`;
    if (taken.length > 0) return 'email-taken';
    await tx`update accounts."user" set email = ${to}, "updatedAt" = now() where id = ${id}`;
    await mail.send({ to: from, ...createEmailChangedLetter({ centre: centreName }) }, { tx });
    return { type: 'ChangeEmail', email: to };
  };

  type Refused = 'reset-invalid' | 'email-taken' | 'unchanged';
  const change = async (
    request: AccountChangeRequest,
    prepare: () => Promise<ChangeRow<Refused> | Refused>,
  ): Promise<EmailChangeOutcome> => {
    const changed = await changeAccount(parts, { ...request, kind: 'ChangeEmail' }, prepare).catch((error) => {
      // Another account got the address at the same moment.
      if (isUniqueViolation(error)) return 'email-taken' as const;
      throw error;
    });
    if (changed === 'unchanged') return { status: 'changed' };
    return typeof changed === 'string' ? { status: changed } : { status: 'changed', ...changed };
  };

  return {
    /**
     * Sends the letter that lets somebody confirm their new address. The owner of an account with that address learns
     * that somebody wanted it; only that letter says that there is an account.
     */
    async sendEmailChangeLink(personId: string, email: string): Promise<void> {
      const [found] = await sql<{ isTaken: boolean }[]>`
        select exists (select from accounts."user" where email = ${email} and "emailVerified") as "isTaken"
        from accounts."user" where id = ${personId}`;
      if (!found || !(await limits.consume(LETTER_LIMIT, email)).allowed) return;
      if (found.isTaken) {
        await mail.send({ to: email, ...createAddressInUseLetter({ centre: centreName }) });
        return;
      }
      const token = randomBytes(24).toString('base64url');
      await runShortTransaction(sql, async (tx) => {
        // Whoever was removed since gets no link, because a restored student has the same id.
        const [person] = await tx`select 1 from accounts."user" where id = ${personId} for update`;
        if (!person) return;
        // Only the newest link works.
        await deleteTokensOfPerson(tx, personId, USE);
        await insertToken(tx, USE, { token, personId, newEmail: email, minutes: LINK_MINUTES });
        const link = `${publicUrl}/login?email_token=${token}`;
        const letter = createConfirmNewEmailLetter({ link, centre: centreName, minutes: LINK_MINUTES });
        await mail.send({ to: email, ...letter }, { tx });
      });
    },

    /** The address that the link with this token gives the person; undefined if it is not valid or not theirs. */
    async emailOfChange(personId: string, token: string): Promise<string | undefined> {
      const found = await findPersonOfToken(sql, USE, token);
      return found?.id === personId ? (found.newEmail ?? undefined) : undefined;
    },

    /** Gives a person the address to which their link went, once. */
    confirmEmailChange: (token: string, request: AccountChangeRequest): Promise<EmailChangeOutcome> =>
      change(request, async () => {
        const found = await findPersonOfToken(sql, USE, token);
        const newEmail = found?.id === request.id ? found.newEmail : null;
        if (newEmail === null) return 'reset-invalid';
        return async (tx, { email }) => {
          if (!(await consumeToken(tx, USE, token))) return 'reset-invalid';
          return replaceEmail(tx, { id: request.id, from: email, to: newEmail });
        };
      }),

    /** Gives somebody another address at once, for who may change the account. */
    changeEmail: (email: string, request: AccountChangeRequest): Promise<EmailChangeOutcome> =>
      change(
        request,
        async () => async (tx, account) =>
          replaceEmail(tx, { id: request.id, from: account.email, to: email.toLowerCase() }),
      ),
  };
};
