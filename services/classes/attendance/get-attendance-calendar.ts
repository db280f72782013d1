import {
  type AttendanceCalendarDay,
  attendanceCalendarQuery,
  attendanceCalendarResponse,
} from '#contracts/attendance.ts';
import {
  type CalendarDayRecord,
  fetchCalendarDays,
  fetchFirstMarkedDay,
} from '#projections/classes/attendance/attendance-calendar.ts';
import { fetchStudent } from '#projections/people/profiles/students-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { getStudentIdInPath, studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { refuse } from '#services/platform/problems/refuse.ts';

export const getAttendanceCalendar = defineUseCase({
  operation: 'getAttendanceCalendar',
  summary: 'The days of a month for which a student was marked, each with its row of the class history',
  method: 'GET',
  path: '/api/students/:id/attendance-calendar',
  access: 'signed-in',
  families: true,
  own: getStudentIdInPath,
  params: studentParams,
  query: attendanceCalendarQuery,
  answer: attendanceCalendarResponse,
  run: async ({ params: { id }, query }, { readModels: { sql }, clock, centre }: Needed) => {
    const month = query.month ?? getCivilDate(clock, centre.timeZone).slice(0, 7);
    const [student, first_day, days] = await Promise.all([
      fetchStudent(sql, id),
      fetchFirstMarkedDay(sql, id),
      fetchCalendarDays(sql, id, `${month}-01`),
    ]);
    if (!student) return refuse('student-unknown');
    return { body: { student: { id, name: student.name }, month, first_day, days: days.map(toCalendarDay) } };
  },
});

type Needed = Context<'readModels' | 'clock' | 'centre'>;

const toCalendarDay = ({ date, given_back, row_id, row_day, ...mark }: CalendarDayRecord): AttendanceCalendarDay => ({
  date,
  state: toState(mark),
  // A class that was given back may have been taken again since.
  given_back: given_back && (mark.charge ?? 'none') === 'none',
  row: { id: row_id, day: row_day },
});

const toState = (mark: Pick<CalendarDayRecord, 'status' | 'charge' | 'late_cancellation' | 'voided'>) => {
  const { status, charge, late_cancellation, voided } = mark;
  if (status === null) return voided ? 'voided' : 'moved';
  const isUncovered = charge === 'uncovered';
  if (late_cancellation) return isUncovered ? 'uncovered-late-cancellation' : 'late-cancellation';
  return isUncovered ? 'uncovered' : status;
};
