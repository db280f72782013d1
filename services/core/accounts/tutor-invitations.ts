/** Invitations of tutors: an account without a password, and a link with which its person chooses one. */
import { randomBytes, randomUUID } from 'node:crypto';
import { INVITATION_DAYS } from '#events/values/limits.ts';
import type { MailService } from '#services/platform/mail/mail.ts';
import { runShortTransaction } from '#services/platform/run-short-transaction.ts';
import type { PendingCommandParts } from './complete-pending-command.ts';
import { insertPassword } from './create-account.ts';
import { isInvitedSql } from './is-invited-sql.ts';
import { createTutorInvitationLetter } from './letters.ts';
import { consumeToken, deleteTokensOfPerson, findPersonOfToken, insertToken } from './link-tokens.ts';
import { hashPassword } from './password.ts';
import type { PendingCommand } from './pending-command.ts';
import { completeCommandOfAccount } from './pending-commands.ts';
import { lockStudent } from './student-lock.ts';

const USE = 'join-tutor';

export interface OpenTutorInvitation {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Null once the link has expired. */
  readonly expiresAt: Date | null;
}

export type TutorInvitationOutcome =
  | { readonly status: 'joined'; readonly email: string; readonly position?: bigint }
  /** The link was used, replaced or withdrawn, or is too old. */
  | { readonly status: 'invitation-invalid' };

interface TutorInvitationParts extends PendingCommandParts {
  readonly mail: MailService;
  readonly publicUrl: string;
  readonly centreName: string;
}

export const createTutorInvitations = (parts: TutorInvitationParts) => {
  const { sql, mail, publicUrl, centreName } = parts;
  const isInvited = isInvitedSql(sql);

  return {
    /**
     * Makes the link of an invitation, shows it to the owner `madeBy`, and sends it to the invited person; an earlier link is
     * void. Undefined if there is no such invitation.
     */
    async makeTutorInvitationLink(
      id: string,
      madeBy: string,
    ): Promise<{ readonly link: string; readonly expiresAt: Date } | undefined> {
      const token = randomBytes(24).toString('base64url');
      const link = `${publicUrl}/login?tutor-invitation=${token}`;
      return runShortTransaction(sql, async (tx) => {
        const [person] = await tx<{ email: string }[]>`
          select email from accounts."user" person
          where id = ${id} and role = 'tutor' and pending is null and ${isInvited} for update`;
        if (!person) return undefined;
        await deleteTokensOfPerson(tx, id, USE);
        const minutes = INVITATION_DAYS * 24 * 60;
        const expiresAt = await insertToken(tx, USE, { token, personId: id, minutes, madeBy });
        const letter = createTutorInvitationLetter({ link, centre: centreName, days: INVITATION_DAYS });
        await mail.send({ to: person.email, ...letter }, { tx });
        return { link, expiresAt };
      });
    },

    /** The address for which an invitation is; undefined if its link is not valid. Changes nothing. */
    emailOfTutorInvitation: async (token: string): Promise<string | undefined> =>
      (await findPersonOfToken(sql, USE, token))?.email,

    /** Gives the invited person their password, once. They are a tutor when this returns. */
    async acceptTutorInvitation(token: string, password: string): Promise<TutorInvitationOutcome> {
      // An invalid link costs no hash.
      const invited = await findPersonOfToken(sql, USE, token);
      if (!invited) return { status: 'invitation-invalid' };
      const { id, email } = invited;
      const passwordHash = await hashPassword(password);
      const isAccepted = await runShortTransaction(sql, async (tx) => {
        if ((await lockStudent(tx, id)).isChanging) return false;
        // A new link locks the account first too.
        await tx`select 1 from accounts."user" where id = ${id} for update`;
        if (!(await consumeToken(tx, USE, token))) return false;
        await insertPassword(tx, id, passwordHash);
        const pending: PendingCommand = {
          ...{ type: 'AcceptInvitation', commandId: randomUUID(), actor: { id, role: 'tutor' } },
        };
        await tx`
          update accounts."user" set pending = ${JSON.stringify(pending)}::text::jsonb, pending_since = now()
          where id = ${id}`;
        return true;
      });
      if (!isAccepted) return { status: 'invitation-invalid' };
      const answer = await completeCommandOfAccount(parts, id);
      if (answer?.status === 'refused') return { status: 'invitation-invalid' };
      return { status: 'joined', email, ...(answer?.status === 'done' && { position: answer.position }) };
    },

    /** The open invitations, the oldest first. */
    listTutorInvitations: (): Promise<OpenTutorInvitation[]> => sql<OpenTutorInvitation[]>`
      select person.id, person.name, person.email, max(link."expiresAt") as "expiresAt"
      from accounts."user" person
      left join accounts.verification link
        on link.value = person.id::text and link.identifier like ${`${USE}:%`} and link."expiresAt" > now()
      where person.role = 'tutor' and ${isInvited}
      group by person.id order by person."createdAt", person.id`,

    /** When tutors last used the program, by their id, as far as their sessions say it. */
    async listLastUses(): Promise<ReadonlyMap<string, Date>> {
      const rows = await sql<{ id: string; at: Date }[]>`
        select person.id, max(last_used_at) as at
        from accounts."user" person join accounts.session on session."userId" = person.id
        where person.role = 'tutor' group by person.id`;
      return new Map(rows.map(({ id, at }) => [id, at]));
    },
  };
};
