import { practiceProgressResponse } from '#contracts/practice.ts';
import { practiceSubject } from '#events/values/shapes.ts';
import {
  fetchAccuracyBySubject,
  sumSessionsByWeek,
} from '#projections/learning/practice-sessions/practice-sessions-query.ts';
import { fetchPointsByWeek } from '#projections/learning/practice-stats/practice-stats-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { getStudentIdInPath, studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { getCivilDate } from '#services/platform/clock.ts';

const WEEKS = 12;

export const getPracticeProgress = defineUseCase({
  operation: 'getPracticeProgress',
  summary: 'A student’s points per week of the last twelve weeks, and accuracy by subject',
  method: 'GET',
  path: '/api/students/:id/practice/progress',
  access: 'student',
  own: getStudentIdInPath,
  params: studentParams,
  answer: practiceProgressResponse,
  run: async (
    { params: { id } },
    { readModels: { sql }, clock, centre }: Context<'readModels' | 'clock' | 'centre'>,
  ) => {
    const today = getCivilDate(clock, centre.timeZone);
    const [points, sessions, practised] = await Promise.all([
      fetchPointsByWeek(sql, id, { today, weeks: WEEKS }),
      sumSessionsByWeek(sql, id, { today, weeks: WEEKS }),
      fetchAccuracyBySubject(sql, id),
    ]);
    const subjects = practiceSubject.options.flatMap(
      (subject) => practised.find((row) => row.subject === subject) ?? [],
    );
    // Both are of the same weeks.
    const weeks = points.map((week, at) => ({ ...week, sessions: sessions[at]?.sessions ?? 0 }));
    return { body: { weeks, subjects } };
  },
});
