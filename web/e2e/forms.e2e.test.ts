import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestCentre, type TestPerson, testCentre } from '#scripts/test/centre.ts';
import { lineOf, open, seat } from './steps.ts';

let centre: TestCentre;
let tutor: TestPerson;
beforeAll(async () => {
  centre = await testCentre();
  tutor = await centre.createTutor({ name: 'Sam Okafor' });
});
afterAll(() => centre[Symbol.asyncDispose]());

test('a failed save keeps what was typed, and the next one goes through once', async () => {
  await centre.createStudent({ name: 'Zoë Marchetti', classes: 1 });
  await using desk = await seat(centre, tutor);
  const { page } = desk;
  await page.goto('/student-management');
  await open(page, 'Zoë', 'Manage Classes');
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
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await lineOf(page, 'Zoë').getByText('5 / 5').waitFor();
});

test('who is deleted can be restored with everything as it was', async () => {
  await centre.createStudent({ name: 'Ivy Brandt', classes: 9 });
  await using desk = await seat(centre, tutor);
  const { page } = desk;
  await page.goto('/student-management');
  const dialog = await open(page, 'Ivy', 'Delete');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Student deleted successfully').waitFor();
  await lineOf(page, 'Ivy').waitFor({ state: 'detached' });

  await page.getByText('Former students').click();
  await lineOf(page, 'Ivy').getByRole('button', { name: 'Restore' }).click();
  await page.getByLabel('Password').fill('chalk and slate');
  await page.getByRole('button', { name: 'Restore student' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await lineOf(page, 'Ivy').getByText('9 / 9').waitFor();
});

test('a list that cannot be loaded says so once and can be tried again', async () => {
  await using desk = await seat(centre, tutor);
  const { page } = desk;
  await page.route('**/api/students', (route) => route.abort());
  await page.goto('/student-management');
  await page.getByRole('main').getByText('Error loading students').waitFor();
  await page.getByRole('listitem').getByText('Error loading students').waitFor();
  await page.unroute('**/api/students');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
});
