import type { Sql } from 'postgres';
import type { Profile } from '#contracts/session.ts';
import { fetchGroups, type GroupRecord } from '#projections/people/groups/groups-query.ts';

/** The groups whose leaderboard a person may see: all for tutors, their own for students. */
export const fetchVisibleGroups = async (connection: Sql, { id, role }: Profile): Promise<GroupRecord[]> => {
  const groups = await fetchGroups(connection);
  return role === 'tutor' ? groups : groups.filter(({ students }) => students.includes(id));
};
