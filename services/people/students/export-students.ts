import { studentsResponse } from '#contracts/students.ts';
import { sumRemainingClasses } from '#projections/people/profiles/students-query.ts';
import { defineListExport } from '#services/core/exports/define-list-export.ts';
import { getStudentProfiles } from './get-student-profiles.ts';

export const exportStudents = defineListExport({
  operation: 'exportStudents',
  summary: 'Current or former students, as a file',
  name: 'students',
  list: getStudentProfiles,
  answer: studentsResponse,
  rows: ({ students }) => students,
  columns: [
    ...(['name', 'email', 'classes_remaining', 'classes_total', 'classes_waiting', 'classes_uncovered'] as const),
    ...(['classes_attended', 'created_at', 'archived_at', 'id'] as const),
  ],
  count: async ({ total }, { query: { former, search, group } }, { readModels }) => ({
    count: total,
    classes: await sumRemainingClasses(readModels.sql, { former: former === 'true', search, group }),
  }),
});
