import { attendanceAnswer, attendanceQuery } from '#contracts/attendance.ts';
import { attendancePage } from '#projections/queries/attendance.ts';
import { PAGE_DEFAULT } from '#services/http/page-size.ts';
import { defineUseCase } from '#services/http/use-case.ts';
import { openTexts } from '#services/open-texts.ts';

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
    return { body: { records: await openTexts(rows, ['notes'], keys), next_cursor: nextCursor } };
  },
});
