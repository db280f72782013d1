import type { Sql } from 'postgres';
import { student } from '#events/student/student.ts';
import { tutor } from '#events/tutor/tutor.ts';
import type { commandHandler } from '../command/handle.ts';
import { type PendingPerson, streamOf } from './pending.ts';

export type Handle = ReturnType<typeof commandHandler>;
export type HandleAnswer = Awaited<ReturnType<Handle>>;

export interface CompletionParts {
  readonly sql: Sql;
  readonly handle: Handle;
  /** Civil date in the centre's zone. */
  readonly today: () => string;
  /** Deletes the account that this command is pending for, and ends its sessions. */
  readonly removeAccount: (personId: string, commandId: string) => Promise<void>;
}

/**
 * Gives a pending command and settles the account by its answer. Repeating it is harmless: the log knows the command's
 * id. Throws StoreUnavailable; then the command stays pending and the worker repeats it.
 */
export const complete = async (parts: CompletionParts, person: PendingPerson): Promise<HandleAnswer> => {
  const answer = await give(parts, person);
  const { commandId, type } = person.pending;
  // done or refused, an account is left over when it was to go, or was made for this command alone
  const leftOver = (type === 'ArchiveStudent') === (answer.status === 'done');
  if (leftOver) await parts.removeAccount(person.id, commandId);
  else await settle(parts.sql, person.id, commandId);
  return answer;
};

const settle = (sql: Sql, id: string, commandId: string) => sql`
  update accounts."user" set pending = null, pending_since = null
  where id = ${id} and pending ->> 'commandId' = ${commandId}`;

const give = (
  { handle, today }: CompletionParts,
  { id, name, email, pending }: PendingPerson,
): Promise<HandleAnswer> => {
  const { commandId, actor, type } = pending;
  const common = { stream: streamOf(id, pending), person: id, commandId, actor };
  switch (type) {
    case 'EnrolStudent': {
      // without the day, so that a retry on another day is the same command
      const body = { type, name, email, classes: pending.classes, via: pending.via };
      return handle({ ...common, decider: student, body, command: { ...body, today: pending.today ?? today() } });
    }
    case 'RestoreStudent': {
      const body = { type, email };
      return handle({ ...common, decider: student, body, command: body });
    }
    case 'ArchiveStudent': {
      const body = { type };
      const seen = pending.ifMatch === null ? {} : { ifMatch: pending.ifMatch };
      return handle({ ...common, ...seen, decider: student, body, command: body });
    }
    case 'JoinTutor': {
      const body = { type, name, email, owner: pending.owner };
      return handle({ ...common, decider: tutor, body, command: body });
    }
  }
};
