/** The looks of screens in unusual states. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openVisitor } from '#testing/browser-fixture.ts';
import { fixedNoon, openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import type { TestPerson } from '#testing/people-fixture.ts';
import { auditAccessibility } from './audit-accessibility.ts';
import { findStudentLine, openSignedInVisitor, openStudentDialog } from './steps.ts';

const shown = [
  { label: 'Tutor', email: 'lee@rollbook.example', password: 'chalk and slate' },
  { label: 'Student', email: 'aurelia.featherstonehaugh@rollbook.example', password: 'chalk and slate' },
];
let centre: TestCentre;
let sam: TestPerson;
let mia: TestPerson;
beforeAll(async () => {
  centre = await openTestCentre({ clock: fixedNoon, demoAccounts: shown });
  sam = await centre.createTutor({ name: 'Sam Okafor' });
  mia = await centre.createStudent({ name: 'Mia Lindqvist', classes: 6 });
});
afterAll(() => centre[Symbol.asyncDispose]());

test('the login page of a demo', async () => {
  await using visitor = await openVisitor(centre.url);
  const page = await visitor.context.newPage();
  await page.goto('/login');
  await page.getByRole('heading', { name: 'Demo accounts' }).waitFor();
  expect(await auditAccessibility(page)).toEqual([]);
});

test('an account without a profile', async () => {
  await using desk = await openSignedInVisitor(centre, sam);
  const { page } = desk;
  await page.route('**/api/session', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), profile: null } });
  });
  await page.goto('/login');
  await page.getByText('but this account has no profile at this center').waitFor();
  expect(await auditAccessibility(page)).toEqual([]);
});

test('another’s class history, and a form of a deleted student', async () => {
  const gil = await centre.createStudent({ name: 'Gil Gone' });
  await using home = await openSignedInVisitor(centre, mia);
  await home.page.goto(`/class-history/${gil.id}`);
  await home.page.getByRole('heading', { name: 'Unauthorized' }).waitFor();
  expect(await auditAccessibility(home.page)).toEqual([]);

  await using desk = await openSignedInVisitor(centre, sam);
  await desk.page.goto('/student-management');
  const dialog = await openStudentDialog(desk.page, gil.name, 'Delete');
  const tutor = await centre.signIn(sam.email, sam.password);
  await tutor.delete(`/api/students/${gil.id}`);
  await dialog.getByText('Gil Gone was deleted at 12:00 PM.').waitFor();
  expect(await auditAccessibility(desk.page)).toEqual([]);
});

test('the demo bar, and the notice of a lost connection', async () => {
  await using desk = await openSignedInVisitor(centre, sam);
  const { page } = desk;
  await page.routeWebSocket('**/api/feed', (socket) => socket.close());
  await page.goto('/student-management');
  await page.getByRole('complementary', { name: 'Demo center' }).waitFor();
  await page.getByText('Not connected. What others change may appear late.').waitFor();
  expect(await auditAccessibility(page)).toEqual([]);
});

test('a student with an unreadable event', async () => {
  const { sql, schema } = centre.program.readModels;
  const stream = `student-${mia.id}`;
  await sql`insert into ${sql(schema)}.parked ${sql({
    ...{ projection: 'balances', key: mia.id, event_id: crypto.randomUUID(), stream, version: 2 },
    error: 'Error: planted',
  })}`;
  // The answer that reports parked rows follows an event that was applied.
  await centre.createStudent({ name: 'Ada' });
  await using desk = await openSignedInVisitor(centre, sam);
  await using home = await openSignedInVisitor(centre, mia);
  await desk.page.goto('/student-management');
  await desk.page.getByText('what is shown about 1 person may be out of date').waitFor();
  await findStudentLine(desk.page, mia.name).waitFor();
  expect(await auditAccessibility(desk.page)).toEqual([]);
  await home.page.goto('/student');
  await home.page.getByText('what is shown about you may be out of date').waitFor();
  await home.page.getByText('No attendance records yet').waitFor();
  expect(await auditAccessibility(home.page)).toEqual([]);
});

test('a page that cannot be shown', async () => {
  await using desk = await openSignedInVisitor(centre, sam);
  const { page } = desk;
  await page.goto('/student-management');
  await findStudentLine(page, mia.name).waitFor();
  await page.route('**/api/students*', (route) => route.fulfill({ json: { students: [{}] } }));
  await page.reload();
  await page.getByRole('heading', { name: 'This page cannot be shown' }).waitFor();
  expect(await auditAccessibility(page)).toEqual([]);
  expect(desk.faults.splice(0).join()).toContain('TypeError');
});
