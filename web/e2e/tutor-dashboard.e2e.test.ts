import type { Page } from 'playwright-core';
import { afterAll, beforeEach, expect, vi } from 'vitest';
import { openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';
import type { TestPerson } from '#testing/people-fixture.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { findStat, findToast, openSignedInVisitor, openStudentDialog } from './steps.ts';

let centre: TestCentre;
let now: Date;
let sam: TestPerson;
let tutor: Client;
const opened: TestCentre[] = [];

beforeEach(async () => {
  now = new Date('2026-11-20T17:00:00Z');
  centre = await openTestCentre({ clock: () => now });
  opened.push(centre);
  sam = await centre.createTutor({ name: 'Sam Okafor' });
  tutor = await centre.signIn(sam.email, sam.password);
});
afterAll(() => Promise.all(opened.map((each) => each[Symbol.asyncDispose]())));

const enrol = (name: string, classes: number) => centre.createStudent({ name, classes });
const mark = (student: TestPerson, date: string, status = 'present') =>
  tutor.post(`/api/students/${student.id}/attendance`, { date, status });

async function openDashboard(options: Parameters<typeof openSignedInVisitor>[2] = {}) {
  const desk = await openSignedInVisitor(centre, sam, options);
  await desk.page.goto('/tutor');
  return desk;
}
const section = (page: Page, name: string) => page.getByRole('region', { name });
const lines = (page: Page, name: string) => section(page, name).getByRole('listitem').allInnerTexts();
const expectFigure = (page: Page, label: string, value: number) =>
  findStat(page, label).getByText(String(value), { exact: true }).waitFor();

test('the tutor dashboard shows its figures and links', async () => {
  const [mia, leo] = [await enrol('Mia Chen', 12), await enrol('Leo Martin', 1)];
  await enrol('Nia New', 2);
  for (const date of ['2026-11-12', '2026-11-13']) await mark(leo, date);
  await mark(mia, '2026-11-20');
  await mark(leo, '2026-11-20', 'absent');
  await centre.program.runner.caughtUp();

  await using desk = await openDashboard();
  const { page } = desk;
  await page.getByRole('heading', { name: 'Tutor Dashboard', level: 1 }).waitFor();
  await page.getByText('Friday, November 20, 2026').waitFor();
  await page.getByText('Welcome, Sam Okafor').waitFor();
  await expectFigure(page, 'Total Students', 3);
  await expectFigure(page, 'Total Classes', 15);
  await expectFigure(page, 'Remaining Classes', 13);
  await section(page, 'Today').getByText('2 of 3 marked today').waitFor();
  await section(page, 'Today').getByText('So far 1 present, 1 absent.').waitFor();
  await section(page, 'Today')
    .getByText(/without a mark today/)
    .waitFor();
  expect(await section(page, 'Today').getByText('Attendance not taken today').count()).toBe(0);
  const low = await lines(page, 'Low on classes');
  expect(low.map((line) => line.split(/\s*\n\s*/))).toEqual([
    ['0', 'classes remaining', 'Leo Martin', 'None left'],
    ['2', 'classes remaining', 'Nia New'],
  ]);
  const weeks = section(page, 'Attendance by week').getByRole('row');
  expect(await weeks.last().innerText()).toMatch(/^This week, from Nov 16\s+1\s+1$/);
  expect(await weeks.nth(-2).innerText()).toMatch(/^Nov 9 to Nov 15\s+2\s+0$/);
  await page.locator('.recharts-bar').first().waitFor();

  const leads = async (link: ReturnType<Page['locator']>, to: string) => {
    await link.click();
    await page.waitForURL(to);
    await page.goBack();
    await page.getByRole('heading', { name: 'Tutor Dashboard' }).waitFor();
  };
  const links = page.getByRole('navigation', { name: 'Quick links' }).getByRole('link');
  await links.filter({ hasText: 'Manage Students' }).click();
  await page.getByRole('heading', { name: 'Student Management' }).waitFor();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await page.waitForURL('/tutor');
  await leads(links.filter({ hasText: 'Take Attendance' }), '/take-attendance');
  await leads(links.filter({ hasText: 'View Records' }), '/attendance');
  await leads(section(page, 'Today').getByRole('link', { name: 'Take Attendance' }), '/take-attendance');
  await leads(section(page, 'Low on classes').getByRole('link', { name: 'Leo Martin' }), `/class-history/${leo.id}`);
  await section(page, 'Uncovered classes').getByRole('link', { name: 'Settle for Leo Martin' }).click();
  await page.getByRole('heading', { name: 'Leo Martin' }).waitFor();
  await page.getByRole('button', { name: 'Settle', exact: true }).waitFor();
  expect(await page.getByLabel('Type').inputValue()).toBe('attendance');
});

testInFaults('the tutor dashboard updates live, and failures keep its data', async () => {
  const [mia, ben] = [await enrol('Mia Chen', 3), await enrol('Ben Novak', 9)];
  const lee = await centre.createTutor({ name: 'Ms Lee' });
  await using desk = await openDashboard();
  await using other = await openSignedInVisitor(centre, lee);
  const { page } = desk;
  await section(page, 'Today').getByText('Nobody is marked yet.').waitFor();
  await section(page, 'Low on classes').getByText('Everybody has more than 2 classes left.').waitFor();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });

  await other.page.goto('/student-management');
  const dialog = await openStudentDialog(other.page, mia.name, 'Mark Attendance');
  await dialog.getByRole('button', { name: 'Mark Attendance' }).click();
  await findToast(other.page, 'Attendance marked').waitFor();
  await expectFigure(page, 'Remaining Classes', 11);
  await section(page, 'Today').getByText('So far 1 present, 0 absent.').waitFor();
  await section(page, 'Low on classes').getByRole('link', { name: 'Mia Chen' }).waitFor();

  await page.route('**/api/dashboard', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  const failed = page.waitForResponse((response) => response.url().endsWith('/api/dashboard'));
  await mark(ben, '2026-11-20', 'absent');
  await failed;
  await expectFigure(page, 'Remaining Classes', 11);
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  await page.unroute('**/api/dashboard');
  await tutor.post(`/api/students/${ben.id}/attendance`, { date: '2026-11-20', status: 'absent', notes: 'Ill' });
  await section(page, 'Today').getByText('Attendance taken today: 1 present, 1 absent').waitFor();
  await tutor.delete(`/api/students/${mia.id}`);
  await expectFigure(page, 'Total Students', 1);
  await section(page, 'Today').getByText('Attendance taken today: 0 present, 1 absent').waitFor();
  await section(page, 'Low on classes').getByText('Everybody has more than 2 classes left.').waitFor();
  await tutor.delete(`/api/students/${ben.id}`);
  await page.getByText('No students yet').waitFor();
  // The weeks count the class that the deleted student attended.
  await section(page, 'Attendance by week').waitFor();
  expect(loads).toBe(0);
});

