import { invoiceResponse } from '#contracts/papers.ts';
import { lowerCaseId } from '#contracts/primitives.ts';
import { loadInvoice } from '#services/core/papers/load-invoice.ts';
import type { PaperContext } from '#services/core/papers/load-paper.ts';
import { getStudentIdInPath, studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';

export const getInvoice = defineUseCase({
  operation: 'getInvoice',
  summary: 'The invoice of a purchase, with what was paid for it and what is open',
  method: 'GET',
  path: '/api/students/:id/invoices/:purchase',
  access: 'signed-in',
  families: true,
  own: getStudentIdInPath,
  params: studentParams.extend({ purchase: lowerCaseId }),
  answer: invoiceResponse,
  run: async ({ params: { id, purchase }, family }, context: PaperContext) => {
    const invoice = await loadInvoice(context, purchase, { studentId: id, family });
    return invoice ? { body: invoice } : refuse('purchase-unknown');
  },
});
