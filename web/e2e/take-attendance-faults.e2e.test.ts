import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { atTheRoll, classOf, LONG_TODAY, marksOf, openRoll, rowOf, saveIn, tickOf } from './roll.ts';
import { readToast, toast } from './steps.ts';

const SAVED = 'Attendance saved successfully';
const FAILED = 'Error saving attendance';
const ROLL = '**/api/attendance/roll';

const all = (students: number) => `Attendance for ${students} students has been recorded for ${LONG_TODAY}`;

/** Keys of the requests that save a roll. */
function keysOf(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/attendance/roll')) {
      keys.push(request.headers()['idempotency-key']);
    }
  });
  return keys;
}

test('a student who is archived meanwhile is named, the others are saved; trying again completes it', async () => {
  await using the = await classOf('Ada Lovell', 'Ben Noor', 'Cleo Ruiz');
  const ben = the.students[1];
  const tutor = await the.centre.signIn(the.sam.email, the.sam.password);
  await using desk = await atTheRoll(the, the.sam);
  const { page } = desk;
  const dialog = await openRoll(page);
  for (const name of ['Ada Lovell', 'Ben Noor']) await tickOf(dialog, name).check();
  await rowOf(dialog, 'Ben Noor').getByLabel('Individual notes').fill('Brought a friend');
  await tutor.delete(`/api/students/${ben?.id}`);
  await rowOf(dialog, 'Ben Noor')
    .getByText(/No longer a current student/)
    .waitFor();
  expect(
    await rowOf(dialog, 'Ben Noor')
      .getByText(/Will become/)
      .count(),
  ).toBe(0); // nor does it
  await saveIn(dialog).click();

  const [words] = await readToast(page, FAILED);
  expect(words).toMatch(/^Failed to save attendance for Ben Noor: .+/);
  expect(await dialog.getByRole('listitem').first().innerText()).toMatch(/^Ben Noor/);
  await dialog.getByText('2 of 3 students saved. 1 could not be saved and is at the top.').waitFor();
  await rowOf(dialog, 'Ada Lovell').getByText('Saved: present, 5 classes remaining').waitFor();
  expect(await tickOf(dialog, 'Ada Lovell').isDisabled()).toBe(true);
  expect(await saveIn(dialog).innerText()).toBe('Retry 1');

  const email = 'ben.again@rollbook.example';
  await tutor.post(`/api/students/${ben?.id}/restore`, { email, password: 'chalk and slate' });
  await rowOf(dialog, 'Ben Noor')
    .getByText(/No longer/)
    .waitFor({ state: 'detached' });
  await saveIn(dialog).click();
  expect(await readToast(page, SAVED)).toEqual([all(3)]);
  expect(await marksOf(the)).toEqual({
    'Ada Lovell': [5, 'present', 'covered', null],
    'Ben Noor': [5, 'present', 'covered', 'Brought a friend'],
    'Cleo Ruiz': [6, 'absent', 'none', null],
  });
});

