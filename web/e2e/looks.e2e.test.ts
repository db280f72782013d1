import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openVisitor } from '#testing/browser-fixture.ts';
import { fixedNoon, openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';
import type { TestPerson } from '#testing/people-fixture.ts';
import { auditAccessibility } from './audit-accessibility.ts';
import { openSignedInVisitor, openStudentDialog } from './steps.ts';

let centre: TestCentre;
let sam: TestPerson;
beforeAll(async () => {
  centre = await openTestCentre({ clock: fixedNoon });
  sam = await centre.createTutor({ name: 'Sam Okafor' });
});
afterAll(() => centre[Symbol.asyncDispose]());

/** A word that must be broken on a small phone. */
const LONG = 'Aurelia Featherstonehaugh-Everything';

/** Fails when the survey finds a fault on the current screen. */
async function expectNoFindings(page: Page, screen: string): Promise<void> {
  expect({ screen, found: await auditAccessibility(page) }).toEqual({ screen, found: [] });
}

async function asTutor() {
  const seated = await openSignedInVisitor(centre, sam);
  await seated.page.goto('/student-management');
  return seated;
}

/** A student whose history has a row of every kind that people can cause. */
async function studentWithEverything(tutor: Client, name: string): Promise<TestPerson> {
  const student = await centre.createStudent({ name, classes: 1 });
  const address = `/api/students/${student.id}`;
  const mark = (date: string, status: string, notes?: string) =>
    tutor.post(`${address}/attendance`, { date, status, ...(notes && { notes }) });
  await mark('2026-10-02', 'present', 'Fractions with unlike denominators');
  // No class is left, so this one is uncovered.
  await mark('2026-10-09', 'present');
  await tutor.post(`${address}/classes/add`, { classes: 20, reason: 'Excellence plan and two for a friend' });
  await mark('2026-10-16', 'absent', 'Ill');
  await mark('2026-11-13', 'present');
  await mark('2026-11-13', 'absent');
  await tutor.post(`${address}/classes/remove`, { classes: 1, reason: 'Refund' });
  await centre.program.runner.caughtUp();
  return student;
}

test('without any data', async () => {
  await using desk = await asTutor();
  await desk.page.getByText('No students yet').waitFor();
  await expectNoFindings(desk.page, 'Student Management without students');
  await desk.page.goto('/tutor');
  await desk.page.getByText('No students yet').waitFor();
  await expectNoFindings(desk.page, 'Tutor Dashboard without students');
  await desk.page.goto('/class-history');
  await desk.page.getByText('No classes yet').waitFor();
  await expectNoFindings(desk.page, 'Class history without rows');
});

test('Student Management and its dialogs', async () => {
  const tutor = await centre.signIn(sam.email, sam.password);
  await studentWithEverything(tutor, LONG);
  const gone = await centre.createStudent({ name: 'Gus Gone', classes: 3 });
  await tutor.delete(`/api/students/${gone.id}`);
  await using desk = await asTutor();
  const { page } = desk;
  await page.getByText('Former students').click();
  await page.getByText('Gus Gone').first().waitFor();
  await expectNoFindings(page, 'Student Management');

  await page.getByRole('button', { name: 'Create Student' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create student' }).click();
  await page.getByRole('dialog').locator('[aria-invalid]').first().waitFor();
  await expectNoFindings(page, 'Create Student Account');
  await page.keyboard.press('Escape');

  for (const act of ['Mark Attendance', 'Manage Classes', 'Delete']) {
    await openStudentDialog(page, LONG, act);
    await expectNoFindings(page, act);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('dialog').waitFor();
  await expectNoFindings(page, 'Restore');
});

test('Tutor Dashboard with something to do, and with nothing', async () => {
  const tutor = await centre.signIn(sam.email, sam.password);
  for (let count = 0; count < 6; count += 1) await centre.createStudent({ name: `${LONG} ${count}` });
  await studentWithEverything(tutor, LONG);
  await using desk = await openSignedInVisitor(centre, sam);
  const { page } = desk;
  await page.goto('/tutor');
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.locator('.recharts-bar').first().waitFor();
  await expectNoFindings(page, 'Tutor Dashboard');

  const { body } = await tutor.get('/api/dashboard');
  const nobody = { students: [], total: 0 };
  const calm = { ...body, attendance: { ...body.attendance, unmarked: 0 }, low: nobody, uncovered: nobody };
  await page.route('**/api/dashboard', (route) => route.fulfill({ json: calm }));
  await page.reload();
  await page.getByText('Attendance taken today').waitFor();
  await page.locator('.recharts-bar').first().waitFor();
  await expectNoFindings(page, 'Tutor Dashboard with nothing to do');
});

test('class history of one student and of all, and its dialogs', async () => {
  const tutor = await centre.signIn(sam.email, sam.password);
  const student = await studentWithEverything(tutor, LONG);
  await using desk = await openSignedInVisitor(centre, sam);
  const { page } = desk;
  await page.goto(`/class-history/${student.id}`);
  await page.locator('.recharts-line').waitFor();
  await expectNoFindings(page, 'Class history of one student');
  for (const act of ['Withdraw', 'Settle', 'Apply']) {
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${act}\\b`) })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await expectNoFindings(page, act);
    await page.keyboard.press('Escape');
  }
  await page.getByLabel('Period').selectOption('custom');
  await page.getByLabel('From', { exact: true }).fill('2020-01-01');
  await page.getByLabel('To', { exact: true }).fill('2020-01-02');
  await page.getByText('No classes match these filters').waitFor();
  await expectNoFindings(page, 'Class history, nothing selected');
  await page.goto('/class-history');
  await page.getByRole('link', { name: LONG }).first().waitFor();
  await expectNoFindings(page, 'Class history of all students');
});

test('what a student sees', async () => {
  const tutor = await centre.signIn(sam.email, sam.password);
  await using newcomer = await openSignedInVisitor(centre, await centre.createStudent({ name: 'Nia Newcomer' }));
  await newcomer.page.goto('/student');
  await newcomer.page.getByText('No attendance records yet').waitFor();
  await expectNoFindings(newcomer.page, 'Student Dashboard of a newcomer');
  await using regular = await openSignedInVisitor(centre, await studentWithEverything(tutor, 'Ria Regular'));
  await regular.page.goto('/student');
  await regular.page.getByRole('row', { name: 'Nov 13' }).waitFor();
  await expectNoFindings(regular.page, 'Student Dashboard');
  await regular.page.getByRole('link', { name: 'Classes Remaining' }).click();
  await regular.page.locator('.recharts-line').waitFor();
  await expectNoFindings(regular.page, 'Class history of a student’s own');
});

test('failed loads', async () => {
  await using desk = await openSignedInVisitor(centre, sam);
  const { page } = desk;
  await page.route('**/api/students*', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await page.goto('/student-management');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await expectNoFindings(page, 'Student Management that cannot be loaded');

  await page.route('**/api/dashboard', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await page.goto('/tutor');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await expectNoFindings(page, 'Tutor Dashboard that cannot be loaded');
});

test('the login page', async () => {
  await using visitor = await openVisitor(centre.url);
  const page = await visitor.context.newPage();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Please enter your password.').waitFor();
  await expectNoFindings(page, 'Login');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByLabel('Full name').waitFor();
  await expectNoFindings(page, 'Sign Up');
  await page.goto('/nowhere');
  await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor();
  await expectNoFindings(page, 'Page not found');
});
