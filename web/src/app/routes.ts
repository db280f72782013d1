import type { Profile } from '#contracts/session.ts';
import type { Role } from '#events/values/shapes.ts';
import { type LazyPage, lazyPage } from './lazy-page.ts';
import { paths } from './paths.ts';
import type { PortalPage } from './portal-pages.ts';

export interface NavLink {
  role: Role;
  label: string;
  href(profile: Profile): string;
}

/** A screen: what it is called, who may open it, and how the header leads to it. */
export interface Screen extends LazyPage {
  path: string;
  title: string;
  access: 'public' | readonly Role[];
  /** Open also to somebody whose account no tutor has approved yet. */
  applicants?: true;
  nav?: NavLink;
}
export interface Redirection {
  path: string;
  to: string;
}

/** Where each page of the portal is to be found comes with the portal: public pages have no use for it. */
const portalPage = (name: PortalPage): LazyPage =>
  lazyPage(() => import('./portal-pages.ts').then(({ portalPages }) => portalPages[name]()));

/** The one table that the switch, the guard, document titles and the header's links are made from. First match wins. */
export const routes: readonly (Screen | Redirection)[] = [
  { path: paths.home, to: paths.login },
  {
    path: paths.login,
    title: 'Sign in',
    access: 'public',
    ...lazyPage(() => import('../features/login/login-page.tsx').then((page) => page.LoginPage)),
  },
  {
    path: paths.tutor,
    title: 'Tutor Dashboard',
    access: ['tutor'],
    nav: { role: 'tutor', label: 'Dashboard', href: () => paths.tutor },
    ...portalPage('TutorDashboardPage'),
  },
  {
    path: paths.studentManagement,
    title: 'Student Management',
    access: ['tutor'],
    nav: { role: 'tutor', label: 'Students', href: () => paths.studentManagement },
    ...portalPage('StudentManagementPage'),
  },
  {
    path: paths.takeAttendance,
    title: 'Take Attendance',
    access: ['tutor'],
    nav: { role: 'tutor', label: 'Attendance', href: () => paths.takeAttendance },
    ...portalPage('TakeAttendancePage'),
  },
  {
    path: paths.attendance,
    title: 'Attendance Records',
    access: ['tutor'],
    nav: { role: 'tutor', label: 'Records', href: () => paths.attendance },
    ...portalPage('AttendanceRecordsPage'),
  },
  {
    path: paths.createHomework,
    title: 'Create Assignment',
    access: ['tutor'],
    ...portalPage('CreateHomeworkPage'),
  },
  {
    path: paths.editHomework(':id'),
    title: 'Edit Assignment',
    access: ['tutor'],
    ...portalPage('EditHomeworkPage'),
  },
  {
    path: paths.viewSubmissions(':homeworkId'),
    title: 'View Submissions',
    access: ['tutor'],
    ...portalPage('ViewSubmissionsPage'),
  },
  {
    path: paths.student,
    title: 'Student Dashboard',
    access: ['student'],
    applicants: true,
    nav: { role: 'student', label: 'Dashboard', href: () => paths.student },
    ...portalPage('StudentDashboardPage'),
  },
  {
    path: paths.completeHomework(':id'),
    title: 'Complete Homework',
    access: ['student'],
    ...portalPage('CompleteHomeworkPage'),
  },
  {
    path: paths.submission(':id'),
    title: 'Submission',
    access: ['student'],
    ...portalPage('SubmissionPage'),
  },
  {
    path: paths.practice,
    title: 'Practice Hub',
    access: ['student'],
    applicants: true,
    nav: { role: 'student', label: 'Practice', href: () => paths.practice },
    ...portalPage('PracticeHubPage'),
  },
  {
    path: paths.startPractice,
    title: 'Start Practice',
    access: ['student'],
    applicants: true,
    ...portalPage('StartPracticePage'),
  },
  {
    path: paths.practiceSession,
    title: 'Practice Session',
    access: ['student'],
    applicants: true,
    ...portalPage('PracticeSessionPage'),
  },
  {
    path: paths.practiceResults,
    title: 'Practice Results',
    access: ['student'],
    applicants: true,
    ...portalPage('PracticeResultsPage'),
  },
  {
    path: paths.classHistories,
    title: 'Class history',
    access: ['tutor', 'student'],
    nav: { role: 'tutor', label: 'Class history', href: () => paths.classHistories },
    ...portalPage('AllClassHistoryPage'),
  },
  {
    path: paths.classHistory(':studentId'),
    title: 'Class history',
    access: ['tutor', 'student'],
    nav: { role: 'student', label: 'Class history', href: (profile) => paths.classHistory(profile.id) },
    ...portalPage('ClassHistoryPage'),
  },
  {
    path: paths.leaderboard,
    title: 'Leaderboard',
    access: ['tutor'],
    nav: { role: 'tutor', label: 'Leaderboard', href: () => paths.leaderboard },
    ...portalPage('LeaderboardPage'),
  },
  {
    path: paths.practiceReports,
    title: 'Reported Questions',
    access: ['tutor'],
    ...portalPage('PracticeReportsPage'),
  },
  {
    path: paths.activity,
    title: 'Activity',
    access: ['tutor'],
    nav: { role: 'tutor', label: 'Activity', href: () => paths.activity },
    ...portalPage('ActivityPage'),
  },
  {
    path: '*',
    title: 'Page not found',
    access: 'public',
    ...lazyPage(() => import('../features/not-found/not-found-page.tsx').then((page) => page.NotFoundPage)),
  },
];

export const isRedirection = (route: Screen | Redirection): route is Redirection => 'to' in route;

/** Where somebody belongs who may not open what they asked for. */
export const dashboardOf = (role: Role): string => (role === 'tutor' ? paths.tutor : paths.student);

export const mayOpen = (
  { access, applicants }: Screen,
  { role, awaiting_approval }: Pick<Profile, 'role' | 'awaiting_approval'>,
): boolean => access === 'public' || (access.includes(role) && (!awaiting_approval || applicants === true));

/** The header's links for this person, in the order of the table. */
export const navOf = (profile: Profile): NavLink[] =>
  routes.flatMap((route) =>
    !isRedirection(route) && route.nav?.role === profile.role && mayOpen(route, profile) ? [route.nav] : [],
  );
