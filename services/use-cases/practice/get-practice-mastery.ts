import { practiceMasteryResponse } from '#contracts/practice-mastery.ts';
import { fetchCompletedSessions } from '#projections/queries/practice-sessions.ts';
import { fetchProfile } from '#projections/queries/profiles.ts';
import { loadAssignedPractice } from '#services/assigned-practice/load-assigned-practice.ts';
import { getCivilDate } from '#services/clock/clock.ts';
import { unsealFields } from '#services/personal-keys/unseal-fields.ts';
import { chooseTodaysTopic, computeMastery } from '#services/practice-mastery/compute-mastery.ts';
import { refuse } from '#services/problems/refuse.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { getStudentIdInPath, studentParams } from '#services/use-case-definition/student-params.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';

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
    return { body: { student, topics, today, assigned: await loadAssignedPractice(context, [id]) } };
  },
});
