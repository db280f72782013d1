import { loadManageableHomework } from '#services/homework/load-manageable-homework.ts';
import { refuse } from '#services/problems/refuse.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { homeworkParams } from '#services/use-case-definition/homework-params.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';
import { dispatchHomeworkCommand } from './parts/homework-command.ts';

export const deleteHomework = defineUseCase({
  operation: 'deleteHomework',
  summary: 'Hides a homework and its submissions; the history is kept',
  method: 'DELETE',
  path: '/api/homework/:id',
  access: 'tutor',
  params: homeworkParams,
  run: async (input, context: Context<'handle' | 'sql' | 'readModels' | 'loadAggregate'>) => {
    const { params, profile } = input;
    if (!(await loadManageableHomework(context, params.id, profile))) return refuse('homework-unknown');
    const outcome = await dispatchHomeworkCommand(context, input, params.id, { type: 'DeleteHomework' }, null);
    return 'refused' in outcome ? outcome : { body: undefined, version: outcome.version, position: outcome.position };
  },
});
