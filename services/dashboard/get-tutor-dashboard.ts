import { dashboardAnswer } from '#contracts/dashboard.ts';
import { LOW_CLASSES } from '#events/limits.ts';
import { marksByWeek, type NeedPage, studentsInNeed, totalsOn } from '#projections/dashboard/queries.ts';
import { homeworkCount } from '#projections/homework/queries.ts';
import { openReportCount } from '#projections/practice-sessions/reports.ts';
import { civilToday } from '#services/clock.ts';
import { defineUseCase } from '#services/http/use-case.ts';

/** Students of each need that the dashboard shows at first. */
const IN_NEED_SHOWN = 5;

const WEEKS = 12;

export const getTutorDashboard = defineUseCase({
  operation: 'getTutorDashboard',
  summary: 'What a tutor sees first: the sums, who needs classes, today’s attendance, and that of the last weeks',
  method: 'GET',
  path: '/api/dashboard',
  access: 'tutor',
  answer: dashboardAnswer,
  run: async ({ profile }, { readModels: { sql, schema }, centre, clock, accounts, countMissingKeys }) => {
    const today = civilToday(clock, centre.timeZone);
    const first = { low: LOW_CLASSES, limit: IN_NEED_SHOWN };
    const [totals, low, uncovered, weeks, assignments, reported_questions, sign_ups_waiting, missing_keys] =
      await Promise.all([
        totalsOn(sql, today),
        studentsInNeed(sql, { need: 'low', ...first }),
        studentsInNeed(sql, { need: 'uncovered', ...first }),
        marksByWeek(sql, today, WEEKS),
        homeworkCount(sql, profile.id),
        openReportCount(sql),
        accounts.applicantCount(),
        profile.owner ? countMissingKeys(schema) : 0,
      ]);
    const { present, absent, unmarked, ...sums } = totals;
    const attendance = { present, absent, unmarked };
    const counts = { ...sums, attendance, assignments, reported_questions, sign_ups_waiting, missing_keys };
    return { body: { today, ...counts, low: shown(low), uncovered: shown(uncovered), weeks } };
  },
});

const shown = ({ rows, total }: NeedPage) => ({ students: [...rows], total });
