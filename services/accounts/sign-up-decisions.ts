/** What a tutor decides about accounts that people made for themselves: approve, merge into a student, decline. */
import type { Sql, TransactionSql } from 'postgres';
import { v5 as uuidv5 } from 'uuid';
import type { Actor } from '#events/record/recorded-event.ts';
import type { StudentRefusal } from '#events/student/commands.ts';
import type { Mail } from '../mail/mail.ts';
import { signInChangedLetter } from '../mail/templates.ts';
import type { CompletionParts } from './completion.ts';
import { completeFor } from './enrolments.ts';
import type { Pending } from './pending.ts';

export interface Decide {
  /** Of the new account. */
  readonly id: string;
  readonly commandId: string;
  readonly actor: Actor;
}
/** A student who may be current or former. */
export interface MergeTarget {
  readonly id: string;
  readonly name: string;
}
export type Decision = 'approved' | 'merged' | 'declined';
export type Decided =
  /** `position` is that of the event that follows, if one does; a retry has none. */
  | { readonly status: 'done'; readonly position?: bigint }
  | { readonly status: 'unknown' }
  /** Another tutor was faster. */
  | { readonly status: 'decided'; readonly decision: Decision; readonly by: string; readonly at: string }
  | { readonly status: 'refused'; readonly refusal: StudentRefusal };

interface DecisionParts extends CompletionParts {
  readonly mail: Mail;
  readonly centreName: string;
  /** Ends every session of a person, on all copies of the program. */
  readonly endAllSessions: (personId: string) => Promise<void>;
}
interface NewDecision extends Decide {
  readonly decision: Decision;
  readonly studentId: string | null;
}
interface Applicant {
  readonly email: string;
  readonly passwordHash: string;
}

/** Enrols the student, who keeps e-mail and password; what they practised before counts for nothing. */
export async function approveSignUp(parts: DecisionParts, request: Decide): Promise<Decided> {
  const pending: Pending = {
    ...{ type: 'EnrolStudent', commandId: ledgerCommandId(request), actor: request.actor },
    ...{ classes: 0, via: 'sign-up', today: parts.today() },
  };
  const decided = await decideOnce(parts.sql, { ...request, decision: 'approved', studentId: null }, async (tx) => {
    await tx`
      update accounts."user"
      set awaiting_approval = false, pending = ${JSON.stringify(pending)}::text::jsonb, pending_since = now()
      where id = ${request.id}`;
    await tx`delete from accounts.trial_sessions where person_id = ${request.id}`;
  });
  return decided.status === 'done' ? completed(parts, request.id) : decided;
}

/** Removes the account with its sessions; its e-mail is free at once. */
export const declineSignUp = ({ sql }: DecisionParts, request: Decide): Promise<Decided> =>
  decideOnce(sql, { ...request, decision: 'declined', studentId: null }, async (tx) => {
    await tx`delete from accounts."user" where id = ${request.id}`;
  });

/**
 * Gives a student the e-mail and password of the new account, which is removed: the same person signed up although they
 * have a record already. The student's own e-mail and password end, with every session; the owner of that e-mail gets a
 * letter. A former student is restored.
 */
