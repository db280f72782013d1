import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { visit } from '#scripts/test/browser.ts';
import { type TestCentre, type TestPerson, testCentre } from '#scripts/test/centre.ts';
import { findings } from './findings.ts';
import { signedIn } from './signed-in.ts';

let centre: TestCentre;
let tutor: TestPerson;
beforeAll(async () => {
  centre = await testCentre();
  tutor = await centre.createTutor({ name: 'Sam Okafor' });
});
afterAll(() => centre[Symbol.asyncDispose]());

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const closed = (page: Page) => page.getByRole('dialog').waitFor({ state: 'hidden' });
const yesterday = async () => {
  const { today } = (await centre.visitor().get('/api/centre')).body as { today: string };
  const day = new Date(`${today}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().replace(/T.*/, '');
};

async function mark(page: Page, name: string, status: 'Present' | 'Absent', date: string): Promise<string> {
  await row(page, name).getByRole('button', { name: 'Mark Attendance' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark Attendance' });
  await dialog.getByLabel('Date').fill(date);
  await dialog.getByText('Looking up this date...').waitFor({ state: 'hidden' });
  await dialog.getByRole('button', { name: status }).click();
  const foretold = await dialog.getByRole('status').innerText();
  await dialog.getByRole('button', { name: 'Mark Attendance' }).click();
  await closed(page);
  return foretold;
}

test('a tutor’s changes reach the student without reload, and the ledger adds up', async () => {
  await using atDesk = await visit(centre.url);
  await using atHome = await visit(centre.url, { viewport: { width: 390, height: 800 } });
  const page = await signedIn(atDesk.context, tutor);

  await page.getByRole('button', { name: 'Create Student' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill('Maya Lindqvist');
  await page.getByLabel('Email').fill('maya@rollbook.example');
  await page.getByLabel('Password').fill('chalk and slate');
  await page.getByLabel('Initial classes').fill('six');
  expect(await page.getByLabel('Initial classes').inputValue()).toBe('0');
  await page.getByLabel('Initial classes').fill('6');
  await page.getByRole('button', { name: 'Create student', exact: true }).dblclick();
  await closed(page);
  await page.getByText('Student created successfully').waitFor();
  await row(page, 'Maya').getByText('6 / 6').waitFor();
  expect(await row(page, 'Maya').count()).toBe(1);

  const maya = { id: '', name: 'Maya', email: 'maya@rollbook.example', password: 'chalk and slate' };
  const home = await signedIn(atHome.context, maya);
  const remaining = home.getByRole('definition').first();
  await expect.poll(() => remaining.innerText()).toBe('6');

  await row(page, 'Maya').getByRole('button', { name: 'Manage Classes' }).click();
  await page.getByLabel('Number of classes').fill('15');
  await page.getByLabel('Reason').fill('Growth pack');
  await page.getByText('3 classes will wait').waitFor();
  await page.getByRole('button', { name: 'Add Classes' }).click();
  await closed(page);
  await page.getByText('Added 15 classes for Maya Lindqvist').waitFor();
  await page.getByText('12 applied, 3 waiting: the limit is 18.').waitFor();
  await expect.poll(() => remaining.innerText()).toBe('18');

  const day = await yesterday();
  expect(await mark(page, 'Maya', 'Present', day)).toBe('Takes 1 class: 17 remaining after it.');
  await page.getByText('Maya Lindqvist marked as present').waitFor();
  await expect.poll(() => remaining.innerText()).toBe('17');
  await home.getByRole('cell', { name: 'Present' }).waitFor();

  expect(await mark(page, 'Maya', 'Absent', day)).toMatch(
    /^Already marked present by Sam Okafor at \d\d:\d\d; absent gives 1 class back: 18 remaining after it\.$/,
  );
  await expect.poll(() => remaining.innerText()).toBe('18');
  await home.getByRole('cell', { name: 'Absent' }).waitFor();

  await home.getByRole('link', { name: 'Classes Remaining' }).click();
  await home.getByText('Enrolled with 6 classes').waitFor();
  await row(page, 'Maya').getByRole('link', { name: 'Maya Lindqvist' }).click();
  const ledger = page.getByRole('table').first();
  await ledger.getByText('Enrolled with 6 classes').waitFor();
  const rows = await ledger
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .all();
  const numbers = await Promise.all(
    rows.map(async (entry) => (await entry.getByRole('cell').allInnerTexts()).slice(2)),
  );
  expect(numbers).toEqual([
    ['+1', '18', '18'],
    ['−1', '17', '18'],
    ['+12', '18', '18'],
    ['+6', '6', '6'],
  ]);
  await ledger.getByRole('link', { name: /^Corrects the class of/ }).click();
  expect(new URL(page.url()).hash).toBe(`#${await rows[1]?.getAttribute('id')}`);
});

