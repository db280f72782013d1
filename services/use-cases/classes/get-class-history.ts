import { classHistoryQuery, classHistoryResponse } from '#contracts/classes.ts';
import { PAGE_ROWS_DEFAULT } from '#events/values/limits.ts';
import {
  fetchClassHistoryPage,
  fetchClassHistoryTutors,
  fetchClassTotals,
  sealedClassHistoryFields,
} from '#projections/queries/class-history.ts';
import { fetchStudent } from '#projections/queries/students.ts';
import { unsealFields } from '#services/personal-keys/unseal-fields.ts';
import { refuse } from '#services/problems/refuse.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { getStudentIdInPath, studentParams } from '#services/use-case-definition/student-params.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';
import { toClassHistorySelection } from './parts/to-class-history-selection.ts';

export const getClassHistory = defineUseCase({
  operation: 'getClassHistory',
  summary: 'Changes of a student’s classes and attendance marks, newest first',
  method: 'GET',
  path: '/api/students/:id/class-history',
  access: 'signed-in',
  own: getStudentIdInPath,
  params: studentParams,
  query: classHistoryQuery,
  answer: classHistoryResponse,
  run: async ({ params, query }, { readModels, keys, centre }: Context<'readModels' | 'keys' | 'centre'>) => {
    const { sql } = readModels;
    const selection = toClassHistorySelection(query, centre.timeZone);
    const [student, totals, { rows, nextCursor }, tutors] = await Promise.all([
      fetchStudent(sql, params.id),
      fetchClassTotals(sql, params.id, selection),
      fetchClassHistoryPage(sql, params.id, {
        ...selection,
        cursor: query.cursor,
        limit: query.limit ?? PAGE_ROWS_DEFAULT,
      }),
      fetchClassHistoryTutors(sql, params.id),
    ]);
    if (!student) return refuse('student-unknown');
    const entries = await unsealFields(rows, sealedClassHistoryFields, keys);
    return { body: { student, totals, entries, tutors, next_cursor: nextCursor } };
  },
});