test('when nobody is left but who has gone, the roll says that the others are saved', async () => {
  await using the = await classOf('Ada Lovell', 'Ben Noor');
  const tutor = await the.centre.signIn(the.sam.email, the.sam.password);
  await using desk = await atTheRoll(the, the.sam);
  const dialog = await openRoll(desk.page);
  for (const name of ['Ada Lovell', 'Ben Noor']) await tickOf(dialog, name).check();
  await tutor.delete(`/api/students/${the.students[1]?.id}`);
  await rowOf(dialog, 'Ben Noor')
    .getByText(/No longer/)
    .waitFor();
  await saveIn(dialog).click();
  await dialog.getByText(/1 of 2 students saved/).waitFor();
  await tickOf(dialog, 'Ben Noor').click(); // the row goes with its tick
  await dialog.getByText('Attendance for 1 student is saved. Nothing is left to save.').waitFor();
  await dialog.getByText('Close', { exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
});

test('a save whose answer is lost is repeated, and charges once', async () => {
  await using the = await classOf('Ada Lovell', 'Ben Noor', 'Cleo Ruiz', 'Dan Okoye');
  await using desk = await atTheRoll(the, the.sam);
  const { page } = desk;
  const keys = keysOf(page);
  await page.route(
    ROLL,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  const dialog = await openRoll(page);
  await tickOf(dialog, 'Dan Okoye').check();
  await rowOf(dialog, 'Dan Okoye').getByLabel('Individual notes').fill('Came late');
  await saveIn(dialog).click();
  await expect.poll(() => toast(page, FAILED).count()).toBe(3);
  await toast(page, 'Failed to save attendance for Dan Okoye: An unexpected error occurred').waitFor();
  await dialog.getByText(/No answer came for 4 students\..*saving again will not do it twice/).waitFor();
  expect(await saveIn(dialog).innerText()).toBe('Retry 4');
  expect(await rowOf(dialog, 'Dan Okoye').getByLabel('Individual notes').inputValue()).toBe('Came late');

  await saveIn(dialog).click();
  expect(await readToast(page, SAVED)).toEqual([all(4)]);
  await toast(page, FAILED).first().waitFor({ state: 'detached' });
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect((await marksOf(the))['Dan Okoye']).toEqual([5, 'present', 'covered', 'Came late']);
});

test('a save whose answer a reload has lost is not doubled', async () => {
  await using the = await classOf('Ada Lovell', 'Ben Noor');
  await using desk = await atTheRoll(the, the.sam);
  const { page } = desk;
  const keys = keysOf(page);
  const saved = Promise.withResolvers<number>();
  const lose = async (route: Route) => saved.resolve((await route.fetch()).status());
  await page.route(ROLL, lose, { times: 1 });
  const dialog = await openRoll(page);
  await tickOf(dialog, 'Ada Lovell').check();
  await dialog.getByLabel('General class notes').fill('Fractions');
  await saveIn(dialog).click();
  expect(await saved.promise).toBe(200);
  await page.reload();
  await dialog.getByText(/may have been saved already/).waitFor();
  await rowOf(dialog, 'Ada Lovell').getByText('Present, Sam Okafor, 12:00').waitFor();
  await saveIn(dialog).click();
  expect(await readToast(page, SAVED)).toEqual([all(2)]);
  await dialog.waitFor({ state: 'detached' });
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(await marksOf(the)).toEqual({
    'Ada Lovell': [5, 'present', 'covered', 'Fractions'],
    'Ben Noor': [6, 'absent', 'none', 'Fractions'],
  });
});

test('what is chosen after a lost answer is still to be saved', async () => {
  await using the = await classOf('Ada Lovell', 'Ben Noor');
  await using desk = await atTheRoll(the, the.sam);
  const { page } = desk;
  await page.route(ROLL, (route) => route.abort('connectionreset'), { times: 1 });
  const dialog = await openRoll(page);
  await tickOf(dialog, 'Ada Lovell').check();
  await saveIn(dialog).click();
  await toast(page, FAILED).first().waitFor();
  await tickOf(dialog, 'Ben Noor').check();
  await saveIn(dialog).click();
  await dialog.getByText(/Your earlier attempt was saved after all/).waitFor();
  expect(await tickOf(dialog, 'Ben Noor').isChecked()).toBe(true);
  await saveIn(dialog).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await marksOf(the)).toEqual({
    'Ada Lovell': [5, 'present', 'covered', null],
    'Ben Noor': [5, 'present', 'covered', null],
  });
});

test('a session that ends over an open roll is taken up again in place, and the roll is saved once', async () => {
  await using the = await classOf('Ada Lovell', 'Ben Noor');
  await using desk = await atTheRoll(the, the.sam);
  const { page, context } = desk;
  const dialog = await openRoll(page);
  await tickOf(dialog, 'Ada Lovell').check();
  await rowOf(dialog, 'Ada Lovell').getByLabel('Individual notes').fill('Came late');
  await context.clearCookies();
  await saveIn(dialog).click();
  const again = page.getByRole('alertdialog', { name: 'Your session has ended.' });
  await again.getByLabel('Password').fill(the.sam.password);
  await again.getByRole('button', { name: 'Sign in' }).click();
  expect(await readToast(page, SAVED)).toEqual([all(2)]);
  await page.getByText('Present, Sam Okafor, 12:00').waitFor();
  expect(await marksOf(the)).toEqual({
    'Ada Lovell': [5, 'present', 'covered', 'Came late'],
    'Ben Noor': [6, 'absent', 'none', null],
  });
});
