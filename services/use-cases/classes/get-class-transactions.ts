import { transactionsQuery, transactionsResponse } from '#contracts/classes.ts';
import { PAGE_ROWS_DEFAULT } from '#events/values/limits.ts';
import { fetchTransactionsPage, fetchTransactionTutors } from '#projections/queries/class-transactions.ts';
import { unsealFields } from '#services/personal-keys/unseal-fields.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';
import { toTransactionSelection } from './parts/to-transaction-selection.ts';

export const getClassTransactions = defineUseCase({
  operation: 'getClassTransactions',
  summary: 'Balance changes of one student or of all, newest first',
  method: 'GET',
  path: '/api/class-transactions',
  access: 'signed-in',
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
