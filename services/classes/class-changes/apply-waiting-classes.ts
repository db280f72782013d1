import { applyWaitingRequest } from '#contracts/classes.ts';
import { balanceResponse } from '#contracts/students.ts';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { loadDecisionContext } from '#services/core/centre/centre-rules.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { toBalanceResponse } from '#services/core/command/to-balance-response.ts';
import { studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

export const applyWaitingClasses = defineUseCase({
  operation: 'applyWaitingClasses',
  attempt: { of: 'apply waiting classes for' },
  summary: 'Moves waiting classes to remaining; without a number, as many as fit',
  method: 'POST',
  path: '/api/students/:id/waiting/apply',
  access: 'tutor',
  params: studentParams,
  body: applyWaitingRequest,
  answer: balanceResponse,
  run: async (input, context: DispatchContext) => {
    const { id } = input.params;
    const outcome = await dispatch(context, input, studentAggregate, id, {
      type: 'ApplyWaitingClasses',
      ...input.body,
    });
    if (!('refused' in outcome) || outcome.refused !== 'no-room') return toBalanceResponse(id, outcome);
    const { rules } = await loadDecisionContext(context);
    const detail = `That's too many: a student can have at most ${rules.classesMax} classes remaining.`;
    return { ...outcome, detail };
  },
});
