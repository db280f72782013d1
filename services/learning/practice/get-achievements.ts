import { achievementKind, achievementsResponse } from '#contracts/practice-review.ts';
import { achievementTiers, emptyPracticeRecord } from '#projections/learning/achievements/apply-practice-event.ts';
import { fetchPracticeRecord } from '#projections/learning/achievements/practice-records-query.ts';
import { fetchProfile } from '#projections/people/profiles/profiles-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { getStudentIdInPath, studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';

export const getAchievements = defineUseCase({
  operation: 'getAchievements',
  summary: 'What a student has achieved in practice, with the days, and what comes next',
  method: 'GET',
  path: '/api/students/:id/practice/achievements',
  access: 'signed-in',
  own: getStudentIdInPath,
  params: studentParams,
  answer: achievementsResponse,
  run: async ({ params: { id } }, { readModels: { sql } }: Context<'readModels'>) => {
    const profile = await fetchProfile(sql, id);
    if (profile?.role !== 'student') return refuse('student-unknown');
    const { earned, counts } = (await fetchPracticeRecord(sql, id)) ?? emptyPracticeRecord;
    const next = achievementKind.options.flatMap((kind) => {
      const count = achievementTiers[kind].find((tier) => tier > counts[kind]);
      return count === undefined ? [] : [{ kind, count, reached: counts[kind] }];
    });
    return { body: { student: { id, name: profile.name }, earned: [...earned].reverse(), next } };
  },
});
