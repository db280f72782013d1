import { expect } from 'vitest';
import type { TestPerson } from '#testing/people-fixture.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { findAxeViolations } from './find-axe-violations.ts';
import {
  findRollRow,
  findRollSaveButton,
  findRollTick,
  giveRollReason,
  openRollCentre,
  openRollDialog,
  openTakeAttendance,
  readRecordedMarks,
  TODAY,
  TODAY_LONG_TEXT,
} from './roll.ts';
import { confirmDate, isInView, openInPortal, readAndCloseToast } from './steps.ts';

const SAVED = 'Attendance saved successfully';

test('today’s roll is saved and named, with a private note that is shown when the roll is opened again', async () => {
  await using rollCentre = await openRollCentre('Ada Lovell', ['Ben Noor', 0], 'Cleo Ruiz', ['Dan Okoye', 1]);
  await using desk = await openTakeAttendance(rollCentre, rollCentre.sam);
  const { page } = desk;
  await page.getByRole('heading', { name: 'Students Overview' }).waitFor();
  expect(await page.getByRole('main').getByRole('listitem').first().innerText()).toMatch(
    /Ada Lovell.*6 classes remaining.*@rollbook\.example/s,
  );
  const dialog = await openRollDialog(page);
  await dialog.getByText('Present students automatically have 1 class deducted.').waitFor();
  expect(await findRollSaveButton(dialog).innerText()).toBe('Save Attendance (0 present)');
  expect(await findRollSaveButton(dialog).isDisabled()).toBe(true);
  expect(await dialog.getByLabel('General class notes').count()).toBe(0);

  // A click anywhere on the row sets the tick.
  await findRollRow(dialog, 'Ada Lovell').getByText('6 classes').click();
  await findRollRow(dialog, 'Ada Lovell').getByText('Will become 5 after class').waitFor();
  await findRollTick(dialog, 'Ben Noor').check();
  await findRollRow(dialog, 'Ben Noor').getByText('No classes remaining!').waitFor();
  await findRollRow(dialog, 'Ada Lovell').getByLabel('Individual notes').fill('Came late');
  await findRollRow(dialog, 'Ada Lovell').getByText('Families can read this note.').waitFor();
  expect(await findRollRow(dialog, 'Ben Noor').getByText('Families can read this note.').isVisible()).toBe(false);
  const ada = findRollRow(dialog, 'Ada Lovell');
  await ada.getByRole('button', { name: 'Add a private note' }).click();
  const field = ada.getByRole('textbox', { name: 'Private note' });
  expect(await field.evaluate((box) => box === document.activeElement)).toBe(true);
  await ada.getByText('Only tutors can read this note.').waitFor();
  await field.fill('Ask about glasses');
  await dialog.getByLabel('General class notes').fill('Fractions');
  expect(await findRollSaveButton(dialog).innerText()).toBe('Save Attendance (2 present)');
  await dialog.getByText('2 present, 2 absent').waitFor();
  await findRollSaveButton(dialog).click();

  expect(await readAndCloseToast(page, SAVED)).toEqual([
    `Attendance for 4 students has been recorded for ${TODAY_LONG_TEXT}`,
  ]);
  expect(await dialog.count()).toBe(0);
  expect(await readRecordedMarks(rollCentre)).toEqual({
    'Ada Lovell': [5, 'present', 'covered', 'Came late'],
    'Ben Noor': [0, 'present', 'uncovered', 'Fractions'],
    'Cleo Ruiz': [6, 'absent', 'none', null],
    'Dan Okoye': [1, 'absent', 'none', null],
  });
  await page.getByText('Present, Sam Okafor, 12:00 PM').first().waitFor();
  const again = await openRollDialog(page);
  const shown = findRollRow(again, 'Ada Lovell').getByRole('textbox', { name: 'Private note' });
  expect(await shown.inputValue()).toBe('Ask about glasses');
});