export async function mergeSignUp(parts: DecisionParts, request: Decide, student: MergeTarget): Promise<Decided> {
  const { id } = student;
  await completeFor(parts, id);
  const decision = { ...request, decision: 'merged', studentId: id } as const;
  const decided = await decideOnce(parts.sql, decision, async (tx, { email, passwordHash }) => {
    await tx`delete from accounts."user" where id = ${request.id}`;
    const { actor } = request;
    const commandId = ledgerCommandId(request);
    const [current] = await tx<{ email: string; waits: boolean }[]>`
      select email, pending is not null as waits from accounts."user" where id = ${id} for update`;
    // somebody is deleting or restoring this student at this moment
    if (current?.waits) throw new StudentIsChanging();
    if (!current)
      return giveAccount(tx, student, { email, passwordHash }, { type: 'RestoreStudent', commandId, actor });
    const pending = JSON.stringify({ type: 'ChangeStudentEmail', commandId, actor } satisfies Pending);
    await tx`
      update accounts."user"
      set email = ${email}, "emailVerified" = true, "updatedAt" = now(),
        pending = ${pending}::text::jsonb, pending_since = now()
      where id = ${id}`;
    await tx`
      update accounts.account set password = ${passwordHash}, "updatedAt" = now()
      where "userId" = ${id} and "providerId" = 'credential'`;
    const letter = signInChangedLetter({ centre: parts.centreName });
    await parts.mail.send({ to: current.email, ...letter }, { tx });
  }).catch((error): Decided => {
    if (error instanceof StudentIsChanging) return { status: 'refused', refusal: 'student-archived' };
    throw error;
  });
  if (decided.status !== 'done') return decided;
  await parts.endAllSessions(id);
  return completed(parts, id);
}

/**
 * The id of the command that follows a decision. It comes from the key and the new account together: a key that was used
 * before on another stream would be refused after the decision was written.
 */
const ledgerCommandId = ({ commandId, id }: Decide): string => uuidv5(`decision ${id}`, commandId);

class StudentIsChanging extends Error {}

const giveAccount = async (
  tx: TransactionSql,
  { id, name }: MergeTarget,
  { email, passwordHash }: Pick<Applicant, 'email' | 'passwordHash'>,
  pending: Pending,
): Promise<void> => {
  await tx`
    insert into accounts."user" (id, name, email, "emailVerified", role, pending, pending_since)
    values (${id}, ${name}, ${email}, true, 'student', ${JSON.stringify(pending)}::text::jsonb, now())`;
  await tx`
    insert into accounts.account ("accountId", "providerId", "userId", password)
    values (${id}, 'credential', ${id}, ${passwordHash})`;
};

const completed = async (parts: CompletionParts, id: string): Promise<Decided> => {
  const answer = await completeFor(parts, id);
  if (answer?.status === 'refused') return { status: 'refused', refusal: answer.refusal };
  return { status: 'done', ...(answer?.status === 'done' && { position: answer.position }) };
};

/** Acts on an account that waits for approval, once: a retry of the same command is done, every other is too late. */
const decideOnce = (
  sql: Sql,
  request: NewDecision,
  act: (tx: TransactionSql, applicant: Applicant) => Promise<void>,
): Promise<Decided> =>
  sql.begin(async (tx): Promise<Decided> => {
    const [applicant] = await tx<Applicant[]>`
      select person.email, account.password as "passwordHash"
      from accounts."user" person
      join accounts.account on account."userId" = person.id and account."providerId" = 'credential'
      where person.id = ${request.id} and person.awaiting_approval and person."emailVerified"
      for update of person`;
    if (!applicant) return decidedBefore(tx, request);
    const { id, commandId, decision, studentId, actor } = request;
    await tx`
      insert into accounts.sign_up_decisions (person_id, command_id, decision, student_id, decided_by)
      values (${id}, ${commandId}, ${decision}, ${studentId}, ${actor.id})`;
    await act(tx, applicant);
    return { status: 'done' };
  });

const decidedBefore = async (tx: TransactionSql, request: NewDecision): Promise<Decided> => {
  const [before] = await tx<{ decision: Decision; by: string; at: Date; same: boolean }[]>`
    select decision, decided_by as by, decided_at as at,
      command_id = ${request.commandId} and decision = ${request.decision}
        and student_id is not distinct from ${request.studentId} and decided_by = ${request.actor.id} as same
    from accounts.sign_up_decisions where person_id = ${request.id}`;
  if (!before) return { status: 'unknown' };
  if (before.same) return { status: 'done' };
  return { status: 'decided', decision: before.decision, by: before.by, at: before.at.toISOString() };
};
