import { z } from 'zod';
import { groupMasteryResponse } from '#contracts/practice-mastery.ts';
import { lowerCaseId } from '#contracts/primitives.ts';
import { fetchGroups } from '#projections/queries/groups.ts';
import { fetchCompletedSessionsOfStudents } from '#projections/queries/practice-sessions.ts';
import { fetchNamesById } from '#projections/queries/profiles.ts';
import { loadAssignedPractice } from '#services/assigned-practice/load-assigned-practice.ts';
import { unsealFields } from '#services/personal-keys/unseal-fields.ts';
import { computeGroupMastery } from '#services/practice-mastery/compute-group-mastery.ts';
import { refuse } from '#services/problems/refuse.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';

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
