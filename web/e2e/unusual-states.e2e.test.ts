/** States of screens that few people ever see: of a demo, of an account without a profile, and after a fault of the record. */
import { expect } from 'vitest';
import { openVisitor } from '#testing/browser-fixture.ts';
import { fixedNoon, openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { findStudentLine, openSignedInVisitor } from './steps.ts';

const shown = [
  { label: 'Tutor', email: 'lee@rollbook.example', password: 'chalk and slate' },
  { label: 'Student', email: 'aurelia.featherstonehaugh@rollbook.example', password: 'chalk and slate' },
];
const centre = await openForAllTests(openTestCentre({ clock: fixedNoon, demoAccounts: shown }));
const sam = await centre.createTutor({ name: 'Sam Okafor' });
const mia = await centre.createStudent({ name: 'Mia Lindqvist', classes: 6 });

test('a demo shows its accounts on the login page and says in the portal that it is one', async () => {
  await using visitor = await openVisitor(centre.url);
  const page = await visitor.context.newPage();
  await page.goto('/login');
  await page.getByRole('heading', { name: 'Demo accounts' }).waitFor();
  await using desk = await openSignedInVisitor(centre, sam);
  await desk.page.goto('/student-management');
  await desk.page.getByRole('complementary', { name: 'Demo center' }).waitFor();
});

testInFaults('an account without a profile is named at the login', async () => {
  await using desk = await openSignedInVisitor(centre, sam);
  const { page } = desk;
  await page.route('**/api/session', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), profile: null } });
  });
  await page.goto('/login');
  await page.getByText('but this account has no profile at this center').waitFor();
});

testInFaults('a statement without rows suggests a longer period only where there is one', async () => {
  const student = await centre.createStudent({ name: 'Noa New', classes: 0 });
  await using desk = await openSignedInVisitor(centre, sam);
  const { page } = desk;
  const longer = page.getByText('Choose a longer period.');
  await page.goto(`/statement/${student.id}`);
  await page.getByText('No classes in this period').waitFor();
  expect(await longer.count()).toBe(0);
  await page.getByLabel('Period').selectOption({ index: 1 });
  await longer.waitFor();
});

testInFaults('people are told that an event about them cannot be read', async () => {
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
  await home.page.goto('/student');
  await home.page.getByText('what is shown about you may be out of date').waitFor();
  await home.page.getByText('No attendance records yet').waitFor();
  const { page } = desk;
  await page.route('**/api/students*', (route) => route.fulfill({ json: { students: [{}] } }));
  await page.goto('/student-management');
  await page.getByRole('heading', { name: 'This page cannot be shown' }).waitFor();
  expect(desk.faults.splice(0).join()).toContain('TypeError');
});
