import { createGroupRequest, createGroupResponse } from '#contracts/groups.ts';
import { toNewStreamId } from '#services/core/command/command-handler.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { dispatchGroupCommand } from './group-command.ts';

/** The group's id is derived from the idempotency key, so that a retry finds the group of the first attempt. */
export const createGroup = defineUseCase({
  operation: 'createGroup',
  summary: 'Creates a group of students',
  method: 'POST',
  path: '/api/groups',
  access: 'tutor',
  body: createGroupRequest,
  answer: createGroupResponse,
  run: async (input, context: Context<'handle' | 'readModels' | 'loadAggregate'>) => {
    const { body } = input;
    const id = toNewStreamId(input.commandId);
    const command = { type: 'CreateGroup', group: id, ...body } as const;
    const outcome = await dispatchGroupCommand(context, input, command, body, body.students);
    if ('refused' in outcome) return outcome;
    return { body: { id }, version: outcome.version, position: outcome.position };
  },
});
