import { createGroupRequest, createGroupResponse } from '#contracts/groups.ts';
import { groupsAggregate } from '#events/people/group/groups-decider.ts';
import { requireCurrentStudents } from '#services/core/command/are-current-students.ts';
import { toNewStreamId } from '#services/core/command/command-handler.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

/** The group's id is derived from the idempotency key, so that a retry finds the group of the first attempt. */
export const createGroup = defineUseCase({
  operation: 'createGroup',
  attempt: 'create a group',
  summary: 'Creates a group of students',
  method: 'POST',
  path: '/api/groups',
  access: 'tutor',
  body: createGroupRequest,
  answer: createGroupResponse,
  run: async (input, context: DispatchContext) => {
    const { body } = input;
    const id = toNewStreamId(input.commandId);
    const command = { type: 'CreateGroup', group: id, ...body } as const;
    const precondition = requireCurrentStudents(context, body.students);
    const outcome = await dispatch(context, input, groupsAggregate, undefined, command, { precondition });
    return 'refused' in outcome ? outcome : { ...outcome, body: { id } };
  },
});
