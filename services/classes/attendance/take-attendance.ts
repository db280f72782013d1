import { takeAttendanceRequest, takeAttendanceResponse } from '#contracts/attendance.ts';
import { NOTE_LENGTH_MAX, REASON_LENGTH_MAX, ROLL_STUDENTS_MAX } from '#events/values/limits.ts';
import type { DispatchContext } from '#services/core/command/dispatch.ts';
import { toBodyBytesMax } from '#services/core/use-case/body-bytes.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { recordRollRow } from './record-roll-row.ts';
import { toRollAnswer } from './to-roll-answer.ts';

/** Largest body of a roll in bytes: two notes, a reason and five other values for each row, the general note and the reason. */
const ROLL_BYTES = toBodyBytesMax({
  characters: (ROLL_STUDENTS_MAX + 1) * (2 * NOTE_LENGTH_MAX + REASON_LENGTH_MAX),
  parts: 7 * ROLL_STUDENTS_MAX + 10,
});

export const takeAttendance = defineUseCase({
  operation: 'takeAttendance',
  attempt: { of: 'mark the attendance of', alone: 'take attendance' },
  summary: 'Takes one day’s roll; each row is recorded or refused independently of the others',
  method: 'POST',
  path: '/api/attendance/roll',
  access: 'tutor',
  body: takeAttendanceRequest,
  bodyLimit: ROLL_BYTES,
  answer: takeAttendanceResponse,
  run: async (input, context: DispatchContext & Context<'log'>) => {
    const { date, rows } = input.body;
    if (date > getCivilDate(context.clock, context.centre.timeZone)) return refuse('date-in-future');
    // In parallel, so that the appends of all streams are sent in batches.
    const outcomes = await Promise.all(rows.map((row) => recordRollRow(context, input, row)));
    return toRollAnswer(context, input, outcomes);
  },
});
