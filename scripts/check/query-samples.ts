/** Arguments for each exported query that Kysely builds. A query without them does not compile here. */
import type { Sql } from 'postgres';
import { classHistoryOrder } from '#events/values/shapes.ts';
import * as attendance from '#projections/classes/attendance/attendance-query.ts';
import * as attendanceRecordHistory from '#projections/classes/attendance/attendance-record-history.ts';
import * as attendanceRoll from '#projections/classes/attendance/attendance-roll.ts';
import * as cases from '#projections/classes/cases/cases-query.ts';
import * as classHistory from '#projections/classes/class-transactions/class-history.ts';
import * as classReports from '#projections/classes/class-transactions/class-reports.ts';
import * as classTransactions from '#projections/classes/class-transactions/class-transactions-query.ts';
import * as assignedPractice from '#projections/learning/assigned-practice/assigned-practice-query.ts';
import * as homeworkContents from '#projections/learning/homework/homework-contents.ts';
import * as homework from '#projections/learning/homework/homework-query.ts';
import * as homeworkToRegrade from '#projections/learning/homework/homework-to-regrade.ts';
import * as practiceReports from '#projections/learning/practice-sessions/practice-reports.ts';
import * as practiceSessions from '#projections/learning/practice-sessions/practice-sessions-query.ts';
import * as leaderboard from '#projections/learning/practice-stats/leaderboard-query.ts';
import * as practiceStats from '#projections/learning/practice-stats/practice-stats-query.ts';
import * as studentHomework from '#projections/learning/submissions/student-homework.ts';
import * as submissions from '#projections/learning/submissions/submissions-query.ts';
import * as activity from '#projections/people/activity/activity-query.ts';
import * as groups from '#projections/people/groups/groups-query.ts';
import * as notifications from '#projections/people/notifications/notifications-query.ts';
import * as dashboard from '#projections/people/profiles/dashboard.ts';
import * as otherNames from '#projections/people/profiles/names-except-student.ts';
import * as profiles from '#projections/people/profiles/profiles-query.ts';
import * as students from '#projections/people/profiles/students-query.ts';
import { encodeCursor } from '#projections/query/page.ts';

import * as refusals from '#services/core/refusal-log/load-refusal-rows.ts';

type QueryCall = (connection: Sql) => PromiseLike<unknown> | AsyncIterable<unknown>;
type QueryFunction = (connection: Sql, ...rest: never[]) => ReturnType<QueryCall>;

/** Lists of arguments that follow the connection, for each function of a module that takes a connection. */
type Samples<Module> = {
  readonly [Name in keyof Module as Module[Name] extends QueryFunction ? Name : never]: Module[Name] extends (
    connection: Sql,
    ...rest: infer Rest
  ) => unknown
    ? readonly Rest[]
    : never;
};

export interface SampledModule {
  readonly module: object;
  readonly calls: readonly { readonly name: string; readonly call: QueryCall }[];
}

const sample = <Module extends object>(module: Module, samples: Samples<Module>): SampledModule => ({
  module,
  calls: Object.entries<readonly unknown[][]>(samples).flatMap(([name, lists]) =>
    lists.map((rest) => ({
      name,
      call: (connection: Sql) =>
        (module as Record<string, QueryCall & QueryFunction>)[name]?.(
          connection,
          ...(rest as never[]),
        ) as ReturnType<QueryCall>,
    })),
  ),
});

const id = '00000000-0000-4000-8000-000000000001';
const day = '2026-09-01';
const instant = '2026-09-01T08:00:00.000Z';
const period = { from: day, to: day, timeZone: 'Europe/London' };
const limit = 1;
/** A page without filters, and one with each of them. */
const pages = <Filters>(filters: Filters) => [{ limit }, { ...filters, limit }] as const;

const newestCursor = encodeCursor([instant, id]);
const nameCursor = encodeCursor(['Mia Chen', id]);
const streakOptions = ['stored', 'zero'] as const;

