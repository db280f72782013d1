import { expect, test } from 'vitest';
import { ROLL_STUDENTS_MAX } from '#events/values/limits.ts';
import { atTheRoll, classOf, LONG_TODAY, marksOf, openRoll, saveIn, tickOf } from './roll.ts';
import { readToast, toast } from './steps.ts';

test('the roll of more students than one request may name is taken, and repeated after a lost answer', async () => {
  await using the = await classOf();
  const count = ROLL_STUDENTS_MAX + 3;
  const names = Array.from({ length: count }, (_, index) => `Student ${String(index).padStart(3, '0')}`);
  await Promise.all(names.map((name) => the.centre.createStudent({ name, classes: 6 })));
  await using desk = await atTheRoll(the, the.sam);
  const { page } = desk;
  let requests = 0;
  await page.route('**/api/attendance/roll', async (route) => {
    requests += 1;
    await route.fetch();
    // the answer of the first part arrives, that of the second is lost
    if (requests === 2) await route.abort('connectionreset');
    else await route.fallback();
  });
  const dialog = await openRoll(page);
  await tickOf(dialog, 'Student 000').check();
  await tickOf(dialog, 'Student 202').check();
  await saveIn(dialog).click();
  await toast(page, 'Error saving attendance').first().waitFor();
  await dialog.getByText(`No answer came for ${count} students.`, { exact: false }).waitFor();
  await saveIn(dialog).click();
  expect(await readToast(page, 'Attendance saved successfully')).toEqual([
    `Attendance for ${count} students has been recorded for ${LONG_TODAY}`,
  ]);
  expect(requests).toBe(4);
  const marks = await marksOf(the);
  expect([marks['Student 000'], marks['Student 001'], marks['Student 202']]).toEqual([
    [5, 'present', 'covered', null],
    [6, 'absent', 'none', null],
    [5, 'present', 'covered', null],
  ]);
});
