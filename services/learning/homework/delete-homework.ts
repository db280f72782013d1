import { homeworkAggregate } from '#events/learning/homework/homework-decider.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { homeworkParams } from '#services/core/use-case/homework-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { loadManageableHomework } from './load-manageable-homework.ts';

export const deleteHomework = defineUseCase({
  operation: 'deleteHomework',
  attempt: 'delete an assignment',
  summary: 'Hides a homework and its submissions; the history is kept',
  method: 'DELETE',
  path: '/api/homework/:id',
  access: 'tutor',
  relation: 'managed-homework',
  params: homeworkParams,
  run: async (input, context: DispatchContext) => {
    const { params, profile } = input;
    if (!(await loadManageableHomework(context, params.id, profile))) return refuse('homework-unknown');
    return dispatch(context, input, homeworkAggregate, params.id, { type: 'DeleteHomework' });
  },
});
