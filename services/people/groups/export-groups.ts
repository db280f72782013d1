import { groupsResponse } from '#contracts/groups.ts';
import { fetchNamesById } from '#projections/people/profiles/profiles-query.ts';
import { defineListExport } from '#services/core/exports/define-list-export.ts';
import { getGroups } from './get-groups.ts';

export const exportGroups = defineListExport({
  operation: 'exportGroups',
  summary: 'Every group with the names of its students, as a file',
  name: 'groups',
  list: getGroups,
  answer: groupsResponse,
  rows: async ({ groups }, _input, { readModels }) => {
    const ids = groups.flatMap(({ students }) => students);
    const names = await fetchNamesById(readModels.sql, [...new Set(ids)]);
    return groups.map(({ id, name, students }) => ({
      ...{ id, name, student_count: students.length },
      students: students.flatMap((student) => names.get(student) ?? []),
    }));
  },
  columns: ['name', 'student_count', 'students', 'id'],
  count: ({ groups }) => ({ count: groups.length, classes: null }),
});
