/** Dispatches commands to the stream of a student, and answers with the student's balance. */

import { isolateBidi } from '#contracts/isolate-bidi.ts';
import type { BalanceResponse } from '#contracts/students.ts';
import type { RequestedCommand, StudentCommand, StudentRefusal } from '#events/classes/student/commands.ts';
import type { BalanceChange, StudentEvent } from '#events/classes/student/events.ts';
import { studentDecider } from '#events/classes/student/student-decider.ts';
import type { StudentState } from '#events/classes/student/student-state.ts';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import type { Actor } from '#events/kernel/recorded-event.ts';
import { loadRulesOn } from '#services/core/centre/centre-rules.ts';
import type { Context } from '#services/core/use-case/context.ts';
import type { UseCaseResponse } from '#services/core/use-case/use-case.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';
import { type CommandContext, findActorName, toCommandMetadata } from './command-context.ts';
import type { CommandResult } from './command-request.ts';

/** Untyped, because the accounts service returns outcomes of more than one kind of stream. */
type Outcome = CommandResult<unknown, { type: string; data: unknown }, string>;

/**
 * Executes a command on a student and answers with both balances and what was applied. `body` identifies a retry: the
 * body of the request, without what the server adds to it.
 */
export async function dispatchStudentCommand(
  context: Context<'handle' | 'loadAggregate' | 'clock' | 'centre' | 'readModels'>,
  request: CommandContext,
  studentId: string,
  command: RequestedCommand,
  body: object = command,
): Promise<UseCaseResponse<BalanceResponse> | Refusal> {
  const outcome = await handleStudentCommand(context, request, studentId, command, body);
  if (outcome.status === 'refused' && outcome.refusal === 'no-room') return refuseForRoom(context);
  return toBalanceResponse(context, studentId, outcome);
}

async function refuseForRoom(context: Context<'loadAggregate' | 'clock' | 'centre'>): Promise<Refusal> {
  const { classesMax } = await loadRulesOn(context, getCivilDate(context.clock, context.centre.timeZone));
  return refuse('no-room', {
    detail: `That's too many: a student can have at most ${classesMax} classes remaining.`,
  });
}

/** Executes a command on a student under the rules that are in force today, and returns its outcome. */
export async function handleStudentCommand(
  context: Context<'handle' | 'loadAggregate' | 'clock' | 'centre'>,
  request: CommandContext,
  studentId: string,
  command: RequestedCommand,
  body: object = command,
): Promise<CommandResult<StudentState, StudentEvent, StudentRefusal>> {
  const today = getCivilDate(context.clock, context.centre.timeZone);
  const { classesMax } = await loadRulesOn(context, today);
  return context.handle({
    decider: studentDecider,
    stream: toStudentStream(studentId),
    person: studentId,
    body,
    command: { ...command, today, classesMax } as StudentCommand,
    ...toCommandMetadata(request),
  });
}

/** The answer to a command on a student: the balance after it, or a refusal. */
export async function toBalanceResponse(
  context: Context<'readModels'>,
  studentId: string,
  outcome: Outcome,
): Promise<UseCaseResponse<BalanceResponse> | Refusal> {
  if (outcome.status === 'refused') return refuse(outcome.refusal as StudentRefusal | 'email-taken' | 'key-missing');
  if (outcome.status === 'command-reused') return refuse('command-reused');
  if (outcome.status === 'version-mismatch') return refuseStaleVersion(context, outcome.lastEvent);
  const { state, events, version, position } = outcome;
  return {
    body: { balance: toBalanceRow(studentId, state as StudentState, version), change: toAppliedBalanceChange(events) },
    version,
    position,
  };
}

/** The balance of a student as it is sent to the browser. */
export const toBalanceRow = (studentId: string, state: StudentState, version: number): BalanceResponse['balance'] => ({
  student_id: studentId,
  classes_remaining: state.remaining,
  classes_total: state.total,
  classes_waiting: state.waiting,
  classes_uncovered: state.uncovered,
  version,
});

/**
 * The sum of the changes of a command's events. Moving a record gives a class back on one day and takes one on another.
 */
export function toAppliedBalanceChange(events: readonly { readonly data: unknown }[]): BalanceResponse['change'] {
  const changes = events.flatMap(({ data }) => (data as { change?: BalanceChange }).change ?? []);
  if (changes.length === 0) return null;
  const sum = (part: (change: BalanceChange) => number) => changes.reduce((all, change) => all + part(change), 0);
  return {
    requested: sum(({ requested }) => requested),
    applied_remaining: sum(({ appliedRemaining }) => appliedRemaining),
    applied_total: sum(({ appliedTotal }) => appliedTotal),
  };
}

/** Refuses a stale version. For an archived student the sentence differs, because reloading does not help. */
async function refuseStaleVersion(
  context: Context<'readModels'>,
  last: { type: string; metadata: { actor: Actor }; recordedAt: string } | undefined,
): Promise<Refusal> {
  const archived = last?.type === 'StudentArchived';
  const code = archived ? 'student-archived' : 'version-mismatch';
  if (!last) return refuse(code);
  const name = await findActorName(context, last);
  return refuse(code, {
    changedAt: last.recordedAt,
    ...(name && {
      changedBy: name,
      detail: archived
        ? `${isolateBidi(name)} has deleted this student. Restore the account before changing anything.`
        : `${isolateBidi(name)} changed this student while you were editing. Review the change before saving.`,
    }),
  });
}
