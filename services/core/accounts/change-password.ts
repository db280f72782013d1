import type { Sql } from 'postgres';
import type { MailService } from '#services/platform/mail/mail.ts';
import { type AccountChangeRequest, changeAccount } from './change-account.ts';
import type { PendingCommandParts } from './complete-pending-command.ts';
import { createPasswordChangedLetter } from './letters.ts';
import { hashPassword, isPasswordCorrect } from './password.ts';
import { deleteSessionsOfPerson, type EndedSession } from './sessions.ts';

export interface ChangePasswordRequest extends AccountChangeRequest {
  /** The session that stays; all others end. */
  readonly sessionId: string;
  /** The current password. */
  readonly password: string;
  readonly newPassword: string;
}
export type ChangePasswordOutcome =
  | { readonly status: 'changed'; readonly position?: bigint }
  | { readonly status: 'wrong-password' };

interface ChangePasswordParts extends PendingCommandParts {
  readonly mail: MailService;
  readonly centreName: string;
  readonly notifyEnded: (ended: readonly EndedSession[]) => Promise<void>;
}

/**
 * Replaces the password of somebody who knows the present one. In the same transaction, their other sessions
 * end, links and codes for another password become void, and a letter to their address is queued. better-auth's own endpoint
 * ends the sessions first, so it is not called.
 */
export const changePassword = async (
  parts: ChangePasswordParts,
  { sessionId, password, newPassword, ...request }: ChangePasswordRequest,
): Promise<ChangePasswordOutcome> => {
  const ended: EndedSession[] = [];
  const changed = await changeAccount(parts, { ...request, kind: 'ChangePassword' }, async () => {
    const checkedHash = await loadPasswordHash(parts.sql, request.id);
    if (checkedHash === undefined || !(await isPasswordCorrect(checkedHash, password))) return 'wrong-password';
    const newHash = await hashPassword(newPassword);
    return async (tx, { email }) => {
      const replaced = await tx`
        update accounts.account set password = ${newHash}, "updatedAt" = now()
        where "userId" = ${request.id} and "providerId" = 'credential' and password = ${checkedHash}`;
      if (replaced.count === 0) return 'wrong-password';
      ended.push(...(await deleteSessionsOfPerson(tx, request.id, { except: sessionId })));
      const letter = createPasswordChangedLetter({
        centre: parts.centreName,
        remains: 'the device where it was changed',
      });
      await parts.mail.send({ to: email, ...letter }, { tx });
      return { type: 'ChangePassword' };
    };
  });
  await parts.notifyEnded(ended);
  if (changed === 'wrong-password' || changed === 'unknown') return { status: 'wrong-password' };
  return { status: 'changed', ...(changed !== 'key-missing' && changed) };
};

/** Whether this is the person's current password. */
export const isPasswordOfPerson = async (sql: Sql, personId: string, password: string): Promise<boolean> => {
  const hash = await loadPasswordHash(sql, personId);
  return hash !== undefined && isPasswordCorrect(hash, password);
};

const loadPasswordHash = async (sql: Sql, personId: string): Promise<string | undefined> => {
  const [row] = await sql<{ password: string }[]>`
    select password from accounts.account where "userId" = ${personId} and "providerId" = 'credential'`;
  return row?.password;
};
