import { attendanceQuery, attendanceResponse } from '#contracts/attendance.ts';
import { PAGE_ROWS_DEFAULT } from '#events/values/limits.ts';
import { fetchAttendancePage } from '#projections/queries/attendance.ts';
import { unsealFields } from '#services/personal-keys/unseal-fields.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';
import { toAttendanceSelection } from './parts/to-attendance-selection.ts';

export const getAttendanceRecords = defineUseCase({
  operation: 'getAttendanceRecords',
  summary: 'Attendance marks of one student or of all, newest date first',
  method: 'GET',
  path: '/api/attendance',
  access: 'signed-in',
  own: ({ query }) => query.student_id,
  query: attendanceQuery,
  answer: attendanceResponse,
  run: async ({ query, profile }, { readModels, keys }: Context<'readModels' | 'keys'>) => {
    const { rows, nextCursor } = await fetchAttendancePage(readModels.sql, {
      ...toAttendanceSelection(query),
      cursor: query.cursor,
      limit: query.limit ?? PAGE_ROWS_DEFAULT,
    });
    // Students never get a private note, not even sealed.
    const visible = profile.role === 'tutor' ? rows : rows.map((row) => ({ ...row, private_notes: null }));
    const records = await unsealFields(visible, ['notes', 'private_notes'], keys);
    return { body: { records, next_cursor: nextCursor } };
  },
});
