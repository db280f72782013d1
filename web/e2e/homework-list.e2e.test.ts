import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { assignHomeworkByApi, findHomeworkLine, openTutorCentre, submitAnswersByApi } from './homework.ts';
import { findStat, openSignedInVisitor, readAndCloseToast } from './steps.ts';

const room = await openForAllTests(openTutorCentre());

test('assignments: the sixth is reachable, deleting one names the consequences, and an owner restores it', async () => {
  for (const title of ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon', 'Zeta'])
    await assignHomeworkByApi(room.tutor, [room.ada, room.ben], { title });
  const epsilon = await assignHomeworkByApi(room.tutor, [room.ada, room.ben], { title: 'Roots' });
  await submitAnswersByApi(room.centre, room.ada, epsilon, [1, 2]);
  await submitAnswersByApi(room.centre, room.ben, epsilon, [0, 2]);
  await using desk = await room.at('/tutor');
  const { page } = desk;
  const lines = page.getByRole('region', { name: 'Recent Assignments' }).getByRole('heading', { level: 3 });
  await lines.first().waitFor();
  expect(await lines.allInnerTexts()).toEqual(['Roots', 'Zeta', 'Epsilon', 'Delta', 'Gamma']);
  await page.getByRole('button', { name: 'Show all (7)' }).click();
  await page.getByLabel('Search assignments').fill('alph');
  await page.getByText('1 assignment found').waitFor();
  await findHomeworkLine(page, 'Alpha').waitFor();
  await page.getByLabel('Search assignments').fill('roots');
  await page.getByRole('button', { name: 'More for Roots' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog');
  expect(await dialog.innerText()).toMatch(
    /Are you sure you want to delete "Roots"\? This action cannot be undone\.\s+This also deletes 2 submissions and 2 grades\./,
  );
  await dialog.getByRole('button', { name: 'Delete' }).click();
  expect(await readAndCloseToast(page, 'Homework deleted')).toEqual(['"Roots" has been successfully deleted.']);
  await page.getByText('No title contains “roots”.').waitFor();
  // Only an owner sees this list.
  expect(await page.getByText('Deleted assignments').count()).toBe(0);

  const olga = await room.centre.createTutor({ name: 'Olga Prim', owner: true });
  await using office = await openSignedInVisitor(room.centre, olga);
  await restoreDeletedHomework(office.page);
});

async function restoreDeletedHomework(page: Page): Promise<void> {
  await page.goto('/tutor');
  await page.getByText('No assignments yet').waitFor();
  await findStat(page, 'Assignments').getByText('0', { exact: true }).waitFor();
  await page.getByLabel('All tutors').check();
  await page.getByText('Sam Okafor').first().waitFor();
  await findStat(page, 'Assignments').getByText('6', { exact: true }).waitFor();
  await page.getByText('Deleted assignments').click();
  await page.getByText('1 assignment deleted').waitFor();
  await page.getByRole('button', { name: 'Restore Roots' }).click();
  await readAndCloseToast(page, 'Assignment restored');
  await findStat(page, 'Assignments').getByText('7', { exact: true }).waitFor();
  await findHomeworkLine(page, 'Roots').getByText('2 submissions').waitFor();
}
