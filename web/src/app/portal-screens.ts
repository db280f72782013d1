import { matchRoute, type Parser } from 'wouter';
import * as copy from '../copy/screens.ts';
import { createLazyComponent } from '../lib/create-lazy-component.ts';
import { paths } from '../navigation/paths.ts';
import type { PagePerson, PageRole } from '../session/find-person.ts';
import type { StudentPage } from './command-palette/split-student-search.ts';
import type { Screen } from './screen.ts';

interface NavLink {
  role: PageRole;
  label: string;
  href(profile: PagePerson): string;
}

/** A screen behind the sign-in. */
export interface PortalScreen extends Screen {
  access: readonly PageRole[];
  /** True when only the owners among the tutors may open the screen. */
  forOwners?: true;
  /** True when the screen also opens before a tutor has approved the account. */
  openBeforeApproval?: true;
  /** True when the screen also opens for tutors who must turn on two-step sign-in first. */
  openBeforeSecondFactor?: true;
  /** True when the screen also opens without signing in, and then without the frame of the portal. */
  openToVisitors?: true;
  /** True when the screen shows nothing without a query in its address. */
  needsQuery?: true;
  /** The link to this screen in the header, for people of this role. */
  nav?: NavLink;
}

/**
 * Every screen behind the sign-in. Routing, access, document titles and the header's links follow
 * from this table; public pages do not load it. The first path that matches wins.
 */
