import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  findRollRow,
  findRollSaveButton,
  findRollTick,
  giveRollReason,
  openRollCentre,
  openRollDialog,
  openTakeAttendance,
  readRecordedMarks,
  TODAY_LONG_TEXT,
} from './roll.ts';
import { findToast, isInView, readAndCloseToast } from './steps.ts';

const SAVED = 'Attendance saved successfully';
const FAILED = 'Error saving attendance';
const ROLL = '**/api/attendance/roll';

const toSavedText = (students: number) =>
  `Attendance for ${students} students has been recorded for ${TODAY_LONG_TEXT}`;

/** The idempotency keys of the requests that save a roll. */
function recordKeys(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/attendance/roll')) {
      keys.push(request.headers()['idempotency-key']);
    }
  });
  return keys;
}

test('an archived student is named, the others are saved, and a retry completes the roll', async () => {
  await using rollCentre = await openRollCentre('Ada Lovell', 'Ben Noor', 'Cleo Ruiz');
  const ben = rollCentre.students[1];
  const tutor = await rollCentre.centre.signIn(rollCentre.sam.email, rollCentre.sam.password);
  await using desk = await openTakeAttendance(rollCentre, rollCentre.sam);
  const { page } = desk;
  const dialog = await openRollDialog(page);
  for (const name of ['Ada Lovell', 'Ben Noor']) await findRollTick(dialog, name).check();
  await findRollRow(dialog, 'Ben Noor').getByLabel('Individual notes').fill('Brought a friend');
  await tutor.delete(`/api/students/${ben?.id}`);
  await findRollRow(dialog, 'Ben Noor')
    .getByText(/No longer a current student/)
    .waitFor();
  expect(
    await findRollRow(dialog, 'Ben Noor')
      .getByText(/Will become/)
      .count(),
  ).toBe(0);
  await findRollSaveButton(dialog).click();

  const [words] = await readAndCloseToast(page, FAILED);
  expect(words).toMatch(/^Failed to save attendance for Ben Noor: .+/);
  expect(await dialog.getByRole('listitem').first().innerText()).toMatch(/^Ben Noor/);
  await dialog.getByText('2 of 3 students saved. 1 could not be saved and is at the top.').waitFor();
  await findRollRow(dialog, 'Ada Lovell').getByText('Saved: present, 5 classes remaining').waitFor();
  expect(await findRollTick(dialog, 'Ada Lovell').isDisabled()).toBe(true);
  expect(await findRollSaveButton(dialog).innerText()).toBe('Retry 1');

  const email = 'ben.again@rollbook.example';
  await tutor.post(`/api/students/${ben?.id}/restore`, { email, password: 'chalk and slate' });
  await findRollRow(dialog, 'Ben Noor')
    .getByText(/No longer/)
    .waitFor({ state: 'detached' });
  await findRollSaveButton(dialog).click();
  expect(await readAndCloseToast(page, SAVED)).toEqual([toSavedText(3)]);
  expect(await readRecordedMarks(rollCentre)).toEqual({
    'Ada Lovell': [5, 'present', 'covered', null],
    'Ben Noor': [5, 'present', 'covered', 'Brought a friend'],
    'Cleo Ruiz': [6, 'absent', 'none', null],
  });
});

