/** The owner's dashboard: decisions, figures that open their rows, filters in the address, and the menu of pages. */
import { expect } from 'vitest';
import { fixedNoon, openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { findStat, openScreen, openSignedInVisitor } from './steps.ts';

const centre = await openForAllTests(openTestCentre({ clock: fixedNoon }));
const owner = await centre.createTutor({ name: 'Olive Owner', owner: true });
const client = await centre.signIn(owner.email, owner.password);
const { page } = await openForAllTests(openSignedInVisitor(centre, owner));

test('an owner sees what needs a decision and the figures live, opens the rows of a figure, and filters by group', async () => {
  const [mia, leo] = [
    await centre.createStudent({ name: 'Mia Chen' }),
    await centre.createStudent({ name: 'Leo Martin' }),
  ];
  const post = async (path: string, body: object) => expect((await client.post(path, body)).status).toBe(200);
  const mark = (id: string, date: string, status = 'present') =>
    post(`/api/students/${id}/attendance`, { date, status });
  await post(`/api/students/${leo.id}/classes/add`, {
    ...{ classes: 6, code: 'starter', purchase: { price_cents: 35_000 } },
  });
  for (const date of ['2026-11-16', '2026-11-17']) await mark(leo.id, date);
  await mark(leo.id, '2026-11-18', 'absent');
  const group = (await client.post('/api/groups', { name: 'Tuesday', students: [mia.id] })).body.id;
  await centre.program.runner.caughtUp();

  const expectFigure = (label: string, value: string) =>
    findStat(page, label).getByText(value, { exact: true }).waitFor();
  await openScreen(page, '/owner');
  await expectFigure('Active students', '1');
  await expectFigure('Classes delivered', '2');
  await expectFigure('Owed by families', '$350.00');
  await expectFigure('Attendance rate', '67%');
  await expectFigure('Unused classes', '4');
  const decisions = page.getByRole('region', { name: 'Needs a decision' });
  await mark(mia.id, '2026-11-19');
  await expectFigure('Active students', '2');
  await decisions.getByText('1 student has uncovered classes').waitFor();
  await page.getByRole('row', { name: 'Nov ’26 6 2' }).waitFor();

  await page.getByRole('link', { name: 'Active students' }).click();
  await page.getByText('3 records of 2 students: 3 present, 0 absent').waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Owed by families' }).click();
  await page.getByText('1 student, $350.00 open').waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Classes sold' }).click();
  await page.getByText('1 purchase, 6 classes').waitFor();
  await page.goBack();
  await page.getByLabel('Group', { exact: true }).selectOption('Tuesday');
  await expectFigure('Active students', '1');
  await expectFigure('Classes sold', '0');
  await page.getByText('Students who are in this group now.').waitFor();
  await page.getByLabel('Period').selectOption('Last month');
  await page.getByText('Oct 1 – Oct 31, compared with Aug 31 – Sep 30').waitFor();
  expect(new URL(page.url()).search).toBe(`?group=${group}&period=last-month`);
  await page.reload();
  await page.getByText('Oct 1 – Oct 31, compared with Aug 31 – Sep 30').waitFor();
  await page.getByRole('link', { name: 'Unused classes', exact: true }).click();
  await page.getByRole('row', { name: /^All 1 student/ }).waitFor();
  await page.goBack();
  await decisions.getByRole('link', { name: 'Settle uncovered classes' }).click();
  await page.getByText('Mia Chen').first().waitFor();
});

testInFaults('an address of no group, of no month or of a future period shows nothing else instead', async () => {
  const { id } = await centre.createStudent({ name: 'Noor Haddad' });
  expect((await client.post('/api/groups', { name: 'Thursday', students: [id] })).status).toBe(200);
  await centre.program.runner.caughtUp();
  for (const path of ['/owner/class-balances', '/owner/balances', '/student-management', '/owner']) {
    await page.goto(`${path}?group=nope`);
    await expect.poll(() => page.getByLabel(/^(Group|In this group now)$/).inputValue(), { message: path }).toBe('');
  }
  await openScreen(page, '/owner/class-balances?group=00000000-0000-4000-8000-000000000000');
  await page.getByText('No current student matches these filters.').waitFor();

  for (const month of ['2026-13', 'abc', '2030-01']) {
    await openScreen(page, `/owner/closing/${month}`);
    await page.waitForURL('**/owner/closing/2026-10');
    await page.getByRole('heading', { name: 'October 2026' }).waitFor();
  }

  for (const days of ['from=2030-01-01&to=2030-02-01', 'from=2030-01-01', 'to=2030-02-01']) {
    await page.goto(`/owner?period=custom&${days}`);
    await page.getByText('This period has not begun').waitFor();
    expect(await page.getByText('compared with').count()).toBe(0);
  }
});

testInFaults('on a phone the pages of the owner are in a menu below a button', async () => {
  await centre.createStudent({ name: 'Zoe Park' });
  await page.setViewportSize({ width: 360, height: 740 });
  await openScreen(page, '/owner');
  const pages = page.getByRole('navigation', { name: 'Pages of the owner' });
  const button = pages.getByRole('button', { name: 'Owner pages' });
  await button.click();
  await pages.getByLabel('Student', { exact: true }).selectOption('Zoe Park');
  await pages.getByRole('link', { name: 'Replay' }).waitFor();
  await page.keyboard.press('Escape');
  await pages.getByRole('link').first().waitFor({ state: 'hidden' });
  await button.click();
  await pages.getByRole('link', { name: 'Class balances' }).click();
  await page.getByRole('heading', { name: 'Class Balances', level: 1 }).waitFor();
});