testInFaults('a phone shows first what needs an act, with waiting classes that fit, then the links', async () => {
  const mia = await enrol('Mia Chen', 18);
  await tutor.post(`/api/students/${mia.id}/classes/add`, { classes: 6 });
  await mark(mia, '2026-11-19');
  await using desk = await openDashboard({ viewport: { width: 390, height: 664 } });
  const { page } = desk;
  const waiting = section(page, 'Waiting classes that fit');
  await waiting.getByText('17 remaining, 6 waiting').waitFor();
  expect(await page.getByRole('navigation', { name: 'Quick links' }).count()).toBe(1);
  const top = async (what: ReturnType<Page['locator']>) => (await what.boundingBox())?.y ?? Number.NaN;
  const parts = [
    section(page, 'Today'),
    section(page, 'Uncovered classes'),
    waiting,
    section(page, 'Low on classes'),
    page.getByRole('navigation', { name: 'Quick links' }),
    section(page, 'Recent Assignments'),
  ];
  const tops = await Promise.all(parts.map(top));
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));

  await waiting.getByRole('link', { name: 'Apply for Mia Chen' }).click();
  await page.getByRole('heading', { name: 'Mia Chen' }).waitFor();
  await page.getByRole('button', { name: 'Apply' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Apply/ }).click();
  // The dialog shows the 18 as a preview.
  await dialog.waitFor({ state: 'detached' });
  await expectFigure(page, 'Remaining', 18);
  await page.goto('/tutor');
  await section(page, 'Today').waitFor();
  await waiting.waitFor({ state: 'hidden' });
  await expectLongListOnDemand(page);
});