testInFaults('another day’s roll: an old date suggests a reason, and a future date becomes today', async () => {
  await using rollCentre = await openRollCentre('Ada Lovell');
  await using desk = await openTakeAttendance(rollCentre, rollCentre.sam);
  const { page } = desk;
  const picker = page.getByRole('button', { name: 'Date' });
  expect(await picker.innerText()).toBe(TODAY_LONG_TEXT);
  await picker.click();
  expect(await page.getByRole('button', { name: 'Saturday, November 21, 2026' }).isDisabled()).toBe(true);
  expect(await findAxeViolations(page, '[role=dialog]')).toEqual([]);
  // Choosing the selected day again does not clear it.
  await page.getByRole('grid').getByRole('button', { name: TODAY_LONG_TEXT }).click();
  expect(await picker.innerText()).toBe(TODAY_LONG_TEXT);
  await picker.click();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.waitForURL('/take-attendance?date=2026-11-19');
  const dialog = await openRollDialog(page);
  expect(await dialog.getByLabel('Reason for the late roll').count()).toBe(0);
  await findRollTick(dialog, 'Ada Lovell').check();
  await findRollSaveButton(dialog).click();
  expect(await readAndCloseToast(page, SAVED)).toEqual([
    'Attendance for 1 student has been recorded for Thursday, November 19, 2026',
  ]);
  expect(await readRecordedMarks(rollCentre, '2026-11-19')).toEqual({ 'Ada Lovell': [5, 'present', 'covered', null] });
  expect(await readRecordedMarks(rollCentre)).toEqual({ 'Ada Lovell': [5] });
  await openInPortal(page, '/take-attendance?date=2026-09-03');
  await openRollDialog(page);
  await dialog.getByText('Thursday, September 3, 2026').waitFor();
  await dialog.getByLabel('Reason for the late roll').waitFor();
  await findRollTick(dialog, 'Ada Lovell').check();
  await findRollSaveButton(dialog).click();
  // “Go back” saves nothing and keeps the tick.
  await page.getByText('Mark attendance for Thursday, September 3, 2026?').waitFor();
  await page.getByText('That day is more than 60 days ago.').waitFor();
  await page.getByRole('button', { name: 'Go back' }).click();
  await findRollSaveButton(dialog).click();
  await confirmDate(page);
  await readAndCloseToast(page, SAVED);
  expect(await readRecordedMarks(rollCentre, '2026-09-03')).toEqual({ 'Ada Lovell': [4, 'present', 'covered', null] });
  // This day is fourteen days back.
  await openInPortal(page, '/take-attendance?date=2026-11-06');
  const recent = await openRollDialog(page);
  expect(await recent.getByLabel('Reason for the late roll').count()).toBe(0);
  await recent.getByRole('button', { name: 'Cancel' }).click();
  for (const date of ['2026-12-24', 'garbage']) {
    await page.goto(`/take-attendance?date=${date}`);
    await page.getByRole('button', { name: TODAY_LONG_TEXT }).waitFor();
    await page.waitForURL('/take-attendance');
  }
});

