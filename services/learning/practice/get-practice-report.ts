import { practiceReportResponse } from '#contracts/practice-report.ts';
import { fetchWeeklyGoal } from '#projections/learning/assigned-practice/assigned-practice-query.ts';
import { sumSessionsByWeek } from '#projections/learning/practice-sessions/practice-sessions-query.ts';
import { fetchProfile } from '#projections/people/profiles/profiles-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { getStudentIdInPath, studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { refuse } from '#services/platform/problems/refuse.ts';

export const getPracticeReport = defineUseCase({
  operation: 'getPracticeReport',
  summary: 'What a student practised this week, and the goal of the week',
  method: 'GET',
  path: '/api/students/:id/practice/report',
  access: 'signed-in',
  families: true,
  own: getStudentIdInPath,
  params: studentParams,
  answer: practiceReportResponse,
  run: async (
    { params: { id } },
    { readModels: { sql }, clock, centre }: Context<'readModels' | 'clock' | 'centre'>,
  ) => {
    const profile = await fetchProfile(sql, id);
    if (profile?.role !== 'student') return refuse('student-unknown');
    const today = getCivilDate(clock, centre.timeZone);
    const [weeks, goal] = await Promise.all([
      sumSessionsByWeek(sql, id, { today, weeks: 2 }),
      fetchWeeklyGoal(sql, id),
    ]);
    const [before, { monday, ...week }] = weeks as [(typeof weeks)[number], (typeof weeks)[number]];
    return { body: { student: { id, name: profile.name }, monday, ...week, sessions_before: before.sessions, goal } };
  },
});
