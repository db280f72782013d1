import { z } from 'zod';
import { lowerCaseId } from '#contracts/primitives.ts';
import { scheduleGroupRequest } from '#contracts/timetable.ts';
import { groupsAggregate } from '#events/people/group/groups-decider.ts';
import { type DispatchContext, dispatch } from '#services/core/command/dispatch.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

export const scheduleGroup = defineUseCase({
  operation: 'scheduleGroup',
  attempt: 'set the class times of a group',
  summary: 'Sets the weekly classes of a group from a day on; earlier days keep theirs',
  method: 'POST',
  path: '/api/groups/:id/schedule',
  access: 'tutor',
  params: z.strictObject({ id: lowerCaseId }),
  body: scheduleGroupRequest,
  run: (input, context: DispatchContext) => {
    const { from, seen_version: seenVersion } = input.body;
    const meetings = input.body.meetings.map(({ room = '', ...times }) => ({
      ...times,
      ...(room && { room: room.trim() }),
    }));
    const command = { type: 'ScheduleGroup', group: input.params.id, from, meetings, seenVersion } as const;
    return dispatch(context, input, groupsAggregate, undefined, command);
  },
});
