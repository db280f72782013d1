import { v5 as uuidv5 } from 'uuid';
import type { z } from 'zod';
import type { takeAttendanceRequest } from '#contracts/attendance.ts';
import type { ProblemCode } from '#contracts/problems.ts';
import type { Profile } from '#contracts/session.ts';
import type { StudentCommand } from '#events/classes/student/commands.ts';
import type { StudentEvent } from '#events/classes/student/events.ts';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import type { StudentState } from '#events/classes/student/student-state.ts';
import type { ExecutedCommand } from '#services/core/command/command-request.ts';
import { type DispatchContext, executeCommand } from '#services/core/command/dispatch.ts';
import { fingerprintRequest } from '#services/core/command/fingerprint.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { toFaultRefusal, toLoggableFault } from '#services/platform/problems/to-fault-refusal.ts';

type Body = z.output<typeof takeAttendanceRequest>;
type Row = Body['rows'][number];

/** The request of takeAttendance. All its rows count once against limits. */
export interface TakeAttendanceInput {
  readonly body: Body;
  readonly profile: Profile;
  readonly commandId: string;
}

/** What the rows of a roll share. */
export type RollRequest = Pick<TakeAttendanceInput, 'profile' | 'commandId'> & {
  readonly body: { readonly date: string };
};

/** The outcome of one row of a roll. */
export type RollRowOutcome = { readonly studentId: string } & (
  | ExecutedCommand<StudentState, StudentEvent>
  | { readonly status: 'refused'; readonly refused: ProblemCode }
  | { readonly status: 'thrown'; readonly refused: ProblemCode; readonly error: unknown }
);

/** Executes the command of one row; never throws, so that a fault in one row does not affect the others. */
export const recordRollRow = (
  context: DispatchContext & Context<'log'>,
  request: TakeAttendanceInput,
  row: Row,
): Promise<RollRowOutcome> => executeRollRow(context, request, row.student_id, toMarkCommand(request.body, row));

/** Executes a command on one student of a roll; never throws. */
export async function executeRollRow(
  context: DispatchContext & Context<'log'>,
  request: RollRequest,
  studentId: string,
  command: StudentCommand,
): Promise<RollRowOutcome> {
  const { profile, commandId } = request;
  try {
    const row = { profile, commandId: uuidv5(`${studentId}/row`, commandId), batch: request };
    const outcome = await executeCommand(
      context,
      { ...row, fingerprint: fingerprintRequest(command) },
      studentAggregate,
      studentId,
      command,
    );
    if (outcome.status === 'done') return { studentId, ...outcome };
    return { studentId, status: 'refused', refused: outcome.status === 'refused' ? outcome.refusal : outcome.status };
  } catch (error) {
    const { refused } = toFaultRefusal(error as Error);
    if (refused === 'unexpected' || refused === 'record-damaged')
      context.log.error(
        { error: toLoggableFault(error as Error) },
        'a row of an attendance roll could not be recorded',
      );
    return { studentId, status: 'thrown', refused, error };
  }
}

function toMarkCommand(body: Body, row: Row) {
  const getsGeneralNote = row.status === 'present' || body.general_notes_for === 'everybody';
  const generalNote = getsGeneralNote ? body.generalNotes : undefined;
  return {
    type: 'MarkAttendance' as const,
    date: body.date,
    status: row.status,
    lateCancellation: row.late_cancellation,
    note: chooseNote(row, generalNote),
    privateNote: row.private_notes,
    generalNote,
    reason: row.reason || body.reason,
    seenVersion: row.seen_version,
    applyWaiting: row.apply_waiting,
  };
}

/**
 * The row's own note; without one, the decider applies the general note (specification, section 5). If the form showed
 * the student as not recorded, the general note is sent as the row's own, so that a mark recorded by another tutor in
 * between without this note is reported as a conflict.
 */
const chooseNote = ({ notes, seen_version }: Row, general: string | undefined): string | undefined =>
  seen_version === 0 ? notes || general : notes;
