import { dashboardResponse, type MissingPersonalKeys } from '#contracts/dashboard.ts';
import { LOW_CLASSES_MAX } from '#events/values/limits.ts';
import { fetchOpenCaseFigures } from '#projections/classes/cases/cases-query.ts';
import { countMarksByWeek } from '#projections/classes/class-months/centre-days-query.ts';
import { countHomeworkOfTutor, fetchHomeworkToReview } from '#projections/learning/homework/homework-query.ts';
import { countOpenQuestionReports } from '#projections/learning/practice-sessions/practice-reports.ts';
import {
  fetchDashboardTotals,
  fetchStudentsInNeed,
  type StudentsInNeedPage,
} from '#projections/people/profiles/dashboard.ts';
import { fetchOwnerNames } from '#projections/people/profiles/profiles-query.ts';
import { listClasses } from '#services/core/timetable/list-classes.ts';
import { loadTimetable } from '#services/core/timetable/load-timetable.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { countUnansweredMessages } from '#services/people/contact/contact-messages.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { listUnexplainedBalances } from '#services/record/nightly-check/unexplained-balances.ts';

/** Number of students on the dashboard for each need, and of homework to review. Separate pages list the rest. */
const IN_NEED_SHOWN = 5;
const WITHOUT_KEY_SHOWN = 5;
const OWNERS_SHOWN = 3;
const UNEXPLAINED_SHOWN = 5;

const WEEKS = 12;

export const getTutorDashboard = defineUseCase({
  operation: 'getTutorDashboard',
  summary:
    'The tutor’s dashboard: totals, students who need classes, today’s attendance and that of the last twelve weeks',
  method: 'GET',
  path: '/api/dashboard',
  access: 'tutor',
  answer: dashboardResponse,
  run: async (
    { profile },
    context: Context<'readModels' | 'missingKeys' | 'accounts' | 'loadLastKnownRules' | 'clock' | 'centre' | 'sql'>,
  ) => {
    const { readModels, centre, clock, accounts } = context;
    const { sql } = readModels;
    const today = getCivilDate(clock, centre.timeZone);
    const { classesMax } = await context.loadLastKnownRules();
    const timetable = await loadTimetable(context, today);
    const classes_today = [...listClasses(timetable, today, today)];
    // Where no group has a schedule that has begun, everybody is expected on every day.
    const isScheduled = timetable.meetings.some(({ from_day }) => from_day <= today);
    const expected = isScheduled ? classes_today.map(({ group_id }) => group_id) : undefined;
    const first = { low: LOW_CLASSES_MAX, classesMax, limit: IN_NEED_SHOWN };
    const unexplained = profile.owner
      ? listUnexplainedBalances(context.sql, readModels.schema, UNEXPLAINED_SHOWN)
      : { total: 0, students: [] };
    const [
      totals,
      low,
      uncovered,
      waiting,
      weeks,
      assignments,
      to_review,
      reported_questions,
      cases,
      sign_ups,
      messages_unanswered,
      missing_keys,
      unexplained_balances,
    ] = await Promise.all([
      fetchDashboardTotals(sql, today, expected),
      fetchStudentsInNeed(sql, { need: 'low', ...first }),
      fetchStudentsInNeed(sql, { need: 'uncovered', ...first }),
      fetchStudentsInNeed(sql, { need: 'waiting', ...first }),
      countMarksByWeek(sql, today, WEEKS),
      countHomeworkOfTutor(sql, profile.id),
      fetchHomeworkToReview(sql, profile.id, IN_NEED_SHOWN),
      countOpenQuestionReports(sql),
      fetchOpenCaseFigures(sql, today),
      accounts.applicantFigures(),
      countUnansweredMessages(context.sql),
      loadMissingKeys(context),
      unexplained,
    ]);
    const { present, absent, unmarked, ...sums } = totals;
    const attendance = { present, absent, unmarked };
    const counts = {
      ...sums,
      attendance,
      classes_today,
      assignments,
      to_review,
      reported_questions,
      cases,
      sign_ups,
      messages_unanswered,
      missing_keys,
      unexplained_balances,
    };
    const lists = { low: toNeedList(low), uncovered: toNeedList(uncovered), waiting: toNeedList(waiting) };
    return { body: { today, ...counts, ...lists, weeks } };
  },
});

async function loadMissingKeys({
  missingKeys,
  readModels: { sql, schema },
}: Context<'readModels' | 'missingKeys'>): Promise<MissingPersonalKeys> {
  const total = await missingKeys.count(schema);
  if (total === 0) return { total, people: [], owners: [] };
  const [people, owners] = await Promise.all([
    missingKeys.list(schema, WITHOUT_KEY_SHOWN),
    fetchOwnerNames(sql, OWNERS_SHOWN),
  ]);
  return { total, people, owners };
}

const toNeedList = ({ rows, total }: StudentsInNeedPage) => ({ students: [...rows], total });
