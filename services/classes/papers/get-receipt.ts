import { receiptResponse } from '#contracts/papers.ts';
import { lowerCaseId } from '#contracts/primitives.ts';
import { fetchMoneyEntries } from '#projections/classes/money/money-query.ts';
import type { PaperContext } from '#services/core/papers/load-paper.ts';
import { loadReceipt } from '#services/core/papers/load-receipt.ts';
import { getStudentIdInPath, studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase, mayReadAbout } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';

export const getReceipt = defineUseCase({
  operation: 'getReceipt',
  summary: 'The receipt of a payment, with the invoices that it pays',
  method: 'GET',
  path: '/api/students/:id/receipts/:payment',
  access: 'signed-in',
  families: true,
  own: getStudentIdInPath,
  params: studentParams.extend({ payment: lowerCaseId }),
  answer: receiptResponse,
  run: async ({ params: { id, payment }, ...reader }, context: PaperContext) => {
    const [entry] = await fetchMoneyEntries(context.readModels.sql, [payment]);
    if (entry?.student_id !== id) return refuse('payment-unknown');
    const receipt = await loadReceipt(context, entry.joint_id ?? payment, {
      ...{ studentId: id, family: reader.family },
      maySee: (studentId) => mayReadAbout(reader, studentId),
    });
    return receipt ? { body: receipt } : refuse('payment-unknown');
  },
});
