import type { z } from 'zod';
import { addClassesRequest } from '#contracts/classes.ts';
import { balanceResponse } from '#contracts/students.ts';
import { dispatchStudentCommand } from '#services/core/command/student-command.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

export const addClasses = defineUseCase({
  operation: 'addClasses',
  summary: 'Adds classes to remaining and total, each capped at 18; what does not fit in remaining waits',
  method: 'POST',
  path: '/api/students/:id/classes/add',
  access: 'tutor',
  params: studentParams,
  body: addClassesRequest,
  answer: balanceResponse,
  run: async (input, context: Context<'handle' | 'loadAggregate' | 'clock' | 'centre' | 'readModels'>) => {
    const { purchase, ...body } = input.body;
    const command = { type: 'AdjustClasses', direction: 'add', ...body } as const;
    const answer = await dispatchStudentCommand(context, input, input.params.id, {
      ...command,
      ...(purchase && { purchase: toPurchaseDetails(purchase) }),
    });
    if (!('refused' in answer) || answer.refused !== 'date-in-future') return answer;
    return { ...answer, errors: { 'purchase.paid_on': 'This day is in the future.' } };
  },
});

const toPurchaseDetails = ({
  amount_cents: amountCents,
  paid_on: paidOn,
  receipt,
}: NonNullable<z.output<typeof addClassesRequest>['purchase']>) => ({
  ...(amountCents !== undefined && { amountCents }),
  ...(paidOn && { paidOn }),
  ...(receipt && { receipt }),
});
