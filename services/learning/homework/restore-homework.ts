import { savedHomeworkResponse } from '#contracts/homework.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { homeworkParams } from '#services/core/use-case/homework-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { dispatchHomeworkCommand } from './homework-command.ts';

export const restoreHomework = defineUseCase({
  operation: 'restoreHomework',
  summary: 'Restores a deleted homework with its submissions',
  method: 'POST',
  path: '/api/homework/:id/restore',
  access: 'owner',
  params: homeworkParams,
  answer: savedHomeworkResponse,
  run: async (input, context: Context<'handle' | 'sql' | 'readModels'>) => {
    const { id } = input.params;
    const outcome = await dispatchHomeworkCommand(context, input, id, { type: 'RestoreHomework' }, null);
    if ('refused' in outcome) return outcome;
    const { version, position } = outcome;
    return { body: { id, version, regraded: 0 }, version, position };
  },
});
