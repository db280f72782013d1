import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fixedNoon, openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { findStudentLine, openSignedInVisitor, openStudentDialog, readAndCloseToast } from './steps.ts';

const centre = await openForAllTests(openTestCentre({ clock: fixedNoon }));
const sam = await centre.createTutor({ name: 'Sam Okafor' });

/** A tutor who has typed into Manage Classes of a student with 6 classes. */
async function openFilledDialog(name: string) {
  await centre.createStudent({ name, classes: 6 });
  const seated = await openSignedInVisitor(centre, sam);
  const { page } = seated;
  await page.goto('/student-management');
  const dialog = await openStudentDialog(page, name, 'Manage Classes');
  await dialog.getByText('Remove Classes', { exact: true }).click();
  await dialog.getByLabel('Number of classes').fill('2');
  await dialog.getByLabel('Reason').fill('Moved to May');
  return { ...seated, dialog };
}

async function expectRestored(page: Page, name: string): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Manage Classes' });
  await dialog.getByText(name, { exact: true }).waitFor();
  expect(await dialog.getByRole('radio', { name: 'Remove Classes' }).isChecked()).toBe(true);
  expect(await dialog.getByLabel('Number of classes').inputValue()).toBe('2');
  expect(await dialog.getByLabel('Reason').inputValue()).toBe('Moved to May');
  return dialog;
}

/** After a reload, expects the list without an open dialog. */
async function expectNoDialog(page: Page, name: string): Promise<void> {
  await page.reload();
  await findStudentLine(page, name).waitFor();
  await page.getByLabel(/^Notifications/).waitFor({ state: 'attached' });
  expect(await page.getByRole('dialog').count()).toBe(0);
}

test('a dialog keeps typed text over a reload until it is saved or discarded', async () => {
  await using desk = await openFilledDialog('Ada Reload');
  const { page } = desk;
  await page.reload();
  const dialog = await expectRestored(page, 'Ada Reload');
  await dialog.getByRole('button', { name: 'Remove Classes' }).click();
  expect(await readAndCloseToast(page, 'Classes updated')).toEqual(['Removed 2 classes for Ada Reload', '2 removed.']);
  await expectNoDialog(page, 'Ada Reload');

  const again = await openStudentDialog(page, 'Ada Reload', 'Manage Classes');
  // Removing needs a reason, which a button fills in.
  await again.getByText('Remove Classes', { exact: true }).click();
  await again.getByRole('button', { name: 'Remove Classes' }).click();
  await again.getByText('Please give a reason.').waitFor();
  await again.getByRole('button', { name: 'Correction' }).click();
  expect(await again.getByLabel('Reason').inputValue()).toBe('Correction');
  await again.getByRole('button', { name: 'Other' }).click();
  expect(await again.getByLabel('Reason').inputValue()).toBe('');
  await again.getByLabel('Reason').fill('Given up');
  await again.getByRole('button', { name: 'Cancel' }).click();
  await expectNoDialog(page, 'Ada Reload');

  // A new student's form is restored without the password.
  await page.getByRole('button', { name: 'Create Student' }).first().click();
  const creation = page.getByRole('dialog', { name: 'Create Student Account' });
  await creation.getByLabel('Name').fill('Cleo Reload');
  await creation.getByLabel('Password').fill('chalk and slate');
  await creation.getByLabel('Initial classes').fill('6');
  await page.reload();
  await creation.waitFor();
  expect(await creation.getByLabel('Name').inputValue()).toBe('Cleo Reload');
  expect(await creation.getByLabel('Initial classes').inputValue()).toBe('6');
  expect(await creation.getByLabel('Password').inputValue()).toBe('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('chalk');
});
