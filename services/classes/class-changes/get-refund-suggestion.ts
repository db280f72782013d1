import { refundSuggestionQuery, refundSuggestionResponse } from '#contracts/class-reports.ts';
import { suggestRefund } from '#events/classes/student/suggest-refund.ts';
import { fetchAddedAndRemovedClasses } from '#projections/classes/class-transactions/class-reports.ts';
import { fetchStudent } from '#projections/people/profiles/students-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';

/** Newest additions and removals that are looked at. Each has at least one class. */
const REFUND_ROWS_MAX = 200;

export const getRefundSuggestion = defineUseCase({
  operation: 'getRefundSuggestion',
  summary: 'What a family paid for the unused classes that a tutor is about to take back',
  method: 'GET',
  path: '/api/students/:id/refund-suggestion',
  access: 'tutor',
  params: studentParams,
  query: refundSuggestionQuery,
  answer: refundSuggestionResponse,
  run: async ({ params, query }, { readModels: { sql } }: Context<'readModels'>) => {
    const [student, rows] = await Promise.all([
      fetchStudent(sql, params.id),
      fetchAddedAndRemovedClasses(sql, params.id, REFUND_ROWS_MAX),
    ]);
    if (!student) return refuse('student-unknown');
    const unused = student.classes_remaining + student.classes_waiting;
    return { body: suggestRefund(rows, unused, query.classes) };
  },
});
