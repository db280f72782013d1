import { chooseRollGroupRequest } from '#contracts/groups.ts';
import { groupsAggregate } from '#events/people/group/groups-decider.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';

export const chooseRollGroup = defineUseCase({
  operation: 'chooseRollGroup',
  attempt: 'choose a group for the roll',
  summary: 'Keeps the group with which the tutor’s next roll opens',
  method: 'POST',
  path: '/api/groups/roll',
  access: 'tutor',
  body: chooseRollGroupRequest,
  run: async ({ body: { group }, profile }, { sql, loadAggregate }: Context<'sql' | 'loadAggregate'>) => {
    if (group === null) {
      await sql`delete from desk.roll_groups where tutor_id = ${profile.id}`;
      return { body: undefined };
    }
    const { state } = await loadAggregate(groupsAggregate, undefined);
    if (!state[group]) return refuse('group-unknown');
    await sql`
      insert into desk.roll_groups (tutor_id, group_id) values (${profile.id}, ${group})
      on conflict (tutor_id) do update set group_id = excluded.group_id`;
    return { body: undefined };
  },
});
