import { studentTimetableResponse } from '#contracts/timetable.ts';
import { fetchOpenAbsences } from '#projections/classes/absences/absences-query.ts';
import { findNextClasses } from '#services/core/timetable/list-classes.ts';
import { loadTimetable, type TimetableContext } from '#services/core/timetable/load-timetable.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { getStudentIdInPath, studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { unsealFields } from '#services/platform/personal-keys/unseal-fields.ts';

/** Classes that are listed, so that a form can offer their days. */
const CLASSES_LISTED = 6;

export const getStudentTimetable = defineUseCase({
  operation: 'getStudentTimetable',
  summary: 'The next classes of one student, and the absences that are reported',
  method: 'GET',
  path: '/api/students/:id/timetable',
  access: 'signed-in',
  families: true,
  own: getStudentIdInPath,
  params: studentParams,
  answer: studentTimetableResponse,
  run: async ({ params }, context: TimetableContext & Context<'clock' | 'keys'>) => {
    const today = getCivilDate(context.clock, context.centre.timeZone);
    const [timetable, reports] = await Promise.all([
      loadTimetable(context, today, params.id),
      fetchOpenAbsences(context.readModels.sql, params.id, today),
    ]);
    const absences = await unsealFields(reports, ['reason'], context.keys);
    const classes = findNextClasses(timetable, context.clock(), CLASSES_LISTED);
    const several_groups = new Set(timetable.meetings.map(({ group_id }) => group_id)).size > 1;
    return { body: { today, classes, several_groups, absences } };
  },
});
