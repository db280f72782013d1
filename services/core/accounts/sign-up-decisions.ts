/** Tutors' decisions about sign-up requests: approve, merge into a student, or decline. */
import type { Sql, TransactionSql } from 'postgres';
import { v5 as uuidv5 } from 'uuid';
import type { StudentRefusal } from '#events/classes/student/student-decider.ts';
import type { Actor } from '#events/kernel/recorded-event.ts';
import { runShortTransaction } from '#services/platform/run-short-transaction.ts';
import { AccountBusyError } from './account-busy-error.ts';
import type { KeyRefusedResponse, PendingCommandParts } from './complete-pending-command.ts';
import type { PendingCommand } from './pending-command.ts';
import { completeCommandOfAccount, completeCommandsOfStudent } from './pending-commands.ts';
import { deleteSessionsOfPerson, type EndedSession } from './sessions.ts';
import { lockStudent } from './student-lock.ts';

export interface SignUpDecisionRequest {
  /** Id of the applicant's account. */
  readonly id: string;
  readonly commandId: string;
  readonly actor: Actor;
}
/** The current or former student into whom an applicant is merged. */
export interface MergeTarget {
  readonly id: string;
  readonly name: string;
}
export type SignUpDecisionKind = 'approved' | 'merged' | 'declined';
export type SignUpDecisionOutcome =
  /** `position` is that of the event that the decision caused. A retry and a declined request have none. */
  | { readonly status: 'done'; readonly position?: bigint }
  | { readonly status: 'unknown' | 'command-reused' }
  /** Another tutor has already decided. */
  | { readonly status: 'decided'; readonly decision: SignUpDecisionKind; readonly by: string; readonly at: string }
  | { readonly status: 'refused'; readonly refusal: StudentRefusal | KeyRefusedResponse['refusal'] };

interface DecisionParts extends PendingCommandParts {
  readonly notifyEnded: (ended: readonly EndedSession[]) => Promise<void>;
  /** Notifies open screens that the list of sign-up requests has changed. */
  readonly announceApplicants: () => Promise<void>;
}
interface NewDecision extends SignUpDecisionRequest {
  readonly decision: SignUpDecisionKind;
  readonly studentId: string | null;
}

/** Enrols the applicant, who keeps e-mail and password. Practice from before the approval counts for nothing. */
export const approveSignUp = (parts: DecisionParts, request: SignUpDecisionRequest): Promise<SignUpDecisionOutcome> =>
  decide(parts, { ...request, decision: 'approved', studentId: null }, async (tx) => {
    const pending: PendingCommand = {
      ...{ type: 'EnrolStudent', commandId: ledgerCommandId(request), actor: request.actor },
      ...{ classes: 0, via: 'sign-up', today: parts.today(), approves: true },
    };
    await tx`
      update accounts."user"
      set awaiting_approval = false, pending = ${JSON.stringify(pending)}::text::jsonb, pending_since = now()
      where id = ${request.id}`;
  });

/**
 * Removes the account with its sessions. Its e-mail is free at once. The name and the tutor who declined are kept for a
 * month.
 */
export async function declineSignUp(
  parts: DecisionParts,
  request: SignUpDecisionRequest,
): Promise<SignUpDecisionOutcome> {
  const ended: EndedSession[] = [];
  const decided = await decide(parts, { ...request, decision: 'declined', studentId: null }, async (tx) => {
    ended.push(...(await deleteSessionsOfPerson(tx, request.id)));
    await tx`delete from accounts."user" where id = ${request.id}`;
  });
  await parts.notifyEnded(ended);
  return decided;
}

/**
 * Merges an applicant into a student, for a student who signed up although they already have an account. The student
 * gets the e-mail and password of the applicant's account, which is then removed. A former student is restored. The
 * applicant's account stores the pending command and is removed last (`moveAccount`), so that it waits for a decision
 * again if the log refuses. Throws AccountBusyError while another command is pending for the student.
 */
