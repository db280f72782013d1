import { expect, test } from 'vitest';
import {
  findRollRow,
  findRollSaveButton,
  findRollTick,
  giveRollReason,
  openRollCentre,
  openRollDialog,
  openTakeAttendance,
  type RollCentre,
  readRecordedMarks,
  TODAY_LONG_TEXT,
} from './roll.ts';
import { findToast, keepToastOpen, readAndCloseToast } from './steps.ts';

const SAVED = 'Attendance saved successfully';
const FAILED = 'Error saving attendance';

/** Opens a page that receives no change notifications, so its data becomes stale. */
async function openWithoutNotifications(rollCentre: RollCentre, name: string) {
  const seated = await openTakeAttendance(rollCentre, await rollCentre.centre.createTutor({ name }), {});
  await seated.page.routeWebSocket('**/api/feed', () => undefined);
  await seated.page.reload();
  return seated;
}

test('two tutors save the same class: the second sees the marks, and nobody is charged twice', async () => {
  await using rollCentre = await openRollCentre('Ada Lovell', 'Ben Noor', 'Cleo Ruiz', 'Dan Okoye');
  await using late = await openWithoutNotifications(rollCentre, 'Ms Lee');
  const second = await openRollDialog(late.page);
  for (const name of ['Ada Lovell', 'Ben Noor', 'Cleo Ruiz']) await findRollTick(second, name).check();
  await findRollTick(second, 'Cleo Ruiz').uncheck();

  await using desk = await openTakeAttendance(rollCentre, rollCentre.sam);
  const first = await openRollDialog(desk.page);
  for (const name of ['Ada Lovell', 'Cleo Ruiz', 'Dan Okoye']) await findRollTick(first, name).check();
  await findRollSaveButton(first).click();
  await readAndCloseToast(desk.page, SAVED);

  await findRollSaveButton(second).click();
  const failure = findToast(late.page, FAILED);
  await failure.waitFor();
  await keepToastOpen(failure);
  // One toast names both failures, and the rows repeat them only after it has gone.
  for (const name of ['Ben Noor', 'Cleo Ruiz'])
    await failure.getByText(`Failed to save attendance for ${name}: Already marked`).waitFor();
  const benCause = findRollRow(second, 'Ben Noor').getByText('Already marked absent by Sam Okafor at 12:00 PM.');
  await expect.poll(() => benCause.isVisible()).toBe(false);
  await readAndCloseToast(late.page, FAILED);
  // Both tutors marked Ada as present.
  await findRollRow(second, 'Ada Lovell').getByText('Saved: present, 5 classes remaining').waitFor();
  // Nobody touched Dan here, so the mark of the first tutor is taken.
  await findRollRow(second, 'Dan Okoye').getByText('Saved: present, 5 classes remaining').waitFor();
  const ben = findRollRow(second, 'Ben Noor');
  const cleo = findRollRow(second, 'Cleo Ruiz');
  await ben.getByText('You: present. Saved by Sam Okafor at 12:00 PM: absent.').waitFor();
  await cleo.getByText('You: absent. Saved by Sam Okafor at 12:00 PM: present.').waitFor();
  expect(await findRollSaveButton(second).innerText()).toBe('Retry 2');
  // Nothing is sent before both are chosen, however often the button is clicked.
  await findRollSaveButton(second).dblclick();
  expect(await ben.getByRole('button', { name: 'Keep mine' }).evaluate(isFocused)).toBe(true);
  await ben.getByRole('button', { name: 'Keep mine' }).click();
  await cleo.getByRole('button', { name: 'Take theirs' }).click();
  await findRollSaveButton(second).click();
  await giveRollReason(late.page);
  expect(await readAndCloseToast(late.page, SAVED)).toEqual([
    `Attendance for 4 students has been recorded for ${TODAY_LONG_TEXT}`,
  ]);
  await findToast(late.page, FAILED).first().waitFor({ state: 'detached' });
  expect(await readRecordedMarks(rollCentre)).toEqual({
    'Ada Lovell': [5, 'present', 'covered', null],
    'Ben Noor': [5, 'present', 'covered', null],
    'Cleo Ruiz': [5, 'present', 'covered', null],
    'Dan Okoye': [5, 'present', 'covered', null],
  });
});

const isFocused = (element: Element) => element === document.activeElement;

test('a note that only one of two tutors wrote is merged without a word, also when the page was not notified', async () => {
  await using rollCentre = await openRollCentre('Ada Lovell', 'Ben Noor');
  const [ada, ben] = rollCentre.students;
  await using late = await openWithoutNotifications(rollCentre, 'Ms Lee');
  const dialog = await openRollDialog(late.page);
  for (const name of ['Ada Lovell', 'Ben Noor']) await findRollTick(dialog, name).check();
  await findRollRow(dialog, 'Ada Lovell').getByLabel('Individual notes').fill('Came late');
  const tutor = await rollCentre.centre.signIn(rollCentre.sam.email, rollCentre.sam.password);
  await tutor.post(`/api/students/${ada?.id}/attendance`, { status: 'present' });
  await tutor.post(`/api/students/${ben?.id}/attendance`, { status: 'present', notes: 'Quiz' });
  await findRollSaveButton(dialog).click();
  await readAndCloseToast(late.page, SAVED);
  expect(await readRecordedMarks(rollCentre)).toEqual({
    'Ada Lovell': [5, 'present', 'covered', 'Came late'],
    'Ben Noor': [5, 'present', 'covered', 'Quiz'],
  });
  expect(await findToast(late.page, FAILED).count()).toBe(0);
});
