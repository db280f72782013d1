import { attendanceAnswer, attendanceQuery } from '#contracts/attendance.ts';
import { PAGE_DEFAULT } from '#events/limits.ts';
import { openSealed } from '#events/record/open.ts';
import { attendancePage } from '#projections/attendance/queries.ts';
import { defineUseCase } from '#services/http/use-case.ts';

export const getAttendanceRecords = defineUseCase({
  operation: 'getAttendanceRecords',
  summary: 'Marks of one student or of all, newest date first',
  method: 'GET',
  path: '/api/attendance',
  access: 'signed-in',
  own: ({ query }) => query.student_id,
  query: attendanceQuery,
  answer: attendanceAnswer,
  run: async ({ query }, { readModels, keys }) => {
    const { rows, nextCursor } = await attendancePage(readModels.sql, {
      studentId: query.student_id,
      date: query.date,
      from: query.from,
      to: query.to,
      status: query.status,
      cursor: query.cursor,
      limit: query.limit ?? PAGE_DEFAULT,
    });
    const notes = await openSealed(
      rows.map((row) => row.notes),
      keys,
    );
    const records = rows.map((row, index) => ({ ...row, notes: notes[index] ?? null }));
    return { body: { records, next_cursor: nextCursor } };
  },
});
