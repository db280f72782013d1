import { isUniqueViolation } from '#services/platform/is-unique-violation.ts';
import { runShortTransaction } from '#services/platform/run-short-transaction.ts';
import { AccountBusyError } from './account-busy-error.ts';
import {
  completePendingCommand,
  dispatchPendingCommand,
  type PendingCommandParts,
  type PendingCommandResponse,
} from './complete-pending-command.ts';
import { isInvitedSql } from './is-invited-sql.ts';
import { lookUpPendingCommand, type OwnerLeavingCommand, type PendingCommand } from './pending-command.ts';
import { completeCommandOfAccount, completeOwnerLeavingCommands } from './pending-commands.ts';
import { lockStudent } from './student-lock.ts';

/** More attempts are needed only while other requests archive tutors or remove owners. */
const ATTEMPTS = 10;

type TutorChange = OwnerLeavingCommand | Extract<PendingCommand, { type: 'WithdrawInvitation' }>;
type TutorChangeResponse = PendingCommandResponse<TutorChange>;

/**
 * Archives a tutor, removes an owner, or withdraws an invitation. The intent is stored in the account first, so that a crash
 * in between leaves no archived tutor who can sign in, and so that only one owner at a time is leaving. `unknown`: there is no
 * such tutor, or no such invitation. Throws AccountBusyError.
 */
export const changeTutor = async (
  parts: PendingCommandParts,
  id: string,
  pending: TutorChange,
): Promise<TutorChangeResponse | 'unknown'> => {
  const person = { id, name: '', email: '', pending };
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    if ((await lookUpPendingCommand(parts.store, id, pending)).isRecorded) {
      await completeCommandOfAccount(parts, id);
      return dispatchPendingCommand(parts, person) as Promise<TutorChangeResponse>;
    }
    const intent = await storeIntent(parts, id, pending);
    if (intent === 'stored') return completePendingCommand(parts, person);
    if (intent === 'unknown') return intent;
  }
  throw new AccountBusyError(`${id} or another owner changed at each of ${ATTEMPTS} attempts.`);
};

/** Stores the intent, unless another command is pending for the account or another owner is leaving (`busy`). */
const storeIntent = async (
  parts: PendingCommandParts,
  id: string,
  pending: TutorChange,
): Promise<'stored' | 'busy' | 'unknown'> => {
  await completeCommandOfAccount(parts, id);
  if (pending.type !== 'WithdrawInvitation') await completeOwnerLeavingCommands(parts);
  const isInvited = pending.type === 'WithdrawInvitation';
  return runShortTransaction(parts.sql, async (tx) => {
    if ((await lockStudent(tx, id)).isChanging) return 'busy' as const;
    const stored = await tx`
      update accounts."user" person set pending = ${JSON.stringify(pending)}::text::jsonb, pending_since = now()
      where id = ${id} and role = 'tutor' and pending is null
        and ${isInvited} = ${isInvitedSql(tx)}`;
    return stored.count === 1 ? ('stored' as const) : ('unknown' as const);
  }).catch((error) => {
    if (isUniqueViolation(error)) return 'busy' as const;
    throw error;
  });
};
