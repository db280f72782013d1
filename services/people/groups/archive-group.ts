import { z } from 'zod';
import { lowerCaseId } from '#contracts/primitives.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { dispatchGroupCommand } from './group-command.ts';

export const archiveGroup = defineUseCase({
  operation: 'archiveGroup',
  summary: 'Removes a group; its students and their records do not change',
  method: 'DELETE',
  path: '/api/groups/:id',
  access: 'tutor',
  params: z.strictObject({ id: lowerCaseId }),
  run: async (input, context: Context<'handle' | 'readModels' | 'loadAggregate'>) => {
    const outcome = await dispatchGroupCommand(
      context,
      input,
      { type: 'ArchiveGroup', group: input.params.id },
      undefined,
    );
    return 'refused' in outcome ? outcome : { body: undefined, version: outcome.version, position: outcome.position };
  },
});