testInFaults('recorded students are not changed unless edited', async () => {
  await using rollCentre = await openRollCentre('Ada Lovell', 'Ben Noor', 'Cleo Ruiz');
  const [ada, ben] = rollCentre.students;
  const tutor = await rollCentre.centre.signIn(rollCentre.sam.email, rollCentre.sam.password);
  await tutor.post(`/api/students/${ada?.id}/attendance`, { status: 'present', notes: 'Quiz' });
  await tutor.post(`/api/students/${ben?.id}/attendance`, { status: 'present' });
  const lee = await rollCentre.centre.createTutor({ name: 'Ms Lee' });
  await using desk = await openTakeAttendance(rollCentre, lee);
  const { page } = desk;
  const dialog = await openRollDialog(page);
  await findRollRow(dialog, 'Ada Lovell').getByText('Present, Sam Okafor, 12:00 PM').waitFor();
  expect(await findRollTick(dialog, 'Ada Lovell').isChecked()).toBe(true);
  expect(
    await findRollRow(dialog, 'Ada Lovell')
      .getByText(/Will become/)
      .count(),
  ).toBe(0);
  expect(await findRollRow(dialog, 'Ada Lovell').getByLabel('Individual notes').inputValue()).toBe('Quiz');

  await findRollTick(dialog, 'Ben Noor').uncheck();
  await findRollRow(dialog, 'Ben Noor').getByText('Gives 1 class back, leaving 6.').waitFor();
  // The button ticks the students who are not recorded.
  await dialog.getByRole('button', { name: 'Tick all' }).click();
  expect(await findRollTick(dialog, 'Ben Noor').isChecked()).toBe(false);
  expect(await findRollSaveButton(dialog).innerText()).toBe('Save Attendance (2 present)');
  await dialog.getByLabel('General class notes').fill('Fractions');
  await dialog.getByText('Added for 1 student without a note of their own. Families can read it.').waitFor();
  const noteOfCleo = findRollRow(dialog, 'Cleo Ruiz').getByLabel('Individual notes');
  await noteOfCleo.fill('Late');
  await dialog.getByText(/^Nobody would get this note/).waitFor();
  expect(await findRollSaveButton(dialog).isDisabled()).toBe(true);
  await noteOfCleo.fill('');
  await dialog.getByLabel('Also for absent students').check();
  await dialog.getByText('Added for 2 students without a note of their own.').waitFor();
  await findRollSaveButton(dialog).click();
  await readAndCloseToast(page, SAVED);
  expect(await readRecordedMarks(rollCentre)).toEqual({
    'Ada Lovell': [5, 'present', 'covered', 'Quiz'],
    'Ben Noor': [6, 'absent', 'none', 'Fractions'],
    'Cleo Ruiz': [5, 'present', 'covered', 'Fractions'],
  });
  const again = await openRollDialog(page);
  // The record is unchanged.
  await findRollRow(again, 'Ada Lovell').getByText('Present, Sam Okafor, 12:00 PM').waitFor();
  await findRollRow(again, 'Ben Noor')
    .getByText(/^Corrected Nov 20, 2026, 12:00\sPM by Ms Lee$/)
    .waitFor();
  // The field is hidden, because nobody would get the note.
  expect(await again.getByLabel('General class notes').count()).toBe(0);
});

