import { practiceMasteryResponse } from '#contracts/practice-mastery.ts';
import { fetchCompletedSessions } from '#projections/learning/practice-sessions/practice-sessions-query.ts';
import { fetchProfile } from '#projections/people/profiles/profiles-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { getStudentIdInPath, studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { withTopicKey } from '#services/learning/questions/topics/find-topic.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { unsealFields } from '#services/platform/personal-keys/unseal-fields.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { chooseTodaysTopic, computeMastery } from './compute-mastery.ts';
import { loadAssignedPractice } from './load-assigned-practice.ts';

/** Older sessions no longer say what a student knows. */
const SESSIONS = 300;

export const getPracticeMastery = defineUseCase({
  operation: 'getPracticeMastery',
  summary: 'How well a student knows each practised topic, and the topic that needs practice most',
  method: 'GET',
  path: '/api/students/:id/practice/mastery',
  access: 'signed-in',
  own: getStudentIdInPath,
  params: studentParams,
  answer: practiceMasteryResponse,
  run: async ({ params: { id } }, context: Context<'readModels' | 'keys' | 'clock' | 'centre'>) => {
    const { readModels, keys, clock, centre } = context;
    const { sql } = readModels;
    const profile = await fetchProfile(sql, id);
    if (profile?.role !== 'student') return refuse('student-unknown');
    const sessions = await unsealFields(await fetchCompletedSessions(sql, id, SESSIONS), ['topic'], keys);
    const topics = computeMastery(sessions);
    const student = { id, name: profile.name };
    const today = chooseTodaysTopic(topics, getCivilDate(clock, centre.timeZone));
    const assigned = await loadAssignedPractice(context, [id]);
    return { body: { student, topics, today: today && withTopicKey(today), assigned } };
  },
});
