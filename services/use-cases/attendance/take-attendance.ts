import { takeAttendanceRequest, takeAttendanceResponse } from '#contracts/attendance.ts';
import { NOTE_LENGTH_MAX, REASON_LENGTH_MAX, ROLL_STUDENTS_MAX } from '#events/values/limits.ts';
import { getCivilDate } from '#services/clock/clock.ts';
import { refuse } from '#services/problems/refuse.ts';
import { toBodyBytesMax } from '#services/use-case-definition/body-bytes.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';
import { type RollRowOutcome, recordRollRow } from './parts/record-roll-row.ts';
import { toRollRowResults } from './parts/to-roll-row-results.ts';

/** Largest body of a roll in bytes: a note and five other values for each row, the general note and the reason. */
const ROLL_BYTES = toBodyBytesMax({
  characters: (ROLL_STUDENTS_MAX + 1) * NOTE_LENGTH_MAX + REASON_LENGTH_MAX,
  parts: 5 * ROLL_STUDENTS_MAX + 10,
});

export const takeAttendance = defineUseCase({
  operation: 'takeAttendance',
  summary: 'Takes one day’s roll; each row is recorded or refused independently of the others',
  method: 'POST',
  path: '/api/attendance/roll',
  access: 'tutor',
  body: takeAttendanceRequest,
  bodyLimit: ROLL_BYTES,
  answer: takeAttendanceResponse,
  run: async (input, context: Context<'handle' | 'clock' | 'centre' | 'readModels' | 'loadAggregate' | 'log'>) => {
    const { date, rows } = input.body;
    if (date > getCivilDate(context.clock, context.centre.timeZone)) return refuse('date-in-future');
    // In parallel, so that the appends of all streams are sent in batches.
    const outcomes = await Promise.all(rows.map((row) => recordRollRow(context, input, row)));
    const [first] = outcomes;
    if (first?.status === 'thrown' && outcomes.every(isStoreUnavailable)) throw first.error;
    const position = outcomes.reduce((largest, row) => max(largest, positionOf(row)), 0n);
    return {
      body: { date, rows: await toRollRowResults(context, input, outcomes) },
      refusedRows: outcomes.flatMap((row) =>
        row.status === 'refused' ? { studentId: row.studentId, code: row.refused } : [],
      ),
      ...(position > 0n && { position }),
    };
  },
});

/** Whether the row failed because the store or the database did not answer. */
const isStoreUnavailable = (row: RollRowOutcome) => row.status === 'thrown' && row.refused !== 'unexpected';

const positionOf = (row: RollRowOutcome): bigint => (row.status === 'done' ? row.position : 0n);
const max = (one: bigint, other: bigint): bigint => (one > other ? one : other);