export const portalScreens: readonly PortalScreen[] = [
  {
    path: paths.tutor,
    title: copy.tutorTitle,
    access: ['tutor'],
    nav: { role: 'tutor', label: copy.tutorLinkText, href: () => paths.tutor },
    Page: createLazyComponent(() =>
      import('../features/home/tutor-dashboard/tutor-dashboard-page.tsx').then((page) => page.TutorDashboardPage),
    ),
  },
  {
    path: paths.studentManagement,
    title: copy.studentManagementTitle,
    access: ['tutor'],
    nav: { role: 'tutor', label: copy.studentManagementLinkText, href: () => paths.studentManagement },
    Page: createLazyComponent(() =>
      import('../features/people/students/student-management-page.tsx').then((page) => page.StudentManagementPage),
    ),
  },
  {
    path: paths.importStudents,
    title: copy.importStudentsTitle,
    access: ['tutor'],
    Page: createLazyComponent(() =>
      import('../features/people/import-students/import-students-page.tsx').then((page) => page.ImportStudentsPage),
    ),
  },
  {
    path: paths.familiesOf(':studentId'),
    title: copy.familiesTitle,
    access: ['tutor'],
    Page: createLazyComponent(() =>
      import('../features/people/families/families-page.tsx').then((page) => page.FamiliesPage),
    ),
  },
  {
    path: paths.invitationCard(':studentId', ':invitationId'),
    title: copy.invitationCardTitle,
    access: ['tutor'],
    Page: createLazyComponent(() =>
      import('../features/people/families/invitation-card-page.tsx').then((page) => page.InvitationCardPage),
    ),
  },
  {
    path: paths.takeAttendance,
    title: copy.takeAttendanceTitle,
    access: ['tutor'],
    nav: { role: 'tutor', label: copy.takeAttendanceLinkText, href: () => paths.takeAttendance },
    Page: createLazyComponent(() =>
      import('../features/classes/take-attendance/take-attendance-page.tsx').then((page) => page.TakeAttendancePage),
    ),
  },
  {
    path: paths.attendance,
    title: copy.attendanceTitle,
    access: ['tutor'],
    nav: { role: 'tutor', label: copy.attendanceLinkText, href: () => paths.attendance },
    Page: createLazyComponent(() =>
      import('../features/classes/attendance-records/attendance-records-page.tsx').then(
        (page) => page.AttendanceRecordsPage,
      ),
    ),
  },
  {
    path: paths.createHomework,
    title: copy.createHomeworkTitle,
    access: ['tutor'],
    Page: createLazyComponent(() =>
      import('../features/learning/homework/create/create-homework-page.tsx').then((page) => page.CreateHomeworkPage),
    ),
  },
  {
    path: paths.editHomework(':id'),
    title: copy.editHomeworkTitle,
    access: ['tutor'],
    Page: createLazyComponent(() =>
      import('../features/learning/homework/edit/edit-homework-page.tsx').then((page) => page.EditHomeworkPage),
    ),
  },
  {
    path: paths.viewSubmissions(':homeworkId'),
    title: copy.viewSubmissionsTitle,
    access: ['tutor'],
    Page: createLazyComponent(() =>
      import('../features/learning/homework/submissions/view-submissions-page.tsx').then(
        (page) => page.ViewSubmissionsPage,
      ),
    ),
  },
  {
    path: paths.worksheets,
    title: copy.worksheetsTitle,
    access: ['tutor'],
    Page: createLazyComponent(() =>
      import('../features/learning/worksheets/worksheets-page.tsx').then((page) => page.WorksheetsPage),
    ),
  },
  {
    path: paths.worksheet(':number'),
    title: copy.worksheetTitle,
    access: ['tutor'],
    Page: createLazyComponent(() =>
      import('../features/learning/worksheets/worksheet-page.tsx').then((page) => page.WorksheetPage),
    ),
  },
  {
    path: paths.student,
    title: copy.studentTitle,
    access: ['student'],
    openBeforeApproval: true,
    nav: { role: 'student', label: copy.studentLinkText, href: () => paths.student },
    Page: createLazyComponent(() =>
      import('../features/home/student-dashboard/student-dashboard-page.tsx').then((page) => page.StudentDashboardPage),
    ),
  },
  {
    path: paths.family,
    title: copy.familyTitle,
    access: ['family'],
    nav: { role: 'family', label: copy.familyLinkText, href: () => paths.family },
    Page: createLazyComponent(() => import('../features/home/family/family-page.tsx').then((page) => page.FamilyPage)),
  },
  {
    path: paths.homeworkOfChild(':studentId'),
    title: copy.homeworkOfChildTitle,
    access: ['family'],
    Page: createLazyComponent(() =>
      import('../features/home/family/homework-of-child-page.tsx').then((page) => page.HomeworkOfChildPage),
    ),
  },
  {
    path: paths.submissionOfChild(':studentId', ':homeworkId'),
    title: copy.submissionTitle,
    access: ['family'],
    Page: createLazyComponent(() =>
      import('../features/home/family/submission-of-child-page.tsx').then((page) => page.SubmissionOfChildPage),
    ),
  },
  {
    path: paths.completeHomework(':id'),
    title: copy.completeHomeworkTitle,
    access: ['student'],
    Page: createLazyComponent(() =>
      import('../features/learning/complete-homework/complete-homework-page.tsx').then(
        (page) => page.CompleteHomeworkPage,
      ),
    ),
  },
  {
    path: paths.submission(':id'),
    title: copy.submissionTitle,
    access: ['student'],
    Page: createLazyComponent(() =>
      import('../features/learning/submission-page.tsx').then((page) => page.SubmissionPage),
    ),
  },
  {
    path: paths.practice,
    title: copy.practiceTitle,
    access: ['student'],
    openBeforeApproval: true,
    nav: { role: 'student', label: copy.practiceLinkText, href: () => paths.practice },
    Page: createLazyComponent(() =>
      import('../features/learning/practice-hub/practice-hub-page.tsx').then((page) => page.PracticeHubPage),
    ),
  },
  {
    path: paths.startPractice,
    title: copy.startPracticeTitle,
    access: ['student'],
    openBeforeApproval: true,
    Page: createLazyComponent(() =>
      import('../features/learning/start-practice/start-practice-page.tsx').then((page) => page.StartPracticePage),
    ),
  },
  {
    path: paths.practiceSession,
    title: copy.practiceSessionTitle,
    access: ['student'],
    needsQuery: true,
    openBeforeApproval: true,
    Page: createLazyComponent(() =>
      import('../features/learning/practice-session/practice-session-page.tsx').then(
        (page) => page.PracticeSessionPage,
      ),
    ),
  },
  {
    path: paths.practiceResults,
    title: copy.practiceResultsTitle,
    access: ['student'],
    needsQuery: true,
    openBeforeApproval: true,
    Page: createLazyComponent(() =>
      import('../features/learning/practice-results/practice-results-page.tsx').then(
        (page) => page.PracticeResultsPage,
      ),
    ),
  },
  {
    path: paths.missedQuestions,
    title: copy.missedQuestionsTitle,
    access: ['student'],
    Page: createLazyComponent(() =>
      import('../features/learning/practice-session/review-missed-page.tsx').then((page) => page.ReviewMissedPage),
    ),
  },
  {
    path: paths.achievements(':studentId'),
    title: copy.achievementsTitle,
    access: ['tutor', 'student'],
    Page: createLazyComponent(() =>
      import('../features/learning/achievements/achievements-page.tsx').then((page) => page.AchievementsPage),
    ),
  },
  {
    path: paths.practiceTopics(':studentId'),
    title: copy.practiceTopicsTitle,
    access: ['tutor', 'student'],
    Page: createLazyComponent(() =>
      import('../features/learning/practice-topics/practice-topics-page.tsx').then((page) => page.PracticeTopicsPage),
    ),
  },
  {
    path: paths.groupPractice(':groupId'),
    title: copy.groupPracticeTitle,
    access: ['tutor'],
    Page: createLazyComponent(() =>
      import('../features/learning/practice-topics/group-practice-page.tsx').then((page) => page.GroupPracticePage),
    ),
  },
  {
    path: paths.race(':id'),
    title: copy.raceTitle,
    access: ['tutor', 'student'],
    Page: createLazyComponent(() => import('../features/learning/race/race-page.tsx').then((page) => page.RacePage)),
  },
  {
    path: paths.classHistories,
    title: copy.classHistoriesTitle,
    access: ['tutor', 'student'],
    nav: { role: 'tutor', label: copy.classHistoriesLinkText, href: () => paths.classHistories },
    Page: createLazyComponent(() =>
      import('../features/classes/class-history/all-class-history-page.tsx').then((page) => page.AllClassHistoryPage),
    ),
  },
  {
    path: paths.classHistory(':studentId'),
    title: copy.classHistoryTitle,
    access: ['tutor', 'student', 'family'],
    nav: { role: 'student', label: copy.classHistoryLinkText, href: (profile) => paths.classHistory(profile.id) },
    Page: createLazyComponent(() =>
      import('../features/classes/class-history/class-history-page.tsx').then((page) => page.ClassHistoryPage),
    ),
  },
  {
    path: paths.attendanceCalendar(':studentId'),
    title: copy.attendanceCalendarTitle,
    access: ['tutor', 'student', 'family'],
    Page: createLazyComponent(() =>
      import('../features/classes/attendance-calendar/attendance-calendar-page.tsx').then(
        (page) => page.AttendanceCalendarPage,
      ),
    ),
  },
  {
    path: paths.statement(':studentId'),
    title: copy.statementTitle,
    access: ['tutor', 'student', 'family'],
    Page: createLazyComponent(() =>
      import('../features/classes/statement/statement-page.tsx').then((page) => page.StatementPage),
    ),
  },
  {
    path: paths.ownMoney,
    title: copy.moneyTitle,
    access: ['student'],
    Page: createLazyComponent(() =>
      import('../features/classes/money/own-money-page.tsx').then((page) => page.OwnMoneyPage),
    ),
  },
  {
    path: paths.personalData(':studentId'),
    title: copy.personalDataTitle,
    access: ['tutor', 'student', 'family'],
    Page: createLazyComponent(() =>
      import('../features/people/personal-data/personal-data-page.tsx').then((page) => page.PersonalDataPage),
    ),
  },
  {
    path: paths.money(':studentId'),
    title: copy.moneyTitle,
    access: ['tutor', 'student', 'family'],
    Page: createLazyComponent(() => import('../features/classes/money/money-page.tsx').then((page) => page.MoneyPage)),
  },
  {
    path: paths.invoice(':studentId', ':purchaseId'),
    title: copy.invoiceTitle,
    access: ['tutor', 'student', 'family'],
    Page: createLazyComponent(() =>
      import('../features/classes/papers/invoice-page.tsx').then((page) => page.InvoicePage),
    ),
  },
  {
    path: paths.receipt(':studentId', ':paymentId'),
    title: copy.receiptTitle,
    access: ['tutor', 'student', 'family'],
    Page: createLazyComponent(() =>
      import('../features/classes/papers/receipt-page.tsx').then((page) => page.ReceiptPage),
    ),
  },
  {
    path: paths.balancesDue,
    title: copy.balancesDueTitle,
    access: ['tutor'],
    Page: createLazyComponent(() =>
      import('../features/classes/money/balances-due-page.tsx').then((page) => page.BalancesDuePage),
    ),
  },
  {
    path: paths.possibleDuplicates,
    title: copy.possibleDuplicatesTitle,
    access: ['tutor'],
    forOwners: true,
    Page: createLazyComponent(() =>
      import('../features/classes/money/possible-duplicates-page.tsx').then((page) => page.PossibleDuplicatesPage),
    ),
  },
  {
    path: paths.packets,
    title: copy.packetsTitle,
    access: ['tutor'],
    forOwners: true,
    Page: createLazyComponent(() =>
      import('../features/classes/packets/packets-page.tsx').then((page) => page.PacketsPage),
    ),
  },
  {
    path: paths.studentPackets(':studentId'),
    title: copy.studentPacketsTitle,
    access: ['tutor', 'student', 'family'],
    Page: createLazyComponent(() =>
      import('../features/classes/packets/student-packets-page.tsx').then((page) => page.StudentPacketsPage),
    ),
  },
  {
    path: paths.packet(':studentId', ':packetId'),
    title: copy.packetTitle,
    access: ['tutor', 'student', 'family'],
    Page: createLazyComponent(() =>
      import('../features/classes/packets/packet-page.tsx').then((page) => page.PacketPage),
    ),
  },
  {
    path: paths.leaderboard,
    title: copy.leaderboardTitle,
    access: ['tutor'],
    nav: { role: 'tutor', label: copy.leaderboardLinkText, href: () => paths.leaderboard },
    Page: createLazyComponent(() =>
      import('../features/learning/leaderboard/leaderboard-page.tsx').then((page) => page.LeaderboardPage),
    ),
  },
  {
    path: paths.practiceReports,
    title: copy.practiceReportsTitle,
    access: ['tutor'],
    Page: createLazyComponent(() =>
      import('../features/learning/practice-reports/practice-reports-page.tsx').then(
        (page) => page.PracticeReportsPage,
      ),
    ),
  },
  {
    path: paths.cases,
    title: copy.casesTitle,
    access: ['tutor'],
    Page: createLazyComponent(() => import('../features/classes/cases/cases-page.tsx').then((page) => page.CasesPage)),
  },
  {
    path: paths.messages,
    title: copy.messagesTitle,
    access: ['tutor'],
    Page: createLazyComponent(() =>
      import('../features/people/contact-messages/contact-messages-page.tsx').then((page) => page.ContactMessagesPage),
    ),
  },
  {
    path: paths.outbox,
    title: copy.outboxTitle,
    access: ['tutor'],
    forOwners: true,
    Page: createLazyComponent(() =>
      import('../features/people/outbox/outbox-page.tsx').then((page) => page.OutboxPage),
    ),
  },
  {
    path: paths.reasonReport,
    title: copy.reasonReportTitle,
    access: ['tutor'],
    Page: createLazyComponent(() =>
      import('../features/classes/class-reports/reason-report-page.tsx').then((page) => page.ReasonReportPage),
    ),
  },
  {
    path: paths.salesReport,
    title: copy.salesReportTitle,
    access: ['tutor'],
    forOwners: true,
    Page: createLazyComponent(() =>
      import('../features/classes/class-reports/sales-report-page.tsx').then((page) => page.SalesReportPage),
    ),
  },
  {
    path: paths.books,
    title: copy.booksTitle,
    access: ['tutor'],
    forOwners: true,
    Page: createLazyComponent(() => import('../features/classes/books/books-page.tsx').then((page) => page.BooksPage)),
  },
  {
    // Without a month, the last one.
    path: paths.closing(':month?'),
    title: copy.closingTitle,
    access: ['tutor'],
    forOwners: true,
    Page: createLazyComponent(() =>
      import('../features/classes/closing/closing-page.tsx').then((page) => page.ClosingPage),
    ),
  },
  {
    path: paths.centreRules,
    title: copy.centreRulesTitle,
    access: ['tutor'],
    forOwners: true,
    Page: createLazyComponent(() =>
      import('../features/core/centre-rules/centre-rules-page.tsx').then((page) => page.CentreRulesPage),
    ),
  },
  {
    path: paths.tutors,
    title: copy.tutorsTitle,
    access: ['tutor'],
    forOwners: true,
    Page: createLazyComponent(() =>
      import('../features/people/tutors/tutors-page.tsx').then((page) => page.TutorsPage),
    ),
  },
  {
    path: paths.asOf(':studentId'),
    title: copy.asOfTitle,
    access: ['tutor'],
    forOwners: true,
    Page: createLazyComponent(() => import('../features/classes/as-of/as-of-page.tsx').then((page) => page.AsOfPage)),
  },
  {
    path: paths.replay(':studentId'),
    title: copy.replayTitle,
    access: ['tutor'],
    forOwners: true,
    Page: createLazyComponent(() =>
      import('../features/classes/replay/replay-page.tsx').then((page) => page.ReplayPage),
    ),
  },
  {
    path: paths.retention,
    title: copy.retentionTitle,
    access: ['tutor'],
    forOwners: true,
    Page: createLazyComponent(() =>
      import('../features/people/retention/retention-page.tsx').then((page) => page.RetentionPage),
    ),
  },
  {
    path: paths.record,
    title: copy.recordTitle,
    access: ['tutor'],
    forOwners: true,
    Page: createLazyComponent(() =>
      import('../features/record/record/record-page.tsx').then((page) => page.RecordPage),
    ),
  },
  {
    path: paths.classBalances,
    title: copy.classBalancesTitle,
    access: ['tutor'],
    forOwners: true,
    Page: createLazyComponent(() =>
      import('../features/classes/class-balances/class-balances-page.tsx').then((page) => page.ClassBalancesPage),
    ),
  },
  {
    path: paths.centreReplay,
    title: copy.centreReplayTitle,
    access: ['tutor'],
    forOwners: true,
    Page: createLazyComponent(() =>
      import('../features/record/centre-replay/centre-replay-page.tsx').then((page) => page.CentreReplayPage),
    ),
  },
  {
    path: paths.whatIf,
    title: copy.whatIfTitle,
    access: ['tutor'],
    forOwners: true,
    Page: createLazyComponent(() =>
      import('../features/record/what-if/what-if-page.tsx').then((page) => page.WhatIfPage),
    ),
  },
  {
    path: paths.activity,
    title: copy.activityTitle,
    access: ['tutor'],
    nav: { role: 'tutor', label: copy.activityLinkText, href: () => paths.activity },
    Page: createLazyComponent(() =>
      import('../features/people/activity/activity-page.tsx').then((page) => page.ActivityPage),
    ),
  },
  {
    path: paths.erase,
    title: copy.eraseTitle,
    access: ['tutor'],
    forOwners: true,
    Page: createLazyComponent(() => import('../features/people/erase/erase-page.tsx').then((page) => page.ErasePage)),
  },
  {
    path: paths.owner,
    title: copy.ownerTitle,
    access: ['tutor'],
    forOwners: true,
    nav: { role: 'tutor', label: copy.ownerLinkText, href: () => paths.owner },
    Page: createLazyComponent(() => import('../features/home/owner/owner-page.tsx').then((page) => page.OwnerPage)),
  },
  {
    path: paths.account,
    title: copy.accountTitle,
    access: ['tutor', 'student', 'family'],
    openBeforeApproval: true,
    openBeforeSecondFactor: true,
    Page: createLazyComponent(() =>
      import('../features/people/account/account-page.tsx').then((page) => page.AccountPage),
    ),
  },
];