test('waiting classes are applied when there is room, or withdrawn for a reason', async () => {
  const student = await centre.createStudent({ name: 'Tom Wainwright', classes: 20 });
  await using visitor = await visit(centre.url);
  const page = await signedIn(visitor.context, tutor);
  await page.goto(`/class-history/${student.id}`);
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('No room yet: 18 of 18 classes remain.').waitFor();
  expect(await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).count()).toBe(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('button', { name: 'Withdraw' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw waiting classes' });
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await dialog.getByText('Please give a reason.').waitFor();
  await dialog.getByLabel('Reason').fill('Paid back');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByText('2 waiting classes withdrawn: Paid back').waitFor();
  await page.getByRole('button', { name: 'Withdraw' }).waitFor({ state: 'detached' });
});

test('an uncovered class is settled once there are classes', async () => {
  const student = await centre.createStudent({ name: 'Noah Petrov' });
  await using visitor = await visit(centre.url);
  const page = await signedIn(visitor.context, tutor);
  expect(await mark(page, 'Noah', 'Present', await yesterday())).toBe(
    'No classes remaining: this class will be uncovered.',
  );
  await row(page, 'Noah').getByText('1 uncovered').waitFor();
  const client = await centre.signIn(tutor.email, tutor.password);
  await client.post(`/api/students/${student.id}/classes/add`, { classes: 2 });

  await page.goto(`/class-history/${student.id}`);
  await page.getByRole('button', { name: 'Settle' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Settle' }).click();
  await page.getByText(/^Uncovered class of .* settled/).waitFor();
  await page.getByRole('button', { name: 'Settle' }).waitFor({ state: 'detached' });
});

test('a failed save keeps what was typed, and the next one goes through once', async () => {
  await centre.createStudent({ name: 'Zoë Marchetti', classes: 1 });
  await using visitor = await visit(centre.url);
  const page = await signedIn(visitor.context, tutor);
  await row(page, 'Zoë').getByRole('button', { name: 'Manage Classes' }).click();
  await page.getByLabel('Number of classes').fill('4');
  await page.getByLabel('Reason').fill('Summer');
  await page.route('**/classes/add', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Add Classes' }).click();
  await page.getByText('An unexpected error occurred while managing classes').first().waitFor();
  expect(await page.getByLabel('Number of classes').inputValue()).toBe('4');
  expect(await page.getByLabel('Reason').inputValue()).toBe('Summer');

  await page.unroute('**/classes/add');
  await page.getByRole('button', { name: 'Add Classes' }).click();
  await closed(page);
  await row(page, 'Zoë').getByText('5 / 5').waitFor();
});

test('who is deleted can be restored with everything as it was', async () => {
  await centre.createStudent({ name: 'Ivy Brandt', classes: 9 });
  await using visitor = await visit(centre.url);
  const page = await signedIn(visitor.context, tutor);
  await row(page, 'Ivy').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Student deleted successfully').waitFor();
  await row(page, 'Ivy').waitFor({ state: 'detached' });

  await page.getByText('Former students').click();
  await row(page, 'Ivy').getByRole('button', { name: 'Restore' }).click();
  await page.getByLabel('Password').fill('chalk and slate');
  await page.getByRole('button', { name: 'Restore student' }).click();
  await closed(page);
  await row(page, 'Ivy').getByText('9 / 9').waitFor();
});

test('a list that cannot be loaded says so once and can be tried again', async () => {
  await using visitor = await visit(centre.url);
  const page = await signedIn(visitor.context, tutor);
  await page.route('**/api/students', (route) => route.abort());
  await page.reload();
  await page.getByRole('main').getByText('Error loading students').waitFor();
  await page.getByRole('listitem').getByText('Error loading students').waitFor();
  await page.unroute('**/api/students');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
});

const themes = ['light', 'dark'] as const;
const widths = [320, 1280];
test.each(themes.flatMap((theme) => widths.map((width) => ({ theme, width }))))(
  'no screen or dialog has findings or runs over its edge: $theme, $width px',
  async ({ theme, width }) => {
    const student = await centre.createStudent({ name: 'Aurelia Featherstonehaugh-Montgomery', classes: 25 });
    await using visitor = await visit(centre.url, { colorScheme: theme, viewport: { width, height: 800 } });
    const page = await signedIn(visitor.context, tutor);
    const sound = async (what: string) => {
      expect(await findings(page), what).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), what).toBeLessThanOrEqual(0);
    };
    const acts = ['Mark Attendance', 'Manage Classes', 'Delete'];
    await row(page, 'Aurelia').first().waitFor();
    await sound('Student Management');
    for (const name of acts) {
      await row(page, 'Aurelia').first().getByRole('button', { name }).click();
      await page.locator('[role=dialog], [role=alertdialog]').waitFor();
      await sound(name);
      await page.keyboard.press('Escape');
      await page.locator('[role=dialog], [role=alertdialog]').waitFor({ state: 'detached' });
    }
    await page.goto('/class-history');
    await page.getByText('Enrolled with').first().waitFor();
    await sound('Class history of all');
    await page.goto(`/class-history/${student.id}`);
    await page.getByText('Enrolled with').first().waitFor();
    await page.locator('.recharts-surface').waitFor();
    await sound('Class history');

    await using other = await visit(centre.url, { colorScheme: theme, viewport: { width, height: 800 } });
    const home = await signedIn(other.context, student);
    await home.getByText('No attendance records yet').waitFor();
    expect(await findings(home)).toEqual([]);
  },
);
