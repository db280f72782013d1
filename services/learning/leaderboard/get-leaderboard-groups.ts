import { leaderboardGroupsResponse } from '#contracts/groups.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { fetchVisibleGroups } from './fetch-visible-groups.ts';

export const getLeaderboardGroups = defineUseCase({
  operation: 'getLeaderboardGroups',
  summary: 'The groups that have a leaderboard of their own: all for tutors, a student’s own for the student',
  method: 'GET',
  path: '/api/leaderboard/groups',
  access: 'signed-in',
  answer: leaderboardGroupsResponse,
  run: async ({ profile }, { readModels }: Context<'readModels'>) => {
    const groups = await fetchVisibleGroups(readModels.sql, profile);
    return { body: { groups: groups.map(({ id, name }) => ({ id, name })) } };
  },
});
