import { z } from 'zod';
import { changeGroupRequest } from '#contracts/groups.ts';
import { lowerCaseId } from '#contracts/primitives.ts';
import { groupsAggregate } from '#events/people/group/groups-decider.ts';
import { requireCurrentStudents } from '#services/core/command/are-current-students.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

export const changeGroup = defineUseCase({
  operation: 'changeGroup',
  attempt: 'change a group',
  summary: 'Renames a group, adds students to it and removes students from it',
  method: 'POST',
  path: '/api/groups/:id',
  access: 'tutor',
  params: z.strictObject({ id: lowerCaseId }),
  body: changeGroupRequest,
  run: async (input, context: DispatchContext) => {
    const { name, added, removed } = input.body;
    const command = { type: 'ChangeGroup', group: input.params.id, ...(name && { name }), added, removed } as const;
    const precondition = requireCurrentStudents(context, added);
    return dispatch(context, input, groupsAggregate, undefined, command, { precondition });
  },
});
