import type { Sql } from 'postgres';
import type { StudentCommand } from '#events/classes/student/commands.ts';
import type { StudentEvent } from '#events/classes/student/events.ts';
import { type StudentRefusal, studentAggregate } from '#events/classes/student/student-decider.ts';
import type { StudentState } from '#events/classes/student/student-state.ts';
import { type RuleHistory, toDecisionRules } from '#events/core/centre/centre-rules.ts';
import { type AccountState, accountAggregate } from '#events/people/account/account-decider.ts';
import type { AccountEvent } from '#events/people/account/events.ts';
import type { TutorEvent } from '#events/people/tutor/events.ts';
import {
  type TutorCommand,
  type TutorRefusal,
  type TutorState,
  tutorAggregate,
} from '#events/people/tutor/tutor-decider.ts';
import { toTutorStream } from '#events/people/tutor/tutor-stream.ts';
import type { EventStore } from '#events/store/port/event-store.ts';
import type { createCommandHandler } from '#services/core/command/command-handler.ts';
import type { CommandResult } from '#services/core/command/command-request.ts';
import { findKeyRefusal } from '#services/platform/problems/to-fault-refusal.ts';
import { findOtherTutors } from './find-other-tutors.ts';
import {
  type AccountWithPendingCommand,
  getPendingCommandPersonId,
  lookUpPendingCommand,
  type PendingCommand,
  type TutorPendingCommand,
  toPendingCommandStream,
} from './pending-command.ts';

export type HandleCommand = ReturnType<typeof createCommandHandler>;
/** The command handler's answer to a pending command. */
export type PendingCommandResponse<P extends PendingCommand> = P extends TutorPendingCommand
  ? CommandResult<TutorState, TutorEvent, TutorRefusal> | KeyRefusedResponse
  : P extends { type: 'ChangeAccount' }
    ? CommandResult<AccountState, AccountEvent, never> | KeyRefusedResponse
    : CommandResult<StudentState, StudentEvent, StudentRefusal> | KeyRefusedResponse;
/** The log cannot record anything about a person whose key is missing or was erased. */
export interface KeyRefusedResponse {
  readonly status: 'refused';
  readonly refusal: NonNullable<ReturnType<typeof findKeyRefusal>>;
}

export interface PendingCommandParts {
  readonly sql: Sql;
  readonly store: EventStore;
  readonly handle: HandleCommand;
  /** Returns the current civil date (`YYYY-MM-DD`) in the centre's time zone. */
  readonly today: () => string;
  /** The rules that the centre ever had or will have. */
  readonly loadRuleHistory: () => Promise<RuleHistory>;
  /** Deletes the account for which this command is pending, and ends its sessions. */
  readonly removeAccount: (personId: string, commandId: string) => Promise<void>;
  /**
   * Gives the applicant's e-mail and password to the student, unless the account no longer exists. Returns a refusal if
   * they cannot be given.
   */
  readonly moveAccount: (applicant: AccountWithPendingMerge) => Promise<StudentRefusal | undefined>;
}
/** An applicant's account that waits to be merged into a student. */
export type AccountWithPendingMerge = AccountWithPendingCommand<Extract<PendingCommand, { type: 'MergeSignUp' }>>;

/**
 * Sends the command that an account stores to the log and updates the account according to the answer. Repeating it is
 * harmless, because the log knows the command's id. Throws StoreUnavailableError or AccountBusyError; then the command stays
 * pending and the worker repeats it.
 */
export const completePendingCommand = async <P extends PendingCommand>(
  parts: PendingCommandParts,
  person: AccountWithPendingCommand<P>,
): Promise<PendingCommandResponse<P>> => {
  const answer = await dispatchPendingCommand(parts, person);
  const isInLog = answer.status === 'done' || (isKeyRefused(answer) && (await isRecorded(parts, person)));
  const refusal = isMerge(person) && isInLog ? await parts.moveAccount(person) : undefined;
  const outcome = refusal === undefined ? answer : ({ status: 'refused', refusal } as const);
  await updateAccount(parts, person, isInLog && refusal === undefined);
  return outcome as PendingCommandResponse<P>;
};

