import { expect, test } from 'vitest';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import {
  findRollRow,
  findRollSaveButton,
  findRollTick,
  openRollCentre,
  openRollDialog,
  openTakeAttendance,
  readRecordedMarks,
  TODAY_LONG_TEXT,
} from './roll.ts';
import { readAndCloseToast } from './steps.ts';

/** The names of a class of forty students. */
const names = Array.from(
  { length: 40 },
  (_, index) => `${index < 20 ? 'Kim' : 'Lou'} ${String(index + 1).padStart(2, '0')}`,
);
const rollCentre = await openForAllTests(openRollCentre(...names));

test('the roll is searched, works by keyboard and sends forty rows in one request', async () => {
  await using desk = await openTakeAttendance(rollCentre, rollCentre.sam);
  const dialog = await openRollDialog(desk.page);
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 720 },
  ]) {
    await desk.page.setViewportSize(viewport);
    const row = dialog.getByRole('listitem').last();
    await row.scrollIntoViewIfNeeded();
    expect((await row.locator('label').first().boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const save = await findRollSaveButton(dialog).boundingBox();
    expect(save && save.y + save.height).toBeLessThanOrEqual(viewport.height);
    expect(save && save.x + save.width).toBeLessThanOrEqual(viewport.width);
  }
  await findRollTick(dialog, 'Lou 40').check();
  await dialog.getByLabel('Search students').fill('kim');
  await dialog.getByText('20 of 40 shown').waitFor();
  await dialog.getByRole('button', { name: 'Tick all' }).click();
  expect(await findRollSaveButton(dialog).innerText()).toBe('Save Attendance (21 present)');
  await dialog.getByRole('button', { name: 'Untick all' }).click();
  await dialog.getByLabel('Search students').fill('');
  await desk.page.keyboard.press('Escape');
  await desk.page.getByRole('alertdialog').getByRole('button', { name: 'Close without saving' }).click();
  await dialog.waitFor({ state: 'detached' });
  const { page } = desk;
  const sent: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postDataJSON()?.rows?.length);
  });
  await page.getByRole('button', { name: 'Date' }).waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Take Attendance' }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByRole('listitem').first().waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('li input[type=checkbox]'));
  for (const key of ['Space', 'ArrowDown', 'ArrowDown', 'Space', 'Enter', 'End', 'Space'])
    await page.keyboard.press(key);
  expect(await findRollTick(dialog, 'Lou 40').evaluate((box) => box === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Came late');
  expect(await findRollRow(dialog, 'Lou 40').getByLabel('Individual notes').inputValue()).toBe('Came late');
  for (const _ of [
    'Add a private note',
    'General class notes',
    'Also for absent',
    'Show who is absent',
    'Cancel',
    'Save',
  ])
    await page.keyboard.press('Tab');
  expect(await findRollSaveButton(dialog).innerText()).toBe('Save Attendance (3 present)');
  await page.keyboard.press('Enter');
  expect(await readAndCloseToast(page, 'Attendance saved successfully')).toEqual([
    `Attendance for 40 students has been recorded for ${TODAY_LONG_TEXT}`,
  ]);
  expect(sent).toEqual([40]);
  const marks = await readRecordedMarks(rollCentre);
  expect(marks['Kim 01']).toEqual([5, 'present', 'covered', null]);
  expect(marks['Kim 02']).toEqual([6, 'absent', 'none', null]);
  expect(marks['Lou 40']).toEqual([5, 'present', 'covered', 'Came late']);
  expect(await page.getByRole('main').getByRole('button', { name: 'Take Attendance' }).evaluate(isFocused)).toBe(true);
});

const isFocused = (element: Element) => element === document.activeElement;
