import { rollAnswer, rollQuery } from '#contracts/attendance.ts';
import { fetchRollPage } from '#projections/queries/attendance-roll.ts';
import { getCivilDate } from '#services/clock/clock.ts';
import { refuse } from '#services/problems/refuse.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';
import { unsealRollNotes } from './parts/unseal-roll-notes.ts';

/** Students in one page of a day's roll; each row carries its note. */
export const ROLL_PAGE_ROWS = 100;

export const getAttendanceRoll = defineUseCase({
  operation: 'getAttendanceRoll',
  summary: 'Current students by name, each with their mark on one day',
  method: 'GET',
  path: '/api/attendance/roll',
  access: 'tutor',
  query: rollQuery,
  answer: rollAnswer,
  run: async (
    { query: { date, cursor, limit = ROLL_PAGE_ROWS } },
    context: Context<'readModels' | 'keys' | 'clock' | 'centre'>,
  ) => {
    if (date > getCivilDate(context.clock, context.centre.timeZone)) return refuse('date-in-future');
    const { rows, nextCursor } = await fetchRollPage(context.readModels.sql, date, { cursor, limit });
    const roll = await unsealRollNotes(context, rows);
    const students = roll.map(({ id, name, email, classes_remaining, classes_uncovered, mark }) => ({
      ...{ id, name, email, classes_remaining, classes_uncovered },
      mark,
    }));
    return { body: { date, students, next_cursor: nextCursor } };
  },
});