test('when only former students are left, the roll says that the others are saved', async () => {
  await using rollCentre = await openRollCentre('Ada Lovell', 'Ben Noor');
  const tutor = await rollCentre.centre.signIn(rollCentre.sam.email, rollCentre.sam.password);
  await using desk = await openTakeAttendance(rollCentre, rollCentre.sam);
  const dialog = await openRollDialog(desk.page);
  for (const name of ['Ada Lovell', 'Ben Noor']) await findRollTick(dialog, name).check();
  await tutor.delete(`/api/students/${rollCentre.students[1]?.id}`);
  await findRollRow(dialog, 'Ben Noor')
    .getByText(/No longer/)
    .waitFor();
  await findRollSaveButton(dialog).click();
  await dialog.getByText(/1 of 2 students saved/).waitFor();
  // Without the tick, the row of the deleted student disappears.
  await findRollTick(dialog, 'Ben Noor').click();
  await dialog.getByText('Attendance for 1 student is saved. Nothing is left to save.').waitFor();
  await dialog.getByText('Close', { exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
});

test('a save with a lost answer is repeated, also after a reload, and charges once', async () => {
  await using rollCentre = await openRollCentre('Ada Lovell', 'Ben Noor', 'Cleo Ruiz', 'Dan Okoye');
  await using desk = await openTakeAttendance(rollCentre, rollCentre.sam);
  const { page } = desk;
  const keys = recordKeys(page);
  desk.allowFault(/ERR_CONNECTION_RESET/);
  await page.route(
    ROLL,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  const dialog = await openRollDialog(page);
  await findRollTick(dialog, 'Dan Okoye').check();
  await findRollRow(dialog, 'Dan Okoye').getByLabel('Individual notes').fill('Came late');
  await findRollSaveButton(dialog).click();
  await dialog.getByText(/We couldn't confirm 4 students\. Retrying won't record anyone twice/).waitFor();
  // One failure has one message.
  expect(await dialog.getByRole('alert').count()).toBe(1);
  expect(await findToast(page, FAILED).count()).toBe(0);
  expect(await findRollSaveButton(dialog).innerText()).toBe('Retry 4');
  expect(await findRollRow(dialog, 'Dan Okoye').getByLabel('Individual notes').inputValue()).toBe('Came late');

  await page.reload();
  await dialog.getByText(/may have been saved already/).waitFor();
  await findRollRow(dialog, 'Dan Okoye').getByText('Present, Sam Okafor, 12:00 PM').waitFor();
  await findRollSaveButton(dialog).click();
  expect(await readAndCloseToast(page, SAVED)).toEqual([toSavedText(4)]);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect((await readRecordedMarks(rollCentre))['Dan Okoye']).toEqual([5, 'present', 'covered', 'Came late']);
});

test('a mark that the tutor saves on another device while a save has no answer is asked about, and not replaced', async () => {
  await using rollCentre = await openRollCentre('Ada Lovell', 'Ben Noor', 'Cleo Ruiz');
  await using desk = await openTakeAttendance(rollCentre, rollCentre.sam);
  await using phone = await openTakeAttendance(rollCentre, rollCentre.sam);
  const { page } = desk;
  desk.allowFault(/ERR_CONNECTION_RESET/);
  await page.route(ROLL, (route) => route.abort('connectionreset'), { times: 1 });
  const here = await openRollDialog(page);
  const there = await openRollDialog(phone.page);
  await findRollTick(here, 'Ada Lovell').check();
  await findRollTick(here, 'Ben Noor').check();
  await findRollSaveButton(here).click();
  await here.getByText(/We couldn't confirm 3 students/).waitFor();

  await findRollTick(there, 'Cleo Ruiz').check();
  await findRollRow(there, 'Cleo Ruiz').getByLabel('Individual notes').fill('Quiz');
  await findRollSaveButton(there).click();
  await readAndCloseToast(phone.page, SAVED);
  const ada = findRollRow(here, 'Ada Lovell');
  await ada.getByText('You: present. Saved by you on another device at 12:00 PM: absent.').waitFor();
  // Whatever is edited and sent again, both answers of the question stay open.
  await ada.getByLabel('Individual notes').fill('Came late');
  await findRollTick(here, 'Ben Noor').uncheck();
  await findRollSaveButton(here).click();
  expect(await ada.getByRole('button', { name: 'Keep this one' }).evaluate(isFocused)).toBe(true);
  await ada.getByRole('button', { name: 'Take the other' }).click();
  await findRollSaveButton(here).click();
  // The save without an answer is repeated with what it knew and refused for every student; then the choices are sent.
  await readAndCloseToast(page, SAVED);
  await here.waitFor({ state: 'detached' });
  expect(await findToast(page, FAILED).count()).toBe(0);
  expect(await readRecordedMarks(rollCentre)).toEqual({
    'Ada Lovell': [6, 'absent', 'none', null],
    'Ben Noor': [6, 'absent', 'none', null],
    'Cleo Ruiz': [5, 'present', 'covered', 'Quiz'],
  });
});

const isFocused = (element: Element) => element === document.activeElement;

test('choices after a lost answer remain unsaved', async () => {
  await using rollCentre = await openRollCentre('Ada Lovell', 'Ben Noor');
  await using desk = await openTakeAttendance(rollCentre, rollCentre.sam);
  const { page } = desk;
  desk.allowFault(/ERR_CONNECTION_RESET/);
  await page.route(ROLL, (route) => route.abort('connectionreset'), { times: 1 });
  const dialog = await openRollDialog(page);
  await findRollTick(dialog, 'Ada Lovell').check();
  await findRollSaveButton(dialog).click();
  await dialog.getByText(/We couldn't confirm 2 students/).waitFor();
  await findRollTick(dialog, 'Ben Noor').check();
  await findRollSaveButton(dialog).click();
  await dialog.getByText(/Your earlier attempt was saved after all/).waitFor();
  expect(await findRollTick(dialog, 'Ben Noor').isChecked()).toBe(true);
  await findRollSaveButton(dialog).click();
  // The earlier attempt recorded Ben as absent.
  await giveRollReason(page);
  await dialog.waitFor({ state: 'detached' });
  expect(await readRecordedMarks(rollCentre)).toEqual({
    'Ada Lovell': [5, 'present', 'covered', null],
    'Ben Noor': [5, 'present', 'covered', null],
  });
});

test('the reason of a failed save is in view, with letters of twice the size and in a low window', async () => {
  await using rollCentre = await openRollCentre(...Array.from({ length: 9 }, (_, index) => `Pupil ${index + 1}`));
  await using phone = await openTakeAttendance(rollCentre, rollCentre.sam);
  const { page } = phone;
  phone.allowFault(/ERR_CONNECTION_RESET/);
  await page.route(ROLL, (route) => route.abort('connectionreset'));
  const dialog = await openRollDialog(page);
  const screens = [
    [390, 844, '200%'],
    [1280, 800, '200%'],
    [390, 500, '100%'],
    [844, 390, '100%'],
  ] as const;
  for (const [width, height, letters] of screens) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, letters);
    await dialog.evaluate((panel) => panel.scrollTo(0, 0));
    await findRollTick(dialog, 'Pupil 1').setChecked(true);
    await findRollSaveButton(dialog).click();
    await findRollSaveButton(dialog).getByText('Retry 9').waitFor();
    const reason = dialog.getByText("We couldn't confirm 9 students. Retrying won't record anyone twice.");
    await expect.poll(() => isInView(reason), { message: `${width} × ${height}, ${letters}` }).toBe(true);
  }
});
