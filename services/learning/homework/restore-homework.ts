import { savedHomeworkResponse } from '#contracts/homework.ts';
import { homeworkAggregate } from '#events/learning/homework/homework-decider.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { homeworkParams } from '#services/core/use-case/homework-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

export const restoreHomework = defineUseCase({
  operation: 'restoreHomework',
  attempt: 'restore an assignment',
  summary: 'Restores a deleted homework with its submissions',
  method: 'POST',
  path: '/api/homework/:id/restore',
  access: 'owner',
  params: homeworkParams,
  answer: savedHomeworkResponse,
  run: async (input, context: DispatchContext) => {
    const { id } = input.params;
    const outcome = await dispatch(context, input, homeworkAggregate, id, { type: 'RestoreHomework' });
    if ('refused' in outcome) return outcome;
    const { version, position } = outcome;
    return { body: { id, version, regraded: 0 }, version, position };
  },
});
