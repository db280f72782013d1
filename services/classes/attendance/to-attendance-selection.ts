import type { z } from 'zod';
import type { attendanceQuery } from '#contracts/attendance.ts';
import type { AttendanceSelection } from '#projections/classes/attendance/attendance-query.ts';

export const toAttendanceSelection = ({
  student_id: studentId,
  date,
  from,
  to,
  status,
  charge,
  group,
}: z.output<typeof attendanceQuery>): AttendanceSelection => ({ studentId, date, from, to, status, charge, group });
