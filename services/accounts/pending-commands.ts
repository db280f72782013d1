import type { Logger } from 'pino';
import { type CompletionAnswer, type CompletionParts, completePending } from './complete-command.ts';
import type { PendingCommand, PendingPerson } from './pending-command.ts';

/** A pending command younger than this is most likely being completed by the request that stored it. */
export const CALLER_GRACE_SECONDS = 10;

/** Completes the command that is pending for one account, if its e-mail is confirmed. Undefined if none was pending. */
export const completeCommandOf = async (
  parts: CompletionParts,
  id: string,
): Promise<CompletionAnswer<PendingCommand> | undefined> => {
  const [person] = await parts.sql<PendingPerson[]>`
    select id, name, email, pending from accounts."user"
    where id = ${id} and pending is not null and "emailVerified"`;
  return person && completePending(parts, person);
};

/**
 * Completes every command that changes a student's account, including merges into it, so that another command can
 * follow.
 */
export const completeCommandsOfStudent = async (parts: CompletionParts, studentId: string): Promise<void> => {
  await completeCommandOf(parts, studentId);
  await completeMergesInto(parts, studentId);
};

const completeMergesInto = async (parts: CompletionParts, studentId: string): Promise<void> => {
  const applicants = await parts.sql<PendingPerson[]>`
    select id, name, email, pending from accounts."user"
    where pending ->> 'studentId' = ${studentId} and "emailVerified"`;
  for (const applicant of applicants) await completePending(parts, applicant);
};

/**
 * Completes the commands that a crash left pending, oldest first. A command that fails is logged and tried again at the
 * next call. Returns the number of completed commands.
 */
export const completeAllCommands = async (
  parts: CompletionParts,
  log: Pick<Logger, 'error'>,
  olderThanSeconds: number,
): Promise<number> => {
  const people = await parts.sql<PendingPerson[]>`
    select id, name, email, pending from accounts."user"
    where pending is not null and "emailVerified"
      and pending_since <= now() - make_interval(secs => ${olderThanSeconds})
    order by pending_since`;
  let completed = 0;
  for (const person of people) {
    try {
      await completePending(parts, person);
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
