import { changeFieldNames, transactionsResponse } from '#contracts/classes.ts';
import { fetchTransactionSums } from '#projections/classes/class-transactions/class-transactions-query.ts';
import { defineListExport } from '#services/core/exports/define-list-export.ts';
import { columnsForPeople, toTransactionWords } from './class-change-words.ts';
import { getClassTransactions, toTransactionSelection } from './get-class-transactions.ts';

export const exportClassTransactions = defineListExport({
  operation: 'exportClassTransactions',
  summary: 'Balance changes of one student or of all, as a file',
  name: 'class-history',
  list: getClassTransactions,
  answer: transactionsResponse,
  rows: ({ transactions }) => transactions.map((row) => ({ ...row, ...toTransactionWords(row) })),
  columns: [
    ...(['effective_on', 'created_at', 'student_name', 'student_email', 'source', 'transaction_type'] as const),
    'late_cancellation_hours',
    ...changeFieldNames,
    ...(['tutor_name', 'moved_from', 'moved_to', 'resolved_as', 'resolved_at', 'voided', 'reversed'] as const),
    ...(['reversed_by', 'corrected_as', 'corrected_at', 'corrected_by', 'correction_id'] as const),
    ...(['id', 'student_id', 'tutor_id', 'attendance_id', 'version', 'hash'] as const),
  ],
  columnsForPeople,
  count: (_first, { query }, { readModels, centre }) =>
    fetchTransactionSums(readModels.sql, toTransactionSelection(query, centre.timeZone)),
});