testInFaults('closing with ticks asks first, a reload loses nothing, and a student can be left unmarked', async () => {
  await using rollCentre = await openRollCentre('Ada Lovell', 'Ben Noor', 'Cleo Ruiz', 'Dan Okoye');
  await using desk = await openTakeAttendance(rollCentre, rollCentre.sam, { search: '?date=2026-11-19' });
  const { page } = desk;
  const dialog = await openRollDialog(page);
  await findRollTick(dialog, 'Ada Lovell').check();
  await findRollRow(dialog, 'Ada Lovell').getByLabel('Individual notes').fill('Came late');
  await dialog.getByLabel('General class notes').fill('Fractions');
  await page.reload();
  await dialog.getByText('Thursday, November 19, 2026').waitFor();
  expect(await findRollTick(dialog, 'Ada Lovell').isChecked()).toBe(true);
  expect(await findRollRow(dialog, 'Ada Lovell').getByLabel('Individual notes').inputValue()).toBe('Came late');
  expect(await dialog.getByLabel('General class notes').inputValue()).toBe('Fractions');

  await openInPortal(page, '/tutor');
  // The open roll keeps its own day, which is not today.
  await openInPortal(page, '/take-attendance');
  await dialog.getByText('Thursday, November 19, 2026').waitFor();
  await page.waitForURL('/take-attendance?date=2026-11-19');

  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep open' }).click();
  await findRollTick(dialog, 'Ada Lovell').uncheck();
  // Unticking has not cleared the note.
  await findRollTick(dialog, 'Ada Lovell').check();
  expect(await findRollRow(dialog, 'Ada Lovell').getByLabel('Individual notes').inputValue()).toBe('Came late');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close without saving' }).click();
  await dialog.waitFor({ state: 'detached' });
  const again = await openRollDialog(page);
  expect(await findRollTick(again, 'Ada Lovell').isChecked()).toBe(false);
  // Nothing was edited, so Cancel asks nothing.
  await again.getByRole('button', { name: 'Cancel' }).click();
  await again.waitFor({ state: 'detached' });
  expect(await readRecordedMarks(rollCentre, TODAY)).toMatchObject({ 'Ada Lovell': [6], 'Ben Noor': [6] });

  await openInPortal(page, '/take-attendance');
  await openRollDialog(page);
  await findRollTick(dialog, 'Ada Lovell').check();
  await dialog.getByText('1 present, 3 absent').waitFor();
  await dialog.getByRole('button', { name: 'Show who is absent' }).click();
  const named = dialog.getByRole('list', { name: 'Students without a tick' }).getByRole('listitem');
  await expect.poll(() => named.count()).toBe(3);
  await dialog.getByRole('button', { name: 'Leave all 3 unmarked' }).click();
  await dialog.getByText('1 present, 0 absent, 3 left unmarked').waitFor();
  await findRollRow(dialog, 'Ben Noor').getByText('Left unmarked').waitFor();
  await named.filter({ hasText: 'Ben Noor' }).getByRole('button', { name: 'Mark absent' }).click();
  // A tick marks a student who was left unmarked.
  await findRollTick(dialog, 'Cleo Ruiz').check();
  await dialog.getByText('2 present, 1 absent, 1 left unmarked').waitFor();
  // A reload loses nothing.
  await page.reload();
  await dialog.getByText('2 present, 1 absent, 1 left unmarked').waitFor();
  await dialog.getByRole('button', { name: 'Show who is absent' }).click();
  await named.first().waitFor();
  await findRollSaveButton(dialog).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  expect(await readAndCloseToast(page, SAVED)).toEqual([
    `Attendance for 3 students has been recorded for ${TODAY_LONG_TEXT}`,
  ]);
  const marks = await readRecordedMarks(rollCentre);
  expect(marks['Ben Noor']?.[1]).toBe('absent');
  expect(marks['Cleo Ruiz']?.[1]).toBe('present');
  expect(marks['Dan Okoye']).toEqual([6]);
});

testInFaults('a recorded absence becomes present only with a reason; another roll ends the undo', async () => {
  await using rollCentre = await openRollCentre('Ada Lovell', 'Ben Noor', 'Cleo Ruiz');
  const { centre, sam, students } = rollCentre;
  const tutor = await centre.signIn(sam.email, sam.password);
  const [ada, ben] = students;
  for (const student of [ada, ben]) await tutor.post(`/api/students/${student?.id}/attendance`, { status: 'absent' });
  await centre.program.runner.caughtUp();
  await using desk = await openTakeAttendance(rollCentre, sam);
  const { page } = desk;
  const dialog = await openRollDialog(page);
  for (const name of ['Ada Lovell', 'Ben Noor', 'Cleo Ruiz']) await findRollTick(dialog, name).check();
  await findRollSaveButton(dialog).click();
  const asked = page.getByRole('dialog', { name: 'Why were these students present?' });
  await asked.getByText('Ada Lovell and Ben Noor are recorded as absent. Present takes 1 class each.').waitFor();
  await asked.getByRole('button', { name: 'Save Attendance' }).click();
  await asked.getByText('Please give a reason.').waitFor();
  // Nothing is saved without the reason, and the ticks stay.
  await asked.getByRole('button', { name: 'Cancel' }).click();
  expect(await findRollTick(dialog, 'Ada Lovell').isChecked()).toBe(true);
  expect(await readRecordedMarks(rollCentre)).toMatchObject({ 'Ada Lovell': [6, 'absent', 'none', null] });
  await findRollSaveButton(dialog).click();
  await giveRollReason(page);
  await readAndCloseToast(page, SAVED);
  const present = [5, 'present', 'covered', null];
  expect(await readRecordedMarks(rollCentre)).toEqual({
    'Ada Lovell': present,
    'Ben Noor': present,
    'Cleo Ruiz': present,
  });
  const reasonOf = async (student: TestPerson | undefined) =>
    (await tutor.get(`/api/students/${student?.id}/class-history?order=recorded`)).body.entries[0].reason;
  expect(await Promise.all(students.map(reasonOf))).toEqual(['Correction', 'Correction', null]);

  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('option', { name: 'Take attendance today' }).click();
  await dialog.getByText('Ben Noor').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
});

