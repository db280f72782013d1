import type { Sql } from 'postgres';
import type { StudentRefusal } from '#events/student/commands.ts';
import type { StudentEvent } from '#events/student/events.ts';
import type { StudentState } from '#events/student/state.ts';
import { student } from '#events/student/student.ts';
import type { TutorEvent } from '#events/tutor/events.ts';
import { type TutorState, tutor } from '#events/tutor/tutor.ts';
import type { commandHandler } from '../command/handle.ts';
import type { CommandResult } from '../command/request.ts';
import { type Pending, type PendingPerson, streamOf } from './pending.ts';

export type Handle = ReturnType<typeof commandHandler>;
/** The command handler's answer to a pending command. */
export type AnswerTo<P extends Pending> = P extends { type: 'JoinTutor' }
  ? CommandResult<TutorState, TutorEvent, never>
  : CommandResult<StudentState, StudentEvent, StudentRefusal>;

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
export const complete = async <P extends Pending>(
  parts: CompletionParts,
  person: PendingPerson<P>,
): Promise<AnswerTo<P>> => {
  const answer = await give(parts, person);
  const { commandId, type } = person.pending;
  // done or refused, an account is left over when it was to go, or was made for this command alone
  const leftOver = (type === 'ArchiveStudent') === (answer.status === 'done');
  if (leftOver) await parts.removeAccount(person.id, commandId);
  else await settle(parts.sql, person.id, commandId);
  return answer as AnswerTo<P>;
};

const settle = (sql: Sql, id: string, commandId: string) => sql`
  update accounts."user" set pending = null, pending_since = null
  where id = ${id} and pending ->> 'commandId' = ${commandId}`;

/** Gives a pending command to the log alone, which answers one that it holds as then. */
export const give = (
  { handle, today }: CompletionParts,
  { id, name, email, pending }: PendingPerson,
): Promise<AnswerTo<Pending>> => {
  const { commandId, actor, type } = pending;
  const common = { stream: streamOf(id, pending), person: id, commandId, actor };
  switch (type) {
    case 'EnrolStudent': {
      // without the day, so that a retry on another day is the same command
      const body = { type, name, email, classes: pending.classes, via: pending.via };
      return handle({ ...common, decider: student, body, command: { ...body, today: pending.today ?? today() } });
    }
    case 'ChangeStudentEmail':
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
