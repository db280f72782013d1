import { v5 as uuidv5 } from 'uuid';
import { moneyResponse, reversePaymentRequest } from '#contracts/money.ts';
import { lowerCaseId } from '#contracts/primitives.ts';
import { studentAggregate, studentDecider } from '#events/classes/student/student-decider.ts';
import { fetchJointParts, fetchMoneyEntries } from '#projections/classes/money/money-query.ts';
import { loadDecisionContext } from '#services/core/centre/centre-rules.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { toMoneyResponse } from './to-money-response.ts';

interface Part {
  readonly student: string;
  readonly payment: string;
}

/** The parts of other students of the same payment that are not reversed yet. */
const loadOtherParts = async ({ readModels: { sql } }: DispatchContext, payment: string): Promise<Part[]> => {
  const [entry] = await fetchMoneyEntries(sql, [payment]);
  const parts = entry?.joint_id ? await fetchJointParts(sql, [entry.joint_id]) : [];
  return parts
    .filter(({ entry_id, reversed }) => entry_id !== payment && !reversed)
    .map(({ student_id: student, entry_id }) => ({ student, payment: entry_id }));
};

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
    const { whole, ...why } = input.body;
    const toCommand = (part: Part) => ({ type: 'ReversePayment', payment: part.payment, ...why }) as const;
    const own = { student: id, payment };
    const { hasCommand } = await context.loadAggregate(studentAggregate, id);
    // The own part is the last, so a retry that finds it has nothing else to do, and any other finds what a crash left out.
    const others = whole && !hasCommand(input.commandId) ? await loadOtherParts(context, payment) : [];
    // Nothing is reversed before each part could be.
    for (const part of others.length > 0 ? [own, ...others] : []) {
      const { state } = await context.loadAggregate(studentAggregate, part.student);
      const decided = studentDecider.decide(state, toCommand(part), await loadDecisionContext(context));
      if (typeof decided === 'string') return refuse(decided);
    }
    for (const part of others) {
      const request = { ...input, commandId: uuidv5(`${part.student}/reverse`, input.commandId) };
      const reversed = await dispatch(context, request, studentAggregate, part.student, toCommand(part));
      // Somebody else may have reversed it in this moment.
      if ('refused' in reversed && reversed.refused !== 'payment-reversed') return reversed;
    }
    return toMoneyResponse(id, await dispatch(context, input, studentAggregate, id, toCommand(own)));
  },
});