const isKeyRefused = (answer: PendingCommandResponse<PendingCommand>): boolean =>
  answer.status === 'refused' && (answer.refusal === 'key-missing' || answer.refusal === 'person-erased');

/**
 * Whether the log has the command. If the key is missing, its answer cannot be read, but the account must still be
 * updated.
 */
const isRecorded = async (
  { store }: PendingCommandParts,
  { id, pending }: AccountWithPendingCommand,
): Promise<boolean> => (await lookUpPendingCommand(store, id, pending)).isRecorded;

const isMerge = (person: AccountWithPendingCommand): person is AccountWithPendingMerge =>
  person.pending.type === 'MergeSignUp';

const updateAccount = async (
  parts: PendingCommandParts,
  { id, pending }: AccountWithPendingCommand,
  isDone: boolean,
): Promise<unknown> => {
  const { commandId, type } = pending;
  if (pending.type === 'ChangeAccount' && !isDone && pending.change.type === 'ChangeEmail')
    return giveEmailBack(parts.sql, id, pending);
  const decides = type === 'MergeSignUp' || (type === 'EnrolStudent' && pending.approves);
  if (decides && !isDone) return withdrawDecision(parts.sql, id, commandId);
  if (type === 'RemoveOwner' && isDone) await voidLinksForTutors(parts.sql, id);
  // An account is left over if the command was to remove it and succeeded, or if it was created for this command and
  // the command was refused.
  return !decides && isLeftOver(type, isDone)
    ? parts.removeAccount(id, commandId)
    : clearPending(parts.sql, id, commandId);
};

const isLeftOver = (type: PendingCommand['type'], isDone: boolean): boolean => {
  switch (type) {
    case 'ChangeAccount':
    case 'RemoveOwner':
      return false;
    case 'WithdrawInvitation':
      return true;
    case 'ArchiveStudent':
    case 'ArchiveTutor':
      return isDone;
    default:
      return !isDone;
  }
};

/** Removes a tutor's decision that the log refused, so that the account waits for another decision. */
const withdrawDecision = (sql: Sql, id: string, commandId: string) => sql`
  with waiting as (
    update accounts."user" set pending = null, pending_since = null, awaiting_approval = true
    where id = ${id} and pending ->> 'commandId' = ${commandId} returning id
  )
  delete from accounts.sign_up_decisions where person_id in (select id from waiting)`;

/**
 * Gives an account its previous address. If another account has taken that, this one keeps the new address, so that the person
 * can sign in, and `verify` reports that it differs from the record.
 */
const giveEmailBack = (
  sql: Sql,
  id: string,
  { commandId, emailBefore }: Extract<PendingCommand, { type: 'ChangeAccount' }>,
) => sql`
  update accounts."user" person set pending = null, pending_since = null, last_change_id = null,
    email = case
      when exists (select from accounts."user" other where other.email = ${emailBefore} and other.id <> person.id)
      then person.email else ${emailBefore}
    end
  where id = ${id} and pending ->> 'commandId' = ${commandId}`;

/** Whoever owns the centre no longer must not become an owner again by an invitation or a code that they made before. */
const voidLinksForTutors = (sql: Sql, madeBy: string) => sql`
  delete from accounts.verification
  where made_by = ${madeBy} and value in (select id::text from accounts."user" where role = 'tutor')`;

const clearPending = (sql: Sql, id: string, commandId: string) => sql`
  update accounts."user" set pending = null, pending_since = null
  where id = ${id} and pending ->> 'commandId' = ${commandId}`;

/**
 * Sends a pending command to the log without changing the account. The log answers a repeated command as it did the
 * first time. A missing or erased key is a refusal, because repeating the command does not help. `expectedVersion` guards a
 * command that no account stores: it is refused with `version-mismatch` if the person's stream has changed since the
 * account was looked up.
 */
