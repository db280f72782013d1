import { rollQuery, rollResponse } from '#contracts/attendance.ts';
import { findRulesOn } from '#events/core/centre/centre-rules.ts';
import { fetchRollPage, nestMarkColumns } from '#projections/classes/attendance/attendance-roll.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { unsealFields } from '#services/platform/personal-keys/unseal-fields.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { toAbsenceNotice } from './absence-notice.ts';

/** Students in one page of a day's roll; each row carries its note. */
export const ROLL_PAGE_ROWS = 100;

export const getAttendanceRoll = defineUseCase({
  operation: 'getAttendanceRoll',
  summary: 'Those who were students on a day, by name, each with their mark on it',
  method: 'GET',
  path: '/api/attendance/roll',
  access: 'tutor',
  query: rollQuery,
  answer: rollResponse,
  run: async (
    { query: { date, group, cursor, limit = ROLL_PAGE_ROWS } },
    context: Context<'readModels' | 'keys' | 'clock' | 'centre' | 'loadLastKnownRuleHistory'>,
  ) => {
    const { timeZone } = context.centre;
    const today = getCivilDate(context.clock, timeZone);
    if (date > today) return refuse('date-in-future');
    const filters = { today, timeZone, group, cursor, limit };
    const { rows, nextCursor } = await fetchRollPage(context.readModels.sql, date, filters);
    const unsealed = await unsealFields(rows, ['notes', 'private_notes', 'reason'], context.keys);
    const rules = findRulesOn(await context.loadLastKnownRuleHistory(), date);
    const students = unsealed
      .map(nestMarkColumns)
      .map(({ reported_at, reported_by, by_centre: _, reason, first_class: firstClass, ...row }) => {
        if (reported_at === null) return { ...row, absence: null };
        const report = { date, reportedAt: reported_at, firstClass };
        const notice = toAbsenceNotice(report, { rules, timeZone });
        return { ...row, absence: { reported_at, reported_by, reason, notice } };
      });
    return { body: { date, students, next_cursor: nextCursor } };
  },
});
