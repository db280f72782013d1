import { receiptResponse } from '#contracts/papers.ts';
import { lowerCaseId } from '#contracts/primitives.ts';
import { loadEntries, type PaperContext } from '#services/core/papers/load-paper.ts';
import { loadReceipt } from '#services/core/papers/load-receipt.ts';
import { getStudentIdInPath, studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase, findChild } from '#services/core/use-case/use-case.ts';
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
  run: async ({ params: { id, payment }, family, profile }, context: PaperContext) => {
    const entry = (await loadEntries(context, [payment])).get(payment);
    if (entry?.student_id !== id) return refuse('payment-unknown');
    const maySee = (studentId: string) =>
      family ? findChild(family, studentId) !== undefined : profile.role === 'tutor';
    const receipt = await loadReceipt(context, entry.joint_id ?? payment, { studentId: id, family, maySee });
    return receipt ? { body: receipt } : refuse('payment-unknown');
  },
});
