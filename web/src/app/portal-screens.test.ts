import { expect, test } from 'vitest';
import { findDashboardPath } from '../navigation/entry-paths.ts';
import type { PagePerson, PageRole } from '../session/find-person.ts';
import { canOpenPath, canOpenScreen, listNavLinks, listScreenLinks, portalScreens } from './portal-screens.ts';

const person = (role: PageRole) =>
  ({
    id: 'c0ffee',
    name: 'Mia',
    email: 'mia@x.example',
    role,
    owner: false,
    ...(role === 'family' && { children: [] }),
  }) as PagePerson;
const listOpenScreens = (role: PageRole, change: Partial<PagePerson> = {}) =>
  portalScreens
    .filter((screen) => canOpenScreen(screen, { ...person(role), ...change } as PagePerson))
    .map(({ path }) => path);

test('canOpenScreen: opens each screen for its roles (specification, section 2)', () => {
  expect(listOpenScreens('tutor')).toEqual([
    '/tutor',
    '/student-management',
    '/students/import',
    '/families/:studentId',
    '/families/:studentId/:invitationId',
    '/take-attendance',
    '/attendance',
    '/create-homework',
    '/edit-homework/:id',
    '/view-submissions/:homeworkId',
    '/worksheets',
    '/worksheets/:number',
    '/achievements/:studentId',
    '/practice-topics/:studentId',
    '/group-practice/:groupId',
    '/race/:id',
    '/class-history',
    '/class-history/:studentId',
    '/attendance-calendar/:studentId',
    '/statement/:studentId',
    '/personal-data/:studentId',
    '/money/:studentId',
    '/invoice/:studentId/:purchaseId',
    '/receipt/:studentId/:paymentId',
    '/owner/balances',
    '/packets/:studentId',
    '/packets/:studentId/:packetId',
    '/leaderboard',
    '/practice-reports',
    '/cases',
    '/messages',
    '/reports/reasons',
    '/activity',
    '/account',
  ]);
  expect(listOpenScreens('student')).toEqual([
    '/student',
    '/complete-homework/:id',
    '/submission/:id',
    '/practice',
    '/start-practice',
    '/practice-session',
    '/practice-results',
    '/missed-questions',
    '/achievements/:studentId',
    '/practice-topics/:studentId',
    '/race/:id',
    '/class-history',
    '/class-history/:studentId',
    '/attendance-calendar/:studentId',
    '/statement/:studentId',
    '/money',
    '/personal-data/:studentId',
    '/money/:studentId',
    '/invoice/:studentId/:purchaseId',
    '/receipt/:studentId/:paymentId',
    '/packets/:studentId',
    '/packets/:studentId/:packetId',
    '/account',
  ]);
  expect(listOpenScreens('family')).toEqual([
    '/family',
    '/family/homework/:studentId',
    '/family/homework/:studentId/:homeworkId',
    '/class-history/:studentId',
    '/attendance-calendar/:studentId',
    '/statement/:studentId',
    '/personal-data/:studentId',
    '/money/:studentId',
    '/invoice/:studentId/:purchaseId',
    '/receipt/:studentId/:paymentId',
    '/packets/:studentId',
    '/packets/:studentId/:packetId',
    '/account',
  ]);
});

test('canOpenScreen: opens the home of owners and the screens below it for owners only', () => {
  const ofTutor = listOpenScreens('tutor');
  const added = listOpenScreens('tutor', { owner: true }).filter((path) => !ofTutor.includes(path));
  expect(added).toEqual([
    '/owner/duplicates',
    '/owner/packets',
    '/outbox',
    '/owner/sales',
    '/owner/books',
    '/owner/closing/:month?',
    '/owner/rules',
    '/owner/people',
    '/owner/as-of/:studentId',
    '/replay/:studentId',
    '/owner/retention',
    '/owner/record',
    '/owner/class-balances',
    '/owner/replay',
    '/owner/what-if',
    '/owner/erase',
    '/owner',
  ]);
  const owner = { ...person('tutor'), owner: true } as PagePerson;
  expect(listNavLinks(owner).map(({ href }) => href(owner))).toContain('/owner');
  expect(listNavLinks(person('tutor')).map(({ href }) => href(person('tutor')))).not.toContain('/owner');
});

test('canOpenScreen: an unapproved account opens only its dashboard, practice and the page of the account', () => {
  const approval = { awaiting_approval: true } as const;
  expect(listOpenScreens('student', approval)).toEqual([
    '/student',
    '/practice',
    '/start-practice',
    '/practice-session',
    '/practice-results',
    '/account',
  ]);
  const applicant = { ...person('student'), ...approval } as PagePerson;
  expect(listNavLinks(applicant).map(({ href }) => href(applicant))).toEqual(['/student', '/practice']);
});

test('findDashboardPath: leads to a screen that the role may open', () => {
  for (const role of ['tutor', 'student', 'family'] as const)
    expect(listOpenScreens(role)).toContain(findDashboardPath(role));
});

test('listNavLinks: lists the screens of each role', () => {
  expect(listNavLinks(person('tutor')).map(({ href }) => href(person('tutor')))).toEqual([
    '/tutor',
    '/student-management',
    '/take-attendance',
    '/attendance',
    '/class-history',
    '/leaderboard',
    '/activity',
  ]);
  expect(listNavLinks(person('student')).map(({ href }) => href(person('student')))).toEqual([
    '/student',
    '/practice',
    '/class-history/c0ffee',
  ]);
});

test('listScreenLinks: lists each screen that opens by a link alone, once and by its title', () => {
  const linksOf = (role: PagePerson['role'], change: Partial<PagePerson> = {}) =>
    listScreenLinks({ ...person(role), ...change } as PagePerson).map(({ label, href }) => `${label}: ${href}`);
  expect(linksOf('student')).toEqual([
    'Student Dashboard: /student',
    'Practice Hub: /practice',
    'Start Practice: /start-practice',
    'Missed questions: /missed-questions',
    'Class history: /class-history/c0ffee',
    'Payments: /money',
    'Your Account: /account',
  ]);
  expect(linksOf('tutor')).toEqual([
    'Tutor Dashboard: /tutor',
    'Student Management: /student-management',
    'Import Students: /students/import',
    'Take Attendance: /take-attendance',
    'Attendance Records: /attendance',
    'Create Assignment: /create-homework',
    'Worksheets: /worksheets',
    'Class history: /class-history',
    'Balances Due: /owner/balances',
    'Leaderboard: /leaderboard',
    'Reported Questions: /practice-reports',
    'Questions about Classes: /cases',
    'Messages: /messages',
    'Classes by Reason: /reports/reasons',
    'Activity: /activity',
    'Your Account: /account',
  ]);
  const added = linksOf('tutor', { owner: true }).filter((link) => !linksOf('tutor').includes(link));
  expect(added.map((link) => link.replace(/.*: /, ''))).toEqual([
    '/owner/duplicates',
    '/owner/packets',
    '/outbox',
    '/owner/sales',
    '/owner/books',
    '/owner/rules',
    '/owner/people',
    '/owner/retention',
    '/owner/record',
    '/owner/class-balances',
    '/owner/replay',
    '/owner/what-if',
    '/owner/erase',
    '/owner',
  ]);
  expect(linksOf('student', { awaiting_approval: true })).not.toContain('Class history: /class-history/c0ffee');
});

test('canOpenPath: follows the access of the screen with that path', () => {
  expect(canOpenPath(person('student'), '/practice-session')).toBe(true);
  expect(canOpenPath(person('tutor'), '/practice-session')).toBe(false);
  expect(canOpenPath(person('tutor'), '/nowhere')).toBe(false);
});
