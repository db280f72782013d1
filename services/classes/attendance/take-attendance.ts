import { takeAttendanceRequest, takeAttendanceResponse } from '#contracts/attendance.ts';
import { NOTE_LENGTH_MAX, REASON_LENGTH_MAX, ROLL_STUDENTS_MAX } from '#events/values/limits.ts';
import type { DispatchContext } from '#services/core/command/dispatch.ts';
import { toBodyBytesMax } from '#services/core/use-case/body-bytes.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { type RollRequest, type RollRowOutcome, recordRollRow } from './record-roll-row.ts';
import { toRollRowResults } from './to-roll-row-results.ts';

/** The answer to a roll: a result for each row. Throws if the store did not answer for any row. */
export async function toRollAnswer(
  context: Context<'loadAggregate' | 'readModels' | 'log' | 'centre'>,
  request: RollRequest,
  outcomes: readonly RollRowOutcome[],
) {
  const [first] = outcomes;
  if (first?.status === 'thrown' && outcomes.every(isStoreUnavailable)) throw first.error;
  const position = outcomes.reduce((largest, row) => max(largest, positionOf(row)), 0n);
  return {
    body: { date: request.body.date, rows: await toRollRowResults(context, request, outcomes) },
    refusedRows: outcomes.flatMap((row) =>
      row.status === 'refused' ? { studentId: row.studentId, code: row.refused } : [],
    ),
    ...(position > 0n && { position }),
  };
}

/** Whether the row failed because the store or the database did not answer. */
const isStoreUnavailable = (row: RollRowOutcome) => row.status === 'thrown' && row.refused !== 'unexpected';

const positionOf = (row: RollRowOutcome): bigint => (row.status === 'done' ? row.position : 0n);
const max = (one: bigint, other: bigint): bigint => (one > other ? one : other);

/** Largest body of a roll in bytes: two notes, a reason and six other values for each row, the general note and the reason. */
const ROLL_BYTES = toBodyBytesMax({
  characters: (ROLL_STUDENTS_MAX + 1) * (2 * NOTE_LENGTH_MAX + REASON_LENGTH_MAX),
  parts: 8 * ROLL_STUDENTS_MAX + 10,
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
