import type { z } from 'zod';
import { takeAttendanceResponse, undoRollRequest } from '#contracts/attendance.ts';
import { NOTE_LENGTH_MAX, ROLL_STUDENTS_MAX } from '#events/values/limits.ts';
import type { DispatchContext } from '#services/core/command/dispatch.ts';
import { toBodyBytesMax } from '#services/core/use-case/body-bytes.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { executeRollRow } from './record-roll-row.ts';
import { toRollAnswer } from './take-attendance.ts';

/** The reason of each event. */
const UNDO_REASON = 'Undone right after the roll';

/** Largest body in bytes: two notes and five other values for each row. */
const UNDO_BYTES = toBodyBytesMax({
  characters: ROLL_STUDENTS_MAX * 2 * NOTE_LENGTH_MAX,
  parts: 6 * ROLL_STUDENTS_MAX + 10,
});

export const undoRoll = defineUseCase({
  operation: 'undoRoll',
  attempt: { of: 'undo the roll for', alone: 'undo a roll' },
  summary: 'Undoes rows of a roll: voids its new marks, and gives corrected marks their former status and notes back',
  method: 'POST',
  path: '/api/attendance/roll/undo',
  access: 'tutor',
  body: undoRollRequest,
  bodyLimit: UNDO_BYTES,
  answer: takeAttendanceResponse,
  run: async (input, context: DispatchContext & Context<'log'>) => {
    const { date, rows } = input.body;
    const outcomes = await Promise.all(
      rows.map((row) => executeRollRow(context, input, row.student_id, toUndoCommand(date, row))),
    );
    return toRollAnswer(context, input, outcomes);
  },
});

function toUndoCommand(date: string, row: z.output<typeof undoRollRequest>['rows'][number]) {
  const { seen_version: seenVersion, before } = row;
  const common = { date, reason: UNDO_REASON, seenVersion };
  if (before === null) return { type: 'VoidAttendance' as const, ...common };
  return {
    type: 'CorrectAttendance' as const,
    ...common,
    from: date,
    status: before.status,
    lateCancellation: before.late_cancellation,
    note: before.notes ?? '',
    privateNote: before.private_notes ?? '',
  };
}
