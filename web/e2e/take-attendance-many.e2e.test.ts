import { expect, test } from 'vitest';
import { ROLL_STUDENTS_MAX } from '#events/values/limits.ts';
import {
  findRollSaveButton,
  findRollTick,
  openRollCentre,
  openRollDialog,
  openTakeAttendance,
  readRecordedMarks,
  TODAY_LONG_TEXT,
} from './roll.ts';
import { readAndCloseToast } from './steps.ts';

test('a roll of several requests is saved and repeated after a lost answer', async () => {
  await using rollCentre = await openRollCentre();
  const count = ROLL_STUDENTS_MAX + 3;
  const names = Array.from({ length: count }, (_, index) => `Student ${String(index).padStart(3, '0')}`);
  await Promise.all(names.map((name) => rollCentre.centre.createStudent({ name, classes: 6 })));
  await using desk = await openTakeAttendance(rollCentre, rollCentre.sam);
  const { page } = desk;
  desk.allowFault(/ERR_CONNECTION_RESET/);
  let requests = 0;
  await page.route('**/api/attendance/roll', async (route) => {
    requests += 1;
    await route.fetch();
    // The answer to the first request arrives; the answer to the second is lost.
    if (requests === 2) await route.abort('connectionreset');
    else await route.fallback();
  });
  const dialog = await openRollDialog(page);
  await findRollTick(dialog, 'Student 000').check();
  await findRollTick(dialog, 'Student 202').check();
  await findRollSaveButton(dialog).click();
  await dialog.getByText(`We couldn't confirm ${count} students.`, { exact: false }).waitFor();
  await findRollSaveButton(dialog).click();
  expect(await readAndCloseToast(page, 'Attendance saved successfully')).toEqual([
    `Attendance for ${count} students has been recorded for ${TODAY_LONG_TEXT}`,
  ]);
  expect(requests).toBe(4);
  const marks = await readRecordedMarks(rollCentre);
  expect([marks['Student 000'], marks['Student 001'], marks['Student 202']]).toEqual([
    [5, 'present', 'covered', null],
    [6, 'absent', 'none', null],
    [5, 'present', 'covered', null],
  ]);
});
