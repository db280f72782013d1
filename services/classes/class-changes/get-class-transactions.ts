import type { z } from 'zod';
import { transactionsQuery, transactionsResponse } from '#contracts/classes.ts';
import { PAGE_ROWS_DEFAULT } from '#events/values/limits.ts';
import {
  fetchTransactionsPage,
  fetchTransactionTutors,
  type TransactionSelection,
} from '#projections/classes/class-transactions/class-transactions-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { unsealFields } from '#services/platform/personal-keys/unseal-fields.ts';

export const toTransactionSelection = (
  {
    order,
    student_id: studentId,
    source,
    code,
    tutor_id: tutorId,
    group,
    from,
    to,
  }: z.output<typeof transactionsQuery>,
  timeZone: string,
): TransactionSelection => ({ order, studentId, source, code, tutorId, group, period: { from, to, timeZone } });

export const getClassTransactions = defineUseCase({
  operation: 'getClassTransactions',
  summary: 'Balance changes of one student or of all, newest first',
  method: 'GET',
  path: '/api/class-transactions',
  access: 'signed-in',
  families: true,
  own: ({ query }) => query.student_id,
  query: transactionsQuery,
  answer: transactionsResponse,
  run: async ({ query }, { readModels, keys, centre }: Context<'readModels' | 'keys' | 'centre'>) => {
    const { sql } = readModels;
    const [{ rows, nextCursor }, tutors] = await Promise.all([
      fetchTransactionsPage(sql, {
        ...toTransactionSelection(query, centre.timeZone),
        cursor: query.cursor,
        limit: query.limit ?? PAGE_ROWS_DEFAULT,
      }),
      fetchTransactionTutors(sql, query.student_id),
    ]);
    const transactions = await unsealFields(rows, ['reason', 'receipt'], keys);
    return { body: { transactions, tutors, next_cursor: nextCursor } };
  },
});
