import type { Actor } from '#events/kernel/recorded-event.ts';
import type { IdempotencyKeys } from '#services/core/command/idempotency-keys.ts';
import { runShortTransaction } from '#services/platform/run-short-transaction.ts';
import { AccountBusyError } from './account-busy-error.ts';
import {
  completePendingCommand,
  dispatchPendingCommand,
  type PendingCommandParts,
  type PendingCommandResponse,
} from './complete-pending-command.ts';
import { lookUpPendingCommand, type PendingCommand } from './pending-command.ts';
import { completeCommandOfAccount, completeCommandsOfStudent } from './pending-commands.ts';
import { lockStudent } from './student-lock.ts';

/**
 * Each attempt completes what another command left pending. One attempt is enough unless several requests archive the
 * student at the same moment.
 */
const ATTEMPTS = 5;

export interface ArchiveStudentRequest {
  readonly id: string;
  readonly commandId: string;
  readonly actor: Actor;
  /** Version of the student's stream that the sender saw. */
  readonly ifMatch?: number | undefined;
  /** The import that is undone. */
  readonly import?: string | undefined;
}

type ArchiveStudent = Extract<PendingCommand, { type: 'ArchiveStudent' }>;
type ArchiveResponse = PendingCommandResponse<ArchiveStudent>;
type ArchiveParts = PendingCommandParts & {
  readonly idempotencyKeys: Pick<IdempotencyKeys, 'find'>;
};

/**
 * Archives a student and removes the account, whose e-mail is free when this returns. The intent to archive is stored
 * first, so that a crash in between leaves no archived student who can sign in. Throws AccountBusyError.
 */
export const archiveStudent = async (
  parts: ArchiveParts,
  { id, commandId, actor, ifMatch, import: undone }: ArchiveStudentRequest,
): Promise<ArchiveResponse> => {
  const pending = {
    ...({ type: 'ArchiveStudent', commandId, actor, ifMatch: ifMatch ?? null } as const),
    ...(undone && { import: undone }),
  };
  const person = { id, name: '', email: '', pending };
  // A late retry must not remove the account of a student who has been restored since.
  const acknowledged = (await parts.idempotencyKeys.find(commandId))?.acknowledgement !== undefined;
  if (acknowledged) return dispatchPendingCommand(parts, person) as Promise<ArchiveResponse>;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    // The version is read before the account is looked up, so that a student who is restored afterwards has another
    // version.
    const { version, isRecorded } = await lookUpPendingCommand(parts.store, id, pending);
    if (isRecorded) {
      // Completes the stored command instead of this request's, which may come from another tutor.
      await completeCommandOfAccount(parts, id);
      return dispatchPendingCommand(parts, person) as Promise<ArchiveResponse>;
    }
    const intent = await storeIntent(parts, id, pending);
    if (intent === 'stored') return completePendingCommand(parts, person);
    if (intent === 'busy') continue;
    const answer = await dispatchPendingCommand(parts, person, version);
    if (answer.status !== 'version-mismatch' || ifMatch !== undefined) return answer as ArchiveResponse;
  }
  throw new AccountBusyError(`${id} or its account changed at each of ${ATTEMPTS} attempts.`);
};

/**
 * Stores the intent to archive in the student's account, if there is one. While another command is pending there
 * (`busy`), this one must not reach the log, because the account would not be removed with it.
 */
const storeIntent = async (
  parts: ArchiveParts,
  id: string,
  pending: ArchiveStudent,
): Promise<'stored' | 'busy' | 'no-account'> => {
  await completeCommandsOfStudent(parts, id);
  return runShortTransaction(parts.sql, async (tx) => {
    if ((await lockStudent(tx, id)).isChanging) return 'busy';
    const stored = await tx`
      update accounts."user" set pending = ${JSON.stringify(pending)}::text::jsonb, pending_since = now()
      where id = ${id} and pending is null`;
    // A sign-up that is not confirmed belongs to no student yet, so its account is kept.
    return stored.count === 1 ? 'stored' : 'no-account';
  });
};