/** Shown for every path that belongs to no other screen. */
export const notFoundScreen: PortalScreen = {
  path: '*',
  title: copy.notFoundTitle,
  access: ['tutor', 'student', 'family'],
  openBeforeApproval: true,
  openBeforeSecondFactor: true,
  openToVisitors: true,
  Page: createLazyComponent(() =>
    import('../features/site/not-found/not-found-page.tsx').then((page) => page.NotFoundPage),
  ),
};

export const findPortalScreen = (parser: Parser, path: string): PortalScreen | undefined =>
  portalScreens.find((screen) => matchRoute(parser, screen.path, path)[0]);

export const canOpenScreen = (
  { access, forOwners, openBeforeApproval, openBeforeSecondFactor }: PortalScreen,
  {
    role,
    owner,
    awaiting_approval,
    needs_second_factor,
  }: Pick<PagePerson, 'role' | 'owner' | 'awaiting_approval' | 'needs_second_factor'>,
): boolean =>
  access.includes(role) &&
  (role !== 'tutor' || owner || forOwners !== true) &&
  (!awaiting_approval || openBeforeApproval === true) &&
  (!needs_second_factor || openBeforeSecondFactor === true);

/** The header's links for this person, in the order of the table. */
export const listNavLinks = (profile: PagePerson): NavLink[] =>
  portalScreens.flatMap((screen) =>
    screen.nav?.role === profile.role && canOpenScreen(screen, profile) ? [screen.nav] : [],
  );

/** True when this person may open the screen of a path of the table. */
export const canOpenPath = (profile: PagePerson, path: string): boolean =>
  portalScreens.some((screen) => screen.path === path && canOpenScreen(screen, profile));

/** Every screen that this person can open without more than a link, by its title. */
export function listScreenLinks(profile: PagePerson): { label: string; href: string }[] {
  return portalScreens
    .filter((screen) => canOpenScreen(screen, profile))
    .flatMap(({ path, title, nav, needsQuery }) => {
      if (nav?.role === profile.role) return [{ label: title, href: nav.href(profile) }];
      // The other role has a screen of its own with this title.
      return needsQuery || nav || path.includes(':') ? [] : [{ label: title, href: path }];
    });
}

/** The screens about one student that this person can open, by their titles. */
export const listStudentPages = (profile: PagePerson): StudentPage[] =>
  portalScreens
    .filter((screen) => canOpenScreen(screen, profile) && STUDENT_PATH.test(screen.path))
    .map(({ title, path }) => ({ title, toPath: (studentId) => path.replace(STUDENT_PATH, studentId) }));

/** The last and only parameter of a path. */
const STUDENT_PATH = /(?<=^[^:]*):studentId$/;
