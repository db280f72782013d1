import { expect, test } from 'vitest';
import type { Profile } from '#contracts/session.ts';
import { paths } from './paths.ts';
import { dashboardOf, isRedirection, mayOpen, navOf, routes, type Screen } from './routes.ts';

const screens = routes.filter((route): route is Screen => !isRedirection(route));
const person = (role: Profile['role']): Profile => ({
  id: 'c0ffee',
  name: 'Mia',
  email: 'mia@x.example',
  role,
  owner: false,
});
const openTo = (role: Profile['role'], approval: Pick<Profile, 'awaiting_approval'> = {}) =>
  screens.filter((screen) => mayOpen(screen, { role, ...approval })).map(({ path }) => path);

test('who may open which screen (specification, section 2)', () => {
  expect(openTo('tutor')).toEqual([
    '/login',
    '/tutor',
    '/student-management',
    '/take-attendance',
    '/attendance',
    '/create-homework',
    '/edit-homework/:id',
    '/view-submissions/:homeworkId',
    '/class-history',
    '/class-history/:studentId',
    '/leaderboard',
    '/practice-reports',
    '/activity',
    '*',
  ]);
  expect(openTo('student')).toEqual([
    '/login',
    '/student',
    '/complete-homework/:id',
    '/submission/:id',
    '/practice',
    '/start-practice',
    '/practice-session',
    '/practice-results',
    '/class-history',
    '/class-history/:studentId',
    '*',
  ]);
});

test('mayOpen: an account that no tutor has approved has its dashboard and practice alone', () => {
  const approval = { awaiting_approval: true } as const;
  expect(openTo('student', approval)).toEqual([
    '/login',
    '/student',
    '/practice',
    '/start-practice',
    '/practice-session',
    '/practice-results',
    '*',
  ]);
  const applicant = { ...person('student'), ...approval };
  expect(navOf(applicant).map(({ href }) => href(applicant))).toEqual(['/student', '/practice']);
});

test('the way to each dashboard ends on a screen that its role may open', () => {
  for (const role of ['tutor', 'student'] as const) {
    const path = dashboardOf(role);
    const redirection = routes.find((route) => route.path === path);
    const end = redirection && isRedirection(redirection) ? redirection.to : path;
    expect(openTo(role)).toContain(end);
  }
});

test('the home page leads to the sign-in until there is one', () => {
  expect(routes.find(({ path }) => path === paths.home)).toEqual({ path: '/', to: '/login' });
});

test('the header leads where the person may go', () => {
  expect(navOf(person('tutor')).map(({ href }) => href(person('tutor')))).toEqual([
    '/tutor',
    '/student-management',
    '/take-attendance',
    '/attendance',
    '/class-history',
    '/leaderboard',
    '/activity',
  ]);
  expect(navOf(person('student')).map(({ href }) => href(person('student')))).toEqual([
    '/student',
    '/practice',
    '/class-history/c0ffee',
  ]);
});