testInFaults('a saved roll can be undone for five minutes, also after another page was open', async () => {
  await using rollCentre = await openRollCentre('Ada Lovell', 'Ben Noor');
  const [, ben] = rollCentre.students;
  const tutor = await rollCentre.centre.signIn(rollCentre.sam.email, rollCentre.sam.password);
  await tutor.post(`/api/students/${ben?.id}/attendance`, { status: 'absent', notes: 'Ill' });
  await using desk = await openTakeAttendance(rollCentre, rollCentre.sam);
  const { page } = desk;
  const dialog = await openRollDialog(page);
  await findRollRow(dialog, 'Ben Noor').getByText('Absent, Sam Okafor').waitFor();
  for (const name of ['Ada Lovell', 'Ben Noor']) await findRollTick(dialog, name).check();
  await findRollSaveButton(dialog).click();
  await giveRollReason(page);
  await readAndCloseToast(page, SAVED);
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await page.getByRole('link', { name: 'Records' }).click();
  await page.waitForURL('/attendance');
  expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  await page.goBack();
  await page.getByText(`Saved 2 students for ${TODAY_LONG_TEXT}.`).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await readAndCloseToast(page, 'Roll undone')).toEqual([
    `The marks for ${TODAY_LONG_TEXT} are back to what they were.`,
  ]);
  expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  expect(await readRecordedMarks(rollCentre)).toEqual({
    'Ada Lovell': [6],
    'Ben Noor': [6, 'absent', 'none', 'Ill'],
  });

  // Waiting classes that the roll applied stay applied, and a mark that a colleague has changed since stays as it is.
  const { id: cleo } = await rollCentre.centre.createStudent({ name: 'Cleo Ruiz', classes: 20 });
  await tutor.post(`/api/students/${cleo}/classes/remove`, { classes: 18, reason: 'Sister' });
  const third = await openRollDialog(page);
  await findRollTick(third, 'Cleo Ruiz').check();
  await findRollRow(third, 'Cleo Ruiz').getByRole('button', { name: 'Apply 2 and take 1' }).click();
  await findRollSaveButton(third).click();
  await page.getByText('Undo keeps the waiting classes that were applied for Cleo Ruiz.').waitFor();
  await tutor.post(`/api/students/${rollCentre.students[0]?.id}/attendance`, { status: 'absent', notes: 'Called' });
  await page.getByRole('button', { name: 'Undo' }).click();
  const lines = await readAndCloseToast(page, 'Error undoing the roll');
  expect(lines.join()).toMatch(
    /^1 of 2 students undone\. Not undone: Ada Lovell\. Already marked absent by Sam Okafor.* The waiting classes of Cleo Ruiz stay applied\.$/,
  );
  expect(await readRecordedMarks(rollCentre)).toMatchObject({
    'Ada Lovell': [6, 'absent', 'none', 'Called'],
    'Cleo Ruiz': [2],
  });

  const again = await openRollDialog(page);
  await findRollTick(again, 'Cleo Ruiz').check();
  await page.clock.install();
  await findRollSaveButton(again).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await page.clock.fastForward('04:50');
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await page.getByRole('link', { name: 'Records' }).click();
  await page.waitForURL('/attendance');
  await page.clock.fastForward(20_000);
  await page.goBack();
  await page.getByRole('main').getByRole('button', { name: 'Take Attendance' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).waitFor({ state: 'detached' });
});

testInFaults('with letters of twice the size a roll opens at its first row', async () => {
  await using rollCentre = await openRollCentre('Ada Lovell', 'Ben Noor');
  await using phone = await openTakeAttendance(rollCentre, rollCentre.sam);
  const { page } = phone;
  await page.setViewportSize({ width: 390, height: 600 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const dialog = await openRollDialog(page);
  await expect.poll(() => isInView(findRollTick(dialog, 'Ada Lovell'))).toBe(true);
});
