import type { z } from 'zod';
import type { transactionsQuery } from '#contracts/classes.ts';
import type { TransactionSelection } from '#projections/classes/class-transactions/class-transactions-query.ts';

export const toTransactionSelection = (
  { order, student_id: studentId, source, code, tutor_id: tutorId, from, to }: z.output<typeof transactionsQuery>,
  timeZone: string,
): TransactionSelection => ({ order, studentId, source, code, tutorId, period: { from, to, timeZone } });
