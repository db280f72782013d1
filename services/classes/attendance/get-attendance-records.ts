import type { Sql } from 'postgres';
import type { z } from 'zod';
import { attendanceQuery, attendanceResponse } from '#contracts/attendance.ts';
import { PAGE_ROWS_DEFAULT } from '#events/values/limits.ts';
import {
  type AttendanceRecord,
  type AttendanceSelection,
  fetchAttendancePage,
} from '#projections/classes/attendance/attendance-query.ts';
import { fetchLastPublicChanges } from '#projections/classes/attendance/attendance-record-history.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { unsealFields } from '#services/platform/personal-keys/unseal-fields.ts';

export const toAttendanceSelection = (
  { student_id: studentId, date, from, to, status, charge, group: id, members }: z.output<typeof attendanceQuery>,
  { timeZone }: Context<'centre'>['centre'],
): AttendanceSelection => {
  const group = id === undefined ? undefined : { id, timeZone };
  return { studentId, date, from, to, status, charge, group, members };
};

export const getAttendanceRecords = defineUseCase({
  operation: 'getAttendanceRecords',
  summary: 'Attendance marks of one student or of all, newest date first',
  method: 'GET',
  path: '/api/attendance',
  access: 'signed-in',
  families: true,
  own: ({ query }) => query.student_id,
  query: attendanceQuery,
  answer: attendanceResponse,
  run: async ({ query, profile }, { readModels, keys, centre }: Context<'readModels' | 'keys' | 'centre'>) => {
    const { rows, nextCursor } = await fetchAttendancePage(readModels.sql, {
      ...toAttendanceSelection(query, centre),
      cursor: query.cursor,
      limit: query.limit ?? PAGE_ROWS_DEFAULT,
    });
    const visible = profile.role === 'tutor' ? rows : await withoutPrivateNotes(readModels.sql, rows);
    const records = await unsealFields(visible, ['notes', 'private_notes'], keys);
    return { body: { records, next_cursor: nextCursor } };
  },
});

/** The records as students get them: without the private notes, not even sealed, and without who changed one and when. */
async function withoutPrivateNotes(sql: Sql, rows: readonly AttendanceRecord[]): Promise<AttendanceRecord[]> {
  const changes = await fetchLastPublicChanges(
    sql,
    rows.map(({ id }) => id),
  );
  const changeById = new Map(changes.map(({ attendance_id: id, ...change }) => [id, change]));
  return rows.map((row) => ({ ...row, ...changeById.get(row.id), private_notes: null }));
}
