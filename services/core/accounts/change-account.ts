import type { TransactionSql } from 'postgres';
import { v5 as uuidv5 } from 'uuid';
import type { Actor } from '#events/kernel/recorded-event.ts';
import type { AccountCommand } from '#events/people/account/account-decider.ts';
import { toAccountStream } from '#events/people/account/account-stream.ts';
import { runShortTransaction } from '#services/platform/run-short-transaction.ts';
import { AccountBusyError } from './account-busy-error.ts';
import type { PendingCommandParts } from './complete-pending-command.ts';
import { lookUpCommand, type PendingCommand } from './pending-command.ts';
import { completeCommandOfAccount, completeCommandsOfStudent } from './pending-commands.ts';
import { lockStudent } from './student-lock.ts';

/** More attempts are needed only while other requests change the same account. */
const ATTEMPTS = 5;

export interface AccountChangeRequest {
  /** The person whose account changes. */
  readonly id: string;
  /** The key of the request, which may have been used for something else too. */
  readonly commandId: string;
  readonly actor: Actor;
}

/** A request with what it changes. The same key for another kind of change is another command. */
type KnownChangeRequest = AccountChangeRequest & { readonly kind: AccountCommand['type'] };

/** Changes an account in a transaction that holds its row. Returns what the log must get, or why nothing was changed. */
export type ChangeRow<Refused extends string> = (
  tx: TransactionSql,
  account: { readonly email: string },
) => Promise<AccountCommand | Refused>;

/**
 * Changes the account of a student, tutor, applicant or family, and records the change in the log. The command for the log is
 * stored in the transaction of the change, so that a crash in between loses neither. The log has nothing about the account
 * of an applicant or a family, so for them only the account changes. A repeated request changes nothing. `prepare` does what
 * needs no lock; it is not called for a repeated request, whose password or link is the former one by now. Throws
 * AccountBusyError.
 */
export const changeAccount = async <Refused extends string>(
  parts: PendingCommandParts,
  { id, commandId: key, actor, kind }: KnownChangeRequest,
  prepare: () => Promise<ChangeRow<Refused> | Refused>,
): Promise<Refused | 'unknown' | 'key-missing' | { readonly position?: bigint }> => {
  // The key itself may have been used on another stream, where the log would refuse it after the account was changed.
  const commandId = uuidv5(`${kind} ${id}`, key);
  if (await isChangeRecorded(parts, id, commandId)) return {};
  const change = await prepare();
  if (typeof change === 'string') return change;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    await completeCommandsOfStudent(parts, id);
    const outcome = await runShortTransaction(
      parts.sql,
      async (tx): Promise<Refused | 'unknown' | 'busy' | undefined> => {
        // Tutors take the lock too, although no other command uses it.
        if ((await lockStudent(tx, id)).isChanging) return 'busy';
        const [account] = await tx<{ email: string; hasNoStream: boolean; isRepeated: boolean }[]>`
          select email, awaiting_approval or role = 'family' as "hasNoStream", last_change_id is not distinct from ${commandId} as "isRepeated"
          from accounts."user" where id = ${id} for update`;
        if (!account) return 'unknown';
        // The same request was carried out in parallel.
        if (account.isRepeated) return undefined;
        const changed = await change(tx, account);
        if (typeof changed === 'string') return changed as Refused;
        await tx`update accounts."user" set last_change_id = ${commandId} where id = ${id}`;
        if (account.hasNoStream) return undefined;
        const about = { change: changed, emailBefore: account.email };
        await storePending(tx, id, { type: 'ChangeAccount', commandId, actor, ...about });
        return undefined;
      },
    );
    if (outcome === 'busy') continue;
    if (outcome !== undefined) return outcome;
    const answer = await completeCommandOfAccount(parts, id);
    if (answer?.status === 'refused') return 'key-missing';
    return answer?.status === 'done' ? { position: answer.position } : {};
  }
  throw new AccountBusyError(`${id} or its account changed at each of ${ATTEMPTS} attempts.`);
};

/**
 * Whether an earlier request made this change. The account knows its last one, also that of an applicant, and the log knows
 * those of everybody else.
 */
const isChangeRecorded = async (parts: PendingCommandParts, id: string, commandId: string): Promise<boolean> => {
  await completeCommandOfAccount(parts, id);
  const last = await parts.sql`select 1 from accounts."user" where id = ${id} and last_change_id = ${commandId}`;
  return last.length > 0 || (await lookUpCommand(parts.store, toAccountStream(id), commandId)).isRecorded;
};

const storePending = (tx: TransactionSql, id: string, pending: PendingCommand) => tx`
  update accounts."user" set pending = ${JSON.stringify(pending)}::text::jsonb, pending_since = now() where id = ${id}`;
