import type { Logger } from 'pino';
import {
  completePendingCommand,
  type PendingCommandParts,
  type PendingCommandResponse,
} from './complete-pending-command.ts';
import type { AccountWithPendingCommand, PendingCommand } from './pending-command.ts';

/** A pending command younger than this is most likely being completed by the request that stored it. */
export const PENDING_COMMAND_GRACE_SECONDS = 10;

/** Completes the command that is pending for one account, if its e-mail is confirmed. Undefined if none was pending. */
export const completeCommandOfAccount = async (
  parts: PendingCommandParts,
  id: string,
): Promise<PendingCommandResponse<PendingCommand> | undefined> => {
  const [person] = await parts.sql<AccountWithPendingCommand[]>`
    select id, name, email, pending from accounts."user"
    where id = ${id} and pending is not null and "emailVerified"`;
  return person && completePendingCommand(parts, person);
};

/**
 * Completes every command that changes a student's account, including merges into it, so that another command can
 * follow.
 */
export const completeCommandsOfStudent = async (parts: PendingCommandParts, studentId: string): Promise<void> => {
  await completeCommandOfAccount(parts, studentId);
  await completeMergesInto(parts, studentId);
};

/** Completes the archiving of a tutor or the removal of an owner that is pending, so that another one can follow. */
export const completeOwnerLeavingCommands = async (parts: PendingCommandParts): Promise<void> => {
  const people = await parts.sql<AccountWithPendingCommand[]>`
    select id, name, email, pending from accounts."user" where pending ->> 'type' in ('ArchiveTutor', 'RemoveOwner')`;
  for (const person of people) await completePendingCommand(parts, person);
};

const completeMergesInto = async (parts: PendingCommandParts, studentId: string): Promise<void> => {
  const applicants = await parts.sql<AccountWithPendingCommand[]>`
    select id, name, email, pending from accounts."user"
    where pending ->> 'studentId' = ${studentId} and "emailVerified"`;
  for (const applicant of applicants) await completePendingCommand(parts, applicant);
};

/**
 * Completes the commands that a crash left pending, oldest first. A command that fails is logged and tried again at the
 * next call. Returns the number of completed commands.
 */
export const completeAllPendingCommands = async (
  parts: PendingCommandParts,
  log: Pick<Logger, 'error'>,
  olderThanSeconds: number,
): Promise<number> => {
  const people = await parts.sql<AccountWithPendingCommand[]>`
    select id, name, email, pending from accounts."user"
    where pending is not null and "emailVerified"
      and pending_since <= now() - make_interval(secs => ${olderThanSeconds})
    order by pending_since`;
  let completed = 0;
  for (const person of people) {
    try {
      await completePendingCommand(parts, person);
      completed += 1;
    } catch (error) {
      log.error(
        { err: error, person: person.id, command: person.pending.type },
        'a pending account command was not completed',
      );
    }
  }
  return completed;
};