export async function mergeSignUp(
  parts: DecisionParts,
  request: SignUpDecisionRequest,
  student: MergeTarget,
): Promise<SignUpDecisionOutcome> {
  await completeCommandsOfStudent(parts, student.id);
  const decision = { ...request, decision: 'merged', studentId: student.id } as const;
  return decide(parts, decision, async (tx) => {
    const { hasAccount, isChanging } = await lockStudent(tx, student.id);
    // Another request is archiving, restoring or merging into this student.
    if (isChanging) throw new AccountBusyError(`Another command is pending for ${student.id}.`);
    const pending: PendingCommand = {
      ...{ type: 'MergeSignUp', commandId: ledgerCommandId(request), actor: request.actor },
      ...{ studentId: student.id, studentName: student.name, restores: !hasAccount },
    };
    await tx`
      update accounts."user" set pending = ${JSON.stringify(pending)}::text::jsonb, pending_since = now()
      where id = ${request.id}`;
  });
}

/**
 * The id of the command that follows a decision, derived from the key and the applicant's id. The key itself may have
 * been used on another stream, and would then be refused after the decision was stored.
 */
const ledgerCommandId = ({ commandId, id }: SignUpDecisionRequest): string => uuidv5(`decision ${id}`, commandId);

/** Decides once and completes the command that follows, including one that an earlier attempt left pending. */
const decide = async (
  parts: DecisionParts,
  request: NewDecision,
  act: (tx: TransactionSql) => Promise<void>,
): Promise<SignUpDecisionOutcome> => {
  const decided = await decideOnce(parts.sql, request, act);
  if (decided.status !== 'done') return decided;
  const answer = await completeCommandOfAccount(parts, request.id).finally(parts.announceApplicants);
  if (answer?.status === 'refused') {
    // The command of an applicant is on the stream of a student.
    const isDone = answer.refusal === 'key-missing' && (await isCarriedOut(parts.sql, request));
    return isDone ? { status: 'done' } : { status: 'refused', refusal: answer.refusal as StudentRefusal };
  }
  if (answer?.status === 'command-reused') return { status: 'command-reused' };
  return { status: 'done', ...(answer?.status === 'done' && { position: answer.position }) };
};

/**
 * Whether the decision was completed. The log may have its command although the answer cannot be read because a key is
 * missing.
 */
const isCarriedOut = async (sql: Sql, { id, commandId }: SignUpDecisionRequest): Promise<boolean> => {
  const rows =
    await sql`select 1 from accounts.sign_up_decisions where person_id = ${id} and command_id = ${commandId}`;
  return rows.length > 0;
};

/**
 * Stores a decision once, if the account still waits for approval. A retry of the same command is `done`; any other
 * command is too late.
 */
const decideOnce = (
  sql: Sql,
  request: NewDecision,
  act: (tx: TransactionSql) => Promise<void>,
): Promise<SignUpDecisionOutcome> =>
  runShortTransaction(sql, async (tx): Promise<SignUpDecisionOutcome> => {
    const [applicant] = await tx<{ name: string }[]>`
      select name from accounts."user"
      where id = ${request.id} and awaiting_approval and pending is null and "emailVerified" for update`;
    if (!applicant) return decidedBefore(tx, request);
    const { id, commandId, decision, studentId, actor } = request;
    // The account still waits, so an earlier decision about it was not completed.
    await tx`delete from accounts.sign_up_decisions where person_id = ${id}`;
    await tx`
      insert into accounts.sign_up_decisions (person_id, name, command_id, decision, student_id, decided_by)
      values (${id}, ${applicant.name}, ${commandId}, ${decision}, ${studentId}, ${actor.id})`;
    await act(tx);
    return { status: 'done' };
  });

const decidedBefore = async (tx: TransactionSql, request: NewDecision): Promise<SignUpDecisionOutcome> => {
  const [before] = await tx<{ decision: SignUpDecisionKind; by: string; at: Date; same: boolean }[]>`
    select decision, decided_by as by, decided_at as at,
      command_id = ${request.commandId} and decision = ${request.decision}
        and student_id is not distinct from ${request.studentId} and decided_by = ${request.actor.id} as same
    from accounts.sign_up_decisions where person_id = ${request.id}`;
  if (!before) return { status: 'unknown' };
  if (before.same) return { status: 'done' };
  return { status: 'decided', decision: before.decision, by: before.by, at: before.at.toISOString() };
};
