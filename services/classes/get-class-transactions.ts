import { transactionsAnswer, transactionsQuery } from '#contracts/classes.ts';
import { PAGE_DEFAULT } from '#events/limits.ts';
import { openSealed } from '#events/record/open.ts';
import { transactionsPage } from '#projections/class-transactions/queries.ts';
import { defineUseCase } from '#services/http/use-case.ts';

export const getClassTransactions = defineUseCase({
  operation: 'getClassTransactions',
  summary: 'Changes of balances, of one student or of all, newest first',
  method: 'GET',
  path: '/api/class-transactions',
  access: 'signed-in',
  own: ({ query }) => query.student_id,
  query: transactionsQuery,
  answer: transactionsAnswer,
  run: async ({ query }, { readModels, keys }) => {
    const { rows, nextCursor } = await transactionsPage(readModels.sql, {
      studentId: query.student_id,
      source: query.source,
      tutorId: query.tutor_id,
      from: query.from,
      to: query.to,
      cursor: query.cursor,
      limit: query.limit ?? PAGE_DEFAULT,
    });
    const reasons = await openSealed(
      rows.map(({ reason }) => reason),
      keys,
    );
    const transactions = rows.map((row, index) => ({ ...row, reason: reasons[index] ?? null }));
    return { body: { transactions, next_cursor: nextCursor } };
  },
});
