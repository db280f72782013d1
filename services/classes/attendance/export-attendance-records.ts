import { attendanceResponse } from '#contracts/attendance.ts';
import { fetchMarkCounts } from '#projections/classes/attendance/attendance-query.ts';
import { defineListExport } from '#services/core/exports/define-list-export.ts';
import { getAttendanceRecords, toAttendanceSelection } from './get-attendance-records.ts';

export const exportAttendanceRecords = defineListExport({
  operation: 'exportAttendanceRecords',
  summary: 'Attendance marks of one student or of all, as a file',
  name: 'attendance',
  list: getAttendanceRecords,
  answer: attendanceResponse,
  rows: ({ records }) => records,
  columns: [
    ...(['date', 'student_name', 'student_email', 'status', 'late_cancellation_hours'] as const),
    ...(['charge', 'notes', 'private_notes'] as const),
    ...([
      'tutor_name',
      'created_at',
      'updated_at',
      'corrected_at',
      'corrected_by',
      'id',
      'student_id',
      'tutor_id',
    ] as const),
  ],
  count: async (_first, { query }, { readModels, centre }) => ({
    ...(await fetchMarkCounts(readModels.sql, toAttendanceSelection(query, centre))),
    classes: null,
  }),
});