export const sampledModules: readonly SampledModule[] = [
  sample(activity, {
    countActivity: [[{}], [{ period, group: 'classes', actorId: id, tutorId: id, studentId: id, attendanceId: id }]],
    fetchActivityRows: pages({
      period,
      group: 'classes' as const,
      actorId: id,
      studentId: id,
      attendanceId: id,
      after: [instant, 1, id] as [string, number, string],
    }).map((filters) => [filters]),
  }),
  sample(attendance, {
    countAttendance: [[{}], [{ studentId: id, date: day, from: day, to: day, status: 'present', group: id }]],
    fetchAttendancePage: pages({
      studentId: id,
      date: day,
      from: day,
      to: day,
      status: 'present' as const,
      group: id,
      cursor: encodeCursor([day, 'Mia Chen', id]),
    }).map((filters) => [filters]),
  }),
  sample(attendanceRecordHistory, { fetchAttendanceRecordHistory: [[id]], fetchLastPublicChanges: [[[id]]] }),
  sample(attendanceRoll, { fetchRollPage: pages({ group: id, cursor: nameCursor }).map((page) => [day, page]) }),
  sample(classHistory, {
    fetchClassHistoryRows: [[[id]], [[id], id]],
    fetchClassHistoryPage: [
      ...pages({ period, tutorId: id, cursor: encodeCursor([day, 1]) }),
      { cause: 'manual' as const, limit },
    ].flatMap((filters) => classHistoryOrder.options.map((order) => [id, { ...filters, order }] as const)),
    fetchClassTotals: classHistoryOrder.options.flatMap((order) => [
      [id, { order }],
      [id, { order, period }],
    ]),
    fetchClassHistorySums: classHistoryOrder.options.flatMap((order) => [
      [id, { order }],
      [id, { order, period, tutorId: id, cause: 'mark' }],
    ]),
    countClassHistoryRowsSince: [[id, 1]],
    fetchClassHistoryTutors: [[id]],
  }),
  sample(classReports, {
    fetchReasonReport: [
      [{ from: '2026-01-01', to: '2026-12-31', tutorId: id }],
      [{ from: '2026-01-01', to: '2026-12-31' }],
    ],
    fetchSalesReport: [[{ from: '2026-01-01', to: '2026-12-31' }]],
    fetchAddedAndRemovedClasses: [[id, 5]],
  }),
  sample(classTransactions, {
    fetchTransactionsPage: [
      ...pages({ period, source: 'manual' as const, tutorId: id, cursor: encodeCursor([day, instant, 1, id]) }),
      { studentId: id, cursor: encodeCursor([day, instant, 1, id]), limit },
    ].flatMap((filters) => classHistoryOrder.options.map((order) => [{ ...filters, order }] as const)),
    fetchTransactionSums: classHistoryOrder.options.flatMap((order) => [
      [{ order }],
      [{ order, period, studentId: id, source: 'manual', tutorId: id }],
    ]),
    fetchTransactionTutors: [[undefined], [id]],
    fetchBalanceSeries: [[id, limit]],
  }),
  sample(dashboard, {
    fetchDashboardTotals: [[day]],
    fetchStudentsInNeed: (['low', 'uncovered', 'waiting'] as const).flatMap((need) =>
      pages({ cursor: encodeCursor([1, 1, 'Mia Chen', id]) }).map((page): [dashboard.StudentsInNeedFilters] => [
        { need, low: 2, classesMax: 18, ...page },
      ]),
    ),
    countMarksByWeek: [[day, 8]],
  }),
  sample(groups, { fetchGroups: [[]] }),
  sample(homework, {
    fetchHomeworkPage: pages({ createdBy: id, search: 'maths', cursor: newestCursor }).flatMap((page) => [
      [{ deleted: false, ...page }],
      [{ deleted: true, ...page }],
    ]),
    countHomeworkOfTutor: [[id]],
    fetchHomeworkToReview: [[id, limit]],
    fetchHomeworkSummary: [[id]],
    fetchHomeworkDetails: [[id]],
    fetchPictureAccess: [[{ homeworkId: id, address: '/api/pictures/1', personId: id }]],
  }),
  sample(homeworkContents, { fetchHomeworkContents: [[id, [1]]] }),
  sample(homeworkToRegrade, { fetchHomeworkIdsToRegrade: [[]] }),
  sample(leaderboard, {
    fetchLeaderboards: streakOptions.flatMap((streakLapsed) =>
      [{}, { group: id }, { grades: '5-8' as const }].map(
        (filters) => [{ today: day, names: 'nickname', streakLapsed, ...filters }] as const,
      ),
    ),
    fetchLeaderboardChoice: [[id]],
    fetchNicknames: [[]],
  }),
  sample(notifications, {
    fetchNotifications: [undefined, { created_at: instant, event_id: id }].map((lastSeen) => [id, { lastSeen, limit }]),
    fetchNotificationCreatedAt: [[id, id]],
  }),
  sample(otherNames, { fetchNamesExceptStudent: [[id]] }),
  sample(assignedPractice, { fetchAssignedPractice: [[[id]]] }),
  sample(cases, {
    fetchUnresolvedCases: [[limit]],
    fetchResolvedCases: [[limit]],
    fetchCasesOfStudent: [[id, limit]],
    fetchCaseMessages: [[[id]]],
    fetchOpenCaseFigures: [[]],
  }),
  sample(practiceReports, {
    fetchOpenQuestionReports: [[limit]],
    fetchOpenQuestionReportsOfStudent: [[id, limit]],
    countOpenQuestionReports: [[]],
    fetchSettledQuestionReports: [[limit]],
  }),
  sample(practiceSessions, {
    fetchContinuableSessions: [[id, instant]],
    fetchLastPracticeChoice: [[id]],
    fetchSessionsWithAnswers: [[id, { subject: 'math', limit }]],
    fetchAccuracyBySubject: [[id]],
    fetchCompletedSessions: [[id, limit]],
    fetchCompletedSessionsOfStudents: [[[id], limit]],
  }),
  sample(practiceStats, {
    fetchPracticeStats: streakOptions.map((streakLapsed) => [id, { today: day, streakLapsed }]),
    fetchPracticeWeek: [[id, day]],
    fetchPointsByWeek: [[id, { today: day, weeks: 8 }]],
    fetchSessionRanks: [[id]],
  }),
  sample(profiles, {
    fetchProfile: [[id]],
    fetchNamesById: [[[id]]],
    fetchAllTutors: [[]],
    fetchCurrentTutorNames: [[]],
    fetchStudentNames: [[]],
    fetchOwnerNames: [[limit]],
    fetchStudentsAmong: [[[id]]],
  }),
  sample(studentHomework, {
    fetchStudentHomeworkPage: pages({ cursor: newestCursor }).map((page) => [id, page]),
    fetchStudentHomeworkCounts: [[id]],
    hasSubmitted: [[id, id]],
    fetchAssignment: [[id, id]],
  }),
  sample(students, {
    fetchStudentsPage: pages({ search: 'mia m@example.com', group: id, cursor: nameCursor }).map((page) => [
      { former: false, ...page },
    ]),
    fetchStudentNamesPage: pages({ search: 'mia m@example.com', cursor: nameCursor }).map((page) => [
      { former: true, ...page },
    ]),
    sumRemainingClasses: [[{ former: false }], [{ former: true, search: 'mia', group: id }]],
    fetchStudentCounts: [[2]],
    fetchStudent: [[id]],
  }),
  sample(refusals, {
    countRefusals: [[{}], [{ kind: 'sign-in-failed', period, personId: id, studentId: id }]],
    loadRefusalRows: pages({
      kind: 'sign-in-failed' as const,
      period,
      personId: id,
      studentId: id,
      after: [instant, 1, id] as [string, number, string],
    }).map((filters) => [filters]),
  }),
  sample(submissions, {
    fetchSubmissionsPage: pages({ graded: true, cursor: newestCursor }).map((page) => [id, page]),
    fetchSubmission: [[id, id]],
    fetchSubmissionCounts: [[id]],
    fetchNotSubmittedPage: pages({ cursor: nameCursor }).map((page) => [id, page]),
  }),
];
