import { dashboardAnswer } from '#contracts/dashboard.ts';
import { LOW_CLASSES } from '#events/limits.ts';
import { marksByWeek, studentsInNeed, totalsOn } from '#projections/dashboard/queries.ts';
import { homeworkCount } from '#projections/homework/queries.ts';
import { openReportCount } from '#projections/practice-sessions/reports.ts';
import { civilToday } from '#services/clock.ts';
import { defineUseCase } from '#services/http/use-case.ts';

const WEEKS = 12;

export const getTutorDashboard = defineUseCase({
  operation: 'getTutorDashboard',
  summary: 'What a tutor sees first: the sums, who needs classes, today’s attendance, and that of the last weeks',
  method: 'GET',
  path: '/api/dashboard',
  access: 'tutor',
  answer: dashboardAnswer,
  run: async ({ profile }, { readModels: { sql }, centre, clock, accounts }) => {
    const today = civilToday(clock, centre.timeZone);
    const [totals, inNeed, weeks, assignments, reported_questions, sign_ups_waiting] = await Promise.all([
      totalsOn(sql, today),
      studentsInNeed(sql, LOW_CLASSES),
      marksByWeek(sql, today, WEEKS),
      homeworkCount(sql, profile.id),
      openReportCount(sql),
      accounts.applicantCount(),
    ]);
    const { present, absent, unmarked, ...sums } = totals;
    const low = inNeed
      .filter((student) => student.classes_remaining <= LOW_CLASSES)
      .sort((one, other) => one.classes_remaining - other.classes_remaining || moreUncovered(one, other));
    const uncovered = inNeed.filter((student) => student.classes_uncovered > 0).sort(moreUncovered);
    const attendance = { present, absent, unmarked };
    const counts = { ...sums, attendance, assignments, reported_questions, sign_ups_waiting };
    return { body: { today, ...counts, low, uncovered, weeks } };
  },
});

/** Sorting keeps the order of names among equals. */
const moreUncovered = (one: { classes_uncovered: number }, other: { classes_uncovered: number }) =>
  other.classes_uncovered - one.classes_uncovered;
