import { moneyResponse, reversePaymentRequest } from '#contracts/money.ts';
import { lowerCaseId } from '#contracts/primitives.ts';
import { studentAggregate, studentDecider } from '#events/classes/student/student-decider.ts';
import { loadDecisionContext } from '#services/core/centre/centre-rules.ts';
import { type DispatchContext, dispatch, toActor } from '#services/core/command/dispatch.ts';
import { studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { isSettledPart, listOtherParts, reverseOtherPart } from './joint-payment.ts';
import { toMoneyResponse } from './to-money-response.ts';

export const reversePayment = defineUseCase({
  operation: 'reversePayment',
  attempt: { of: 'reverse a payment of' },
  summary: 'Reverses a payment that did not hold, or was recorded by mistake; what it paid is owed again',
  method: 'POST',
  path: '/api/students/:id/payments/:payment/reverse',
  access: 'tutor',
  params: studentParams.extend({ payment: lowerCaseId }),
  body: reversePaymentRequest,
  answer: moneyResponse,
  run: async (input, context: DispatchContext) => {
    const { id, payment } = input.params;
    const { state, hasCommand } = await context.loadAggregate(studentAggregate, id);
    const command = { type: 'ReversePayment', payment, ...input.body } as const;
    const others = command.whole ? listOtherParts(state.money.payments[payment], id) : [];
    // Nothing is reversed before each part could be. A retry finds the own part reversed, and completes the others.
    for (const part of hasCommand(input.commandId) ? [] : others) {
      const { state } = await context.loadAggregate(studentAggregate, part.student);
      const decided = studentDecider.decide(state, { ...command, ...part }, await loadDecisionContext(context));
      if (typeof decided === 'string' && !isSettledPart(decided)) return refuse(decided);
    }
    const own = await dispatch(context, input, studentAggregate, id, command);
    if ('refused' in own) return toMoneyResponse(id, own);
    let { position } = own;
    const { reason, code } = command;
    const request = { reason, code, commandId: input.commandId, actor: toActor(input.profile) };
    for (const part of others) {
      const outcome = await reverseOtherPart(context, part, request);
      if (outcome.status === 'done') position = outcome.position > position ? outcome.position : position;
      else if (outcome.status !== 'refused') return refuse(outcome.status);
      // Somebody else may have reversed it in this moment.
      else if (!isSettledPart(outcome.refusal)) return refuse(outcome.refusal);
    }
    return toMoneyResponse(id, { ...own, position });
  },
});
