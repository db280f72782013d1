import type { Context } from '#services/core/use-case/context.ts';
import { homeworkParams } from '#services/core/use-case/homework-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { dispatchHomeworkCommand } from './homework-command.ts';
import { loadManageableHomework } from './load-manageable-homework.ts';

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
