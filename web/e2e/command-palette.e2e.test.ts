import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fixedNoon, openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { openSignedInVisitor } from './steps.ts';

const centre = await openForAllTests(openTestCentre({ clock: fixedNoon }));
const sam = await centre.createTutor({ name: 'Sam Okafor' });
const ana = await centre.createStudent({ name: 'Ana López', classes: 3 });
await centre.createStudent({ name: 'Ben Novak', classes: 3 });

const findField = (page: Page) => page.getByRole('combobox', { name: 'Search and actions' });
const readActive = async (page: Page) => {
  const id = await page.locator('[role=combobox]').getAttribute('aria-activedescendant');
  return id === null ? null : page.locator(`[id="${id}"]`).innerText();
};

test('command palette: finds a screen, a student and an action by keyboard alone, and returns the focus', async () => {
  await using desk = await openSignedInVisitor(centre, sam);
  const { page } = desk;
  await page.goto('/tutor');
  const opener = page.getByRole('banner').getByRole('link', { name: 'Records' });
  await opener.focus();
  await page.keyboard.press('Control+k');
  await findField(page).waitFor();
  await page.keyboard.press('ArrowUp');
  expect(await readActive(page)).toBe('Your Account');
  await page.keyboard.press('ArrowDown');
  expect(await readActive(page)).toBe('Mark attendance of a student…');
  await page.keyboard.press('Escape');
  await findField(page).waitFor({ state: 'detached' });
  expect(await page.locator(':focus').innerText()).toBe('Records');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('rec att');
  await expect.poll(() => readActive(page)).toBe('Attendance Records');
  await page.keyboard.press('Enter');
  await page.waitForURL('/attendance');
  await page.locator('h1:focus').waitFor();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('dark mode');
  await expect.poll(() => readActive(page)).toBe('Use the dark theme');
  await page.keyboard.press('Escape');
  await findField(page).waitFor({ state: 'detached' });

  await page.keyboard.press('Control+k');
  await page.keyboard.type('lopez');
  await page.getByRole('option', { name: /Ana López/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`/class-history/${ana.id}`);
  await findField(page).waitFor({ state: 'detached' });
  await page.locator('h1:focus').waitFor();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('lopez statement');
  await page.getByRole('option', { name: /Ana López: / }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`/statement/${ana.id}`);
  await findField(page).waitFor({ state: 'detached' });
  await page.locator('h1:focus').waitFor();

  // Marking attendance asks for the student first, and works on the page that is already open.
  for (const name of ['Ana López', 'Ben Novak']) {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('mark');
    await expect.poll(() => readActive(page)).toBe('Mark attendance of a student…');
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: /Ben Novak/ }).waitFor();
    await page.keyboard.type(name.slice(0, 3));
    await expect.poll(() => page.getByRole('option').count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Mark Attendance' }).getByText(name).waitFor();
    await page.keyboard.press('Escape');
    // The shortcut does nothing while a dialog is in the page, also one that closes and that no role finds any more.
    await page.locator('[role=dialog]').waitFor({ state: 'detached' });
  }
  await page.keyboard.press('Control+k');
  await page.keyboard.type('zebra');
  await page.getByText('Nothing found').waitFor();
  await page.keyboard.press('Enter');
  expect(await findField(page).isVisible()).toBe(true);
});

testInFaults('command palette: keeps what is typed while its code loads, and Escape cancels', async () => {
  await using desk = await openSignedInVisitor(centre, sam);
  const { page } = desk;
  const loading = Promise.withResolvers<void>();
  const requested = Promise.withResolvers<void>();
  await page.route('**/assets/palette-*.js', async (route) => {
    requested.resolve();
    await loading.promise;
    await route.continue();
  });
  await page.goto('/tutor');
  const opener = page.getByRole('banner').getByRole('link', { name: 'Records' });
  await opener.focus();
  await page.keyboard.press('Control+k');
  await requested.promise;
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('lopex');
  await page.keyboard.press('Backspace');
  // It would open the focused link.
  await page.keyboard.press('Enter');
  expect(await findField(page).count()).toBe(0);
  loading.resolve();
  await findField(page).waitFor();
  await page.keyboard.type('z');
  expect(await findField(page).inputValue()).toBe('lopez');
  await page.getByRole('option', { name: /Ana López/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`/class-history/${ana.id}`);
  // A palette that was closed begins empty.
  await page.keyboard.press('Control+k');
  await findField(page).waitFor();
  expect(await findField(page).inputValue()).toBe('');
});
testInFaults('shortcuts: ? lists those of the person, but is a letter in a text field', async () => {
  await using desk = await openSignedInVisitor(centre, ana);
  const { page } = desk;
  await page.goto('/student');
  await page.getByText('Classes Attended').waitFor();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await dialog.getByText('In a practice session').waitFor();
  expect(await dialog.getByText('In the replay of classes').count()).toBe(0);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await page.keyboard.press('Control+k');
  await page.keyboard.type('who?');
  expect(await findField(page).inputValue()).toBe('who?');
  expect(await dialog.count()).toBe(0);
  // Students find no students, and no screens of tutors.
  await findField(page).fill('');
  expect(await page.getByRole('group').count()).toBe(2);
  expect(await page.getByRole('option', { name: 'Tutor Dashboard' }).count()).toBe(0);
});
