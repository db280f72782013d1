import { groupsResponse } from '#contracts/groups.ts';
import { fetchGroups } from '#projections/people/groups/groups-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

export const getGroups = defineUseCase({
  operation: 'getGroups',
  summary: 'Every group with its students, and the group of the tutor’s last roll',
  method: 'GET',
  path: '/api/groups',
  access: 'tutor',
  answer: groupsResponse,
  run: async ({ profile }, { readModels, sql }: Context<'readModels' | 'sql'>) => {
    const [groups, [chosen]] = await Promise.all([
      fetchGroups(readModels.sql),
      sql<{ group_id: string }[]>`select group_id from desk.roll_groups where tutor_id = ${profile.id}`,
    ]);
    // A group that was archived since is no longer offered.
    const rollGroup = groups.find(({ id }) => id === chosen?.group_id);
    return { body: { groups, roll_group: rollGroup?.id ?? null } };
  },
});