export const dispatchPendingCommand = (
  parts: PendingCommandParts,
  person: AccountWithPendingCommand,
  expectedVersion?: number,
): Promise<PendingCommandResponse<PendingCommand>> =>
  dispatch(parts, person, expectedVersion).catch((error): KeyRefusedResponse => {
    const refusal = findKeyRefusal(error);
    if (refusal === undefined) throw error;
    return { status: 'refused', refusal };
  });

const dispatch = async (
  { handle, sql, store, today, loadRuleHistory }: PendingCommandParts,
  { id, name, email, pending }: AccountWithPendingCommand,
  expectedVersion: number | undefined,
): Promise<PendingCommandResponse<PendingCommand>> => {
  const { commandId, actor } = pending;
  const ifMatch = pending.type === 'ArchiveStudent' ? (pending.ifMatch ?? expectedVersion) : expectedVersion;
  // Each answer is assigned before it is returned. Otherwise TypeScript infers its type from the union of all answers.
  const common = { id: getPendingCommandPersonId(id, pending), commandId, actor, ifMatch };
  if (isTutorCommand(pending)) {
    const command = await toTutorCommand({ sql, store }, { id, name, email, pending });
    // The body omits what depends on other tutors, so that a retry counts as the same command.
    const { canTakeOver: _, isLastOwner: __, ...body } = { canTakeOver: false, isLastOwner: false, ...command };
    const answer = await handle({ ...common, aggregate: tutorAggregate, command, context: undefined, body });
    return answer;
  }
  if (pending.type === 'ChangeAccount') {
    const command = pending.change;
    const answer = await handle({ ...common, aggregate: accountAggregate, command, context: undefined, body: command });
    return answer;
  }
  // The body omits the day, so that a retry on another day counts as the same command.
  const day = (pending.type === 'EnrolStudent' && pending.today) || today();
  const context = { today: day, ...toDecisionRules(await loadRuleHistory(), day) };
  const send = (command: StudentCommand, body: object = command) =>
    handle({ ...common, aggregate: studentAggregate, command, context, body });
  switch (pending.type) {
    case 'EnrolStudent':
      return send({
        ...{ type: pending.type, name, email, classes: pending.classes, via: pending.via },
        ...(pending.imported && { imported: pending.imported }),
      });
    case 'RestoreStudent':
      return send({ type: pending.type, email });
    case 'MergeSignUp':
      return pending.restores
        ? send({ type: 'RestoreStudent', email, via: 'merge' }, { type: 'RestoreStudent', email })
        : send({ type: 'ChangeStudentEmail', email });
    case 'ArchiveStudent':
      return send({ type: pending.type, ...(pending.import && { import: pending.import }) });
    case 'GiveFamilyAccess':
      return send({ type: pending.type, invitation: pending.invitation, account: id, name });
  }
};

const isTutorCommand = (pending: PendingCommand): pending is TutorPendingCommand =>
  toPendingCommandStream('', pending) === toTutorStream('');

const toTutorCommand = async (
  parts: Pick<PendingCommandParts, 'sql' | 'store'>,
  { id, name, email, pending }: AccountWithPendingCommand<TutorPendingCommand>,
): Promise<TutorCommand> => {
  switch (pending.type) {
    case 'JoinTutor':
    case 'InviteTutor':
      return { type: pending.type, name, email, owner: pending.owner };
    case 'AcceptInvitation':
      return { type: pending.type, name, email };
    case 'WithdrawInvitation':
      return { type: pending.type };
    case 'RemoveOwner':
    case 'ArchiveTutor': {
      const others = await findOtherTutors(parts, id);
      const isLastOwner = !others.some(({ owner }) => owner);
      if (pending.type === 'RemoveOwner') return { type: pending.type, isLastOwner };
      const { type, homeworkTo } = pending;
      return { type, homeworkTo, canTakeOver: others.some((other) => other.id === homeworkTo), isLastOwner };
    }
  }
};
