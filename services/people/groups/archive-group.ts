import { z } from 'zod';
import { lowerCaseId } from '#contracts/primitives.ts';
import { groupsAggregate } from '#events/people/group/groups-decider.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

export const archiveGroup = defineUseCase({
  operation: 'archiveGroup',
  attempt: 'remove a group',
  summary: 'Removes a group; its students and their records do not change',
  method: 'DELETE',
  path: '/api/groups/:id',
  access: 'tutor',
  params: z.strictObject({ id: lowerCaseId }),
  run: (input, context: DispatchContext) =>
    dispatch(context, input, groupsAggregate, undefined, { type: 'ArchiveGroup', group: input.params.id }),
});
