import type { Sql } from 'postgres';
import { leaderboardGroupsResponse } from '#contracts/groups.ts';
import type { Profile } from '#contracts/session.ts';
import { fetchGroups, type GroupRecord } from '#projections/people/groups/groups-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

/** The groups whose leaderboard a person may see: all for tutors, their own for students. */
export const fetchVisibleGroups = async (connection: Sql, { id, role }: Profile): Promise<GroupRecord[]> => {
  const groups = await fetchGroups(connection);
  return role === 'tutor' ? groups : groups.filter(({ students }) => students.includes(id));
};

export const getLeaderboardGroups = defineUseCase({
  operation: 'getLeaderboardGroups',
  summary: 'The groups that have a leaderboard of their own: all for tutors, a student’s own for the student',
  method: 'GET',
  path: '/api/leaderboard/groups',
  access: 'signed-in',
  relation: 'everybody',
  answer: leaderboardGroupsResponse,
  run: async ({ profile }, { readModels }: Context<'readModels'>) => {
    const groups = await fetchVisibleGroups(readModels.sql, profile);
    return { body: { groups: groups.map(({ id, name }) => ({ id, name })) } };
  },
});