/** A long list shows five until all are requested. */
async function expectLongListOnDemand(page: Page): Promise<void> {
  for (const name of ['Ann', 'Bea', 'Cai', 'Dov', 'Eve', 'Fay', 'Gil']) await enrol(name, 0);
  const low = section(page, 'Low on classes');
  await low.getByRole('listitem').nth(4).waitFor();
  expect(await low.getByRole('listitem').count()).toBe(5);
  await low.getByRole('button', { name: 'Show all (7)' }).click();
  await low.getByRole('link', { name: 'Gil' }).waitFor();
  await low.getByRole('button', { name: 'Show fewer' }).click();
  await low.getByRole('link', { name: 'Gil' }).waitFor({ state: 'detached' });
}

testInFaults('the tutor dashboard changes at the centre’s midnight in any browser time zone', async () => {
  now = new Date('2026-11-21T04:59:30Z');
  const mia = await enrol('Mia Chen', 9);
  await mark(mia, '2026-11-20');
  await centre.program.runner.caughtUp();
  await using desk = await openSignedInVisitor(centre, sam, { timezoneId: 'Asia/Tokyo' });
  const { page } = desk;
  await page.clock.install({ time: now });
  await page.goto('/tutor');
  await page.getByText('Friday, November 20, 2026').waitFor();
  await section(page, 'Today').getByText('Attendance taken today: 1 present, 0 absent').waitFor();

  now = new Date('2026-11-21T05:00:00Z');
  const laterDay = async () => {
    // A larger step would look like a machine that slept.
    await page.clock.runFor(5_000);
    return page.getByText('Saturday, November 21, 2026').count();
  };
  await expect.poll(laterDay, { interval: 500 }).toBe(1);
  await section(page, 'Today').getByText('Attendance not taken today').waitFor();
});

testInFaults('missing keys: an owner reads whose they are, and others are asked to tell somebody', async () => {
  const mia = await enrol('Mia Chen', 3);
  const body = { date: '2026-11-20', status: 'present', notes: 'Fractions' };
  expect((await tutor.post(`/api/students/${mia.id}/attendance`, body)).status).toBeLessThan(300);
  await centre.program.runner.caughtUp();
  await using desk = await openSignedInVisitor(centre, mia);
  await centre.program.sql`delete from desk.personal_keys where person_id = ${mia.id}`;
  // Personal keys are cached for a minute.
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
  try {
    await desk.page.goto('/student');
    const recent = desk.page.getByRole('region', { name: 'Recent Attendance' });
    await recent.getByRole('cell', { name: "This note can't be shown. Please tell your tutor." }).waitFor();
    expect(await recent.getByText('key missing').count()).toBe(0);
  } finally {
    vi.useRealTimers();
  }

  const owner = await centre.createTutor({ name: 'Ada Whitfield', owner: true });
  await centre.program.runner.caughtUp();
  const sentence = 'The encryption key of 1 person is missing: Mia Chen.';
  await using office = await openSignedInVisitor(centre, owner);
  await office.page.goto('/tutor');
  const told = office.page.getByRole('alert').filter({ hasText: sentence });
  await told.getByText('Ask the person who runs your server').waitFor();
  await told.getByRole('link', { name: 'Mia Chen' }).click();
  await office.page.waitForURL(`/class-history/${mia.id}`);
  await using other = await openDashboard();
  await expectFigure(other.page, 'Total Students', 1);
  await other.page.getByRole('alert').filter({ hasText: sentence }).getByText('Please tell Ada Whitfield').waitFor();
});
