import { expect, test } from 'vitest';
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
} from './roll.ts';
import { readAndCloseToast } from './steps.ts';

const SAVED = 'Attendance saved successfully';
const PHONE = { width: 390, height: 844 };
const AT = 'at 12:00 PM';

test('two tutors take one roll: each difference is shown and chosen, what does not differ is merged, also after a reload', async () => {
  await using rollCentre = await openRollCentre(
    'Ada Lovell',
    'Ben Noor',
    'Cleo Ruiz',
    'Dan Okoye',
    'Eve Park',
    'Fay Stone',
  );
  const { centre, sam } = rollCentre;
  const lee = await centre.createTutor({ name: 'Ms Lee' });
  await using desk = await openTakeAttendance(rollCentre, sam, { viewport: PHONE });
  await using other = await openTakeAttendance(rollCentre, lee);
  const { page } = desk;
  const mine = await openRollDialog(page);
  for (const name of ['Ada Lovell', 'Ben Noor', 'Eve Park']) await findRollTick(mine, name).check();
  await findRollRow(mine, 'Ada Lovell').getByLabel('Individual notes').fill('Came late');
  await findRollRow(mine, 'Eve Park').getByLabel('Individual notes').fill('Fractions');
  // A tick that was removed is a decision; Dan and Fay are never touched.
  await findRollTick(mine, 'Cleo Ruiz').check();
  await findRollTick(mine, 'Cleo Ruiz').uncheck();

  const theirs = await openRollDialog(other.page);
  for (const name of ['Ben Noor', 'Cleo Ruiz', 'Eve Park', 'Fay Stone']) await findRollTick(theirs, name).check();
  await findRollRow(theirs, 'Ben Noor').getByLabel('Individual notes').fill('Brought a friend');
  await findRollRow(theirs, 'Eve Park').getByLabel('Individual notes').fill('Quiz');
  await findRollSaveButton(theirs).click();
  await readAndCloseToast(other.page, SAVED);

  const differences = {
    'Ada Lovell': `You: present, note “Came late”. Saved by Ms Lee ${AT}: absent.`,
    'Cleo Ruiz': `You: absent. Saved by Ms Lee ${AT}: present.`,
    'Eve Park': `You: note “Fractions”. Saved by Ms Lee ${AT}: note “Quiz”.`,
  };
  for (const reload of [false, true]) {
    if (reload) await page.reload();
    for (const [name, words] of Object.entries(differences)) {
      await findRollRow(mine, name).getByText(words, { exact: true }).waitFor();
    }
    await mine.getByText('Ms Lee saved 3 students differently while this roll was open.').waitFor();
  }
  // What one side has is merged without a word, and an untouched student is as the other tutor saved them.
  expect(await findRollRow(mine, 'Ben Noor').getByLabel('Individual notes').inputValue()).toBe('Brought a friend');
  expect(await findRollTick(mine, 'Fay Stone').isChecked()).toBe(true);
  for (const name of ['Ben Noor', 'Dan Okoye', 'Fay Stone']) {
    expect(await findRollRow(mine, name).getByRole('button', { name: 'Keep mine' }).count()).toBe(0);
  }
  expect(await findRollTick(mine, 'Ada Lovell').isChecked()).toBe(true);
  expect(await findRollTick(mine, 'Cleo Ruiz').isChecked()).toBe(false);
  expect(await findAxeViolations(page, '[role=dialog]')).toEqual([]);
  // With letters of twice the size there is no room for the notice above the buttons, but for the buttons.
  await page.evaluate(setFontSize, '200%');
  await expect.poll(() => findRollSaveButton(mine).evaluate(isInView)).toBe(true);
  await page.evaluate(setFontSize, '');

  // Saving before the choice saves nothing and leads to the choice.
  await findRollSaveButton(mine).click();
  const ada = findRollRow(mine, 'Ada Lovell');
  expect(await ada.getByRole('button', { name: 'Keep mine' }).evaluate(isFocused)).toBe(true);
  expect(await readRecordedMarks(rollCentre)).toMatchObject({ 'Ada Lovell': [6, 'absent', 'none', null] });
  await page.keyboard.press('Enter');
  expect(await ada.getByRole('button', { name: 'Keep mine' }).getAttribute('aria-pressed')).toBe('true');
  await mine.getByText('Ms Lee saved 2 students differently').waitFor();
  // A choice can be changed, and what was typed comes back with it.
  await ada.getByRole('button', { name: 'Take theirs' }).click();
  expect(await findRollTick(mine, 'Ada Lovell').isChecked()).toBe(false);
  await ada.getByRole('button', { name: 'Keep mine' }).click();
  expect(await ada.getByLabel('Individual notes').inputValue()).toBe('Came late');
  await findRollRow(mine, 'Cleo Ruiz').getByRole('button', { name: 'Take theirs' }).click();
  await findRollRow(mine, 'Eve Park').getByRole('button', { name: 'Keep mine' }).click();
  await findRollRow(mine, 'Eve Park').getByLabel('Individual notes').fill('Quiz on fractions');
  await findRollSaveButton(mine).click();
  await giveRollReason(page);
  await readAndCloseToast(page, SAVED);
  expect(await readRecordedMarks(rollCentre)).toEqual({
    'Ada Lovell': [5, 'present', 'covered', 'Came late'],
    'Ben Noor': [5, 'present', 'covered', 'Brought a friend'],
    'Cleo Ruiz': [5, 'present', 'covered', null],
    'Dan Okoye': [6, 'absent', 'none', null],
    'Eve Park': [5, 'present', 'covered', 'Quiz on fractions'],
    'Fay Stone': [5, 'present', 'covered', null],
  });
});

test('a tutor takes one roll on two devices; one choice can be made for all students', async () => {
  await using rollCentre = await openRollCentre('Ada Lovell', 'Ben Noor', 'Cleo Ruiz');
  await using desk = await openTakeAttendance(rollCentre, rollCentre.sam);
  await using phone = await openTakeAttendance(rollCentre, rollCentre.sam, { viewport: PHONE });
  const here = await openRollDialog(desk.page);
  for (const name of ['Ada Lovell', 'Ben Noor']) await findRollTick(here, name).check();
  const there = await openRollDialog(phone.page);
  await findRollTick(there, 'Cleo Ruiz').check();
  await findRollSaveButton(there).click();
  await readAndCloseToast(phone.page, SAVED);

  await here.getByText('You, on another device, saved 2 students differently while this roll was open.').waitFor();
  const words = `You: present. Saved by you on another device ${AT}: absent.`;
  await findRollRow(here, 'Ben Noor').getByText(words, { exact: true }).waitFor();
  expect(await findRollTick(here, 'Cleo Ruiz').isChecked()).toBe(true);
  await here.getByRole('button', { name: 'Take all of theirs' }).click();
  await findRollRow(here, 'Ada Lovell').getByRole('button', { name: 'Keep this one' }).click();
  await findRollSaveButton(here).dblclick();
  await giveRollReason(desk.page);
  await readAndCloseToast(desk.page, SAVED);
  expect(await readRecordedMarks(rollCentre)).toEqual({
    'Ada Lovell': [5, 'present', 'covered', null],
    'Ben Noor': [6, 'absent', 'none', null],
    'Cleo Ruiz': [5, 'present', 'covered', null],
  });
});

const isFocused = (element: Element) => element === document.activeElement;

function setFontSize(size: string): void {
  document.documentElement.style.fontSize = size;
}

/** Whether the centre of the element is in view, with nothing over it. */
function isInView(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
