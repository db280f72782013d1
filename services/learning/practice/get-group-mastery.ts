import { z } from 'zod';
import { groupMasteryResponse } from '#contracts/practice-mastery.ts';
import { lowerCaseId } from '#contracts/primitives.ts';
import { fetchCompletedSessionsOfStudents } from '#projections/learning/practice-sessions/practice-sessions-query.ts';
import { fetchGroups } from '#projections/people/groups/groups-query.ts';
import { fetchNamesById } from '#projections/people/profiles/profiles-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { unsealFields } from '#services/platform/personal-keys/unseal-fields.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { computeGroupMastery } from './compute-group-mastery.ts';
import { loadAssignedPractice } from './load-assigned-practice.ts';

/** Sessions of each student that are read. Older ones no longer say what a student knows. */
const SESSIONS_PER_STUDENT = 60;

export const getGroupMastery = defineUseCase({
  operation: 'getGroupMastery',
  summary: 'Which students of a group know each practised topic, and which ones are learning it',
  method: 'GET',
  path: '/api/groups/:id/mastery',
  access: 'tutor',
  params: z.strictObject({ id: lowerCaseId }),
  answer: groupMasteryResponse,
  run: async ({ params: { id } }, context: Context<'readModels' | 'keys' | 'clock' | 'centre'>) => {
    const { sql } = context.readModels;
    const group = (await fetchGroups(sql)).find((each) => each.id === id);
    if (!group) return refuse('group-unknown');
    const sessions = await fetchCompletedSessionsOfStudents(sql, group.students, SESSIONS_PER_STUDENT);
    const topics = computeGroupMastery(await unsealFields(sessions, ['topic'], context.keys));
    const [names, assigned] = await Promise.all([
      fetchNamesById(sql, group.students),
      loadAssignedPractice(context, group.students),
    ]);
    const students = group.students.map((student) => ({ id: student, name: names.get(student) ?? '' }));
    return { body: { group: { id, name: group.name }, students, topics, assigned } };
  },
});
