import { z } from 'zod';
import { changeGroupRequest } from '#contracts/groups.ts';
import { lowerCaseId } from '#contracts/primitives.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { dispatchGroupCommand } from './group-command.ts';

export const changeGroup = defineUseCase({
  operation: 'changeGroup',
  summary: 'Renames a group, adds students to it and removes students from it',
  method: 'POST',
  path: '/api/groups/:id',
  access: 'tutor',
  params: z.strictObject({ id: lowerCaseId }),
  body: changeGroupRequest,
  run: async (input, context: Context<'handle' | 'readModels' | 'loadAggregate'>) => {
    const { name, added, removed } = input.body;
    const command = { type: 'ChangeGroup', group: input.params.id, ...(name && { name }), added, removed } as const;
    const outcome = await dispatchGroupCommand(context, input, command, input.body, added);
    return 'refused' in outcome ? outcome : { body: undefined, version: outcome.version, position: outcome.position };
  },
});
