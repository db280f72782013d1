import type { z } from 'zod';
import { classHistoryQuery, classHistoryResponse } from '#contracts/classes.ts';
import { PAGE_ROWS_DEFAULT } from '#events/values/limits.ts';
import {
  type ClassHistorySelection,
  fetchClassHistoryPage,
  fetchClassHistoryTutors,
  fetchClassTotals,
  sealedClassHistoryFields,
} from '#projections/classes/class-transactions/class-history.ts';
import { fetchStudent } from '#projections/people/profiles/students-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { hideStudentVersion } from '#services/core/use-case/hide-student-version.ts';
import { getStudentIdInPath, studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { unsealFields } from '#services/platform/personal-keys/unseal-fields.ts';
import { refuse } from '#services/platform/problems/refuse.ts';

export const toClassHistorySelection = (
  { order, cause, code, tutor_id: tutorId, from, to }: z.output<typeof classHistoryQuery>,
  timeZone: string,
): ClassHistorySelection => ({ order, cause, code, tutorId, period: { from, to, timeZone } });

export const getClassHistory = defineUseCase({
  operation: 'getClassHistory',
  summary: 'Changes of a student’s classes and attendance marks, newest first',
  method: 'GET',
  path: '/api/students/:id/class-history',
  access: 'signed-in',
  families: true,
  own: getStudentIdInPath,
  params: studentParams,
  query: classHistoryQuery,
  answer: classHistoryResponse,
  run: async ({ params, query, profile }, { readModels, keys, centre }: Context<'readModels' | 'keys' | 'centre'>) => {
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
    return {
      body: { student: hideStudentVersion(student, profile), totals, entries, tutors, next_cursor: nextCursor },
    };
  },
});
