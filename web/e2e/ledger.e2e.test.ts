import { expect } from 'vitest';
import { openTestCentre, runningClockFromNoon } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { findRollRow } from './roll.ts';
import {
  confirmDate,
  findStudentLine,
  findToast,
  openInPortal,
  openMarkAttendanceDialog,
  openScreen,
  openSignedInVisitor,
  readLedgerRows,
} from './steps.ts';

const centre = await openForAllTests(openTestCentre({ clock: runningClockFromNoon() }));
const tutor = await centre.createTutor({ name: 'Sam Okafor' });
const { page } = await openForAllTests(openSignedInVisitor(centre, tutor));

test('waiting classes are withdrawn, a mistyped purchase is reversed, and an uncovered class is settled', async () => {
  const student = await centre.createStudent({ name: 'Tom Wainwright', classes: 20 });
  await openScreen(page, `/class-history/${student.id}`);
  await page.getByText('2 more paid classes are waiting. You can apply them when the balance is below 18.').waitFor();
  expect(await page.getByRole('button', { name: /^Apply/ }).count()).toBe(0);

  await page.getByRole('button', { name: 'Withdraw' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw waiting classes' });
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await dialog.getByText('Please give a reason.').waitFor();
  await dialog.getByLabel('Reason').fill('Paid back');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByText('2 waiting classes withdrawn: Paid back').waitFor();
  await page.getByRole('button', { name: 'Withdraw' }).waitFor({ state: 'detached' });
  // The mistyped purchase of another student is reversed by name, and both rows are joined.
  const ines = await centre.createStudent({ name: 'Ines Duarte', classes: 12 });
  const client = await centre.signIn(tutor.email, tutor.password);
  await client.post(`/api/students/${ines.id}/classes/add`, { classes: 12, reason: 'Growth' });
  await openInPortal(page, `/class-history/${ines.id}`);
  await page.getByRole('button', { name: 'Reverse' }).click();
  const reversing = page.getByRole('dialog', { name: 'Reverse this purchase' });
  await reversing.getByText(/^12 classes added for Ines Duarte on /).waitFor();
  await reversing.getByLabel('Reason').fill('Meant for her sister');
  await reversing.getByRole('button', { name: 'Reverse purchase' }).dblclick();

  await page.getByText('Purchase of 12 classes reversed: Meant for her sister').waitFor();
  await page.getByRole('link', { name: /^Reverses the classes added on / }).waitFor();
  await page.getByRole('link', { name: /^Reversed on / }).waitFor();
  expect(await page.getByRole('button', { name: 'Reverse' }).count()).toBe(0);
  const rows = await readLedgerRows(page);
  expect(rows[0]).toMatchObject({ change: -6, remaining: 12, total: 12 });

  // A class that was attended with none left is settled once classes remain.
  const noah = await centre.createStudent({ name: 'Noah Petrov' });
  await client.post(`/api/students/${noah.id}/attendance`, { status: 'present' });
  await openInPortal(page, `/class-history/${noah.id}`);
  await page.getByText('1 class was recorded with none left and not settled yet.').waitFor();
  await page.getByRole('button', { name: /^Settle the class of / }).click();
  const settling = page.getByRole('dialog');
  await settling.getByText('No classes remaining. Add classes first').waitFor();
  expect(await settling.getByRole('button', { name: 'Settle' }).count()).toBe(0);
  // Another tutor adds classes while the form is open.
  await client.post(`/api/students/${noah.id}/classes/add`, { classes: 2 });
  await page.getByRole('dialog').getByRole('button', { name: 'Settle' }).click();
  await page.getByText(/^Uncovered class of .* settled/).waitFor();
  await page.getByRole('button', { name: 'Settle' }).waitFor({ state: 'detached' });
});

testInFaults('waiting classes are offered where a class is taken and none is left', async () => {
  const withWaiting = async (name: string) => {
    const student = await centre.createStudent({ name, classes: 24 });
    const client = await centre.signIn(tutor.email, tutor.password);
    await client.post(`/api/students/${student.id}/classes/remove`, { classes: 18, reason: 'Sister' });
    return student;
  };
  const [ada, ben] = [await withWaiting('Ada Waits'), await withWaiting('Ben Waits')];
  await openScreen(page, '/student-management');
  const line = findStudentLine(page, 'Ada Waits');
  await line.getByText('None left, 6 waiting').waitFor();
  const mark = await openMarkAttendanceDialog(page, 'Ada Waits');
  await mark.getByText('No classes remaining! 6 are waiting. Apply them and take 1?').waitFor();
  await mark.getByLabel('Apply 6 and take 1').check();
  await mark.getByText('Applies 6 waiting classes and takes 1, leaving 5.').waitFor();
  await mark.getByRole('button', { name: 'Mark Attendance' }).click();
  await findToast(page, 'Attendance marked').waitFor();
  await line.getByText('None left, 6 waiting').waitFor({ state: 'detached' });

  await openInPortal(page, '/take-attendance');
  await page.getByRole('button', { name: 'Take Attendance' }).click();
  const roll = page.getByRole('dialog');
  const row = findRollRow(roll, 'Ben Waits');
  await row.getByRole('checkbox').check();
  await row.getByText('6 are waiting. Apply them and take 1?').waitFor();
  await row.getByRole('button', { name: 'Apply 6 and take 1' }).click();
  await row.getByText('Applies 6 waiting classes and takes 1, leaving 5.').waitFor();
  await roll.getByRole('button', { name: /^Save Attendance/ }).click();
  await roll.waitFor({ state: 'detached' });
  for (const { id } of [ada, ben]) {
    await openInPortal(page, `/class-history/${id}`);
    await page.getByText('6 waiting classes applied').waitFor();
    expect((await readLedgerRows(page))[0]).toMatchObject({ change: -1, remaining: 5 });
  }
});

test('a student’s page: classes are marked and removed there, and its sums follow the day of class', async () => {
  const student = await centre.createStudent({ name: 'Uma Vance', classes: 20 });
  await openScreen(page, `/class-history/${student.id}`);
  await page.getByRole('button', { name: 'Mark Attendance' }).click();
  const marking = page.getByRole('dialog', { name: 'Mark Attendance' });
  await marking.getByLabel('Date').fill('2026-10-28');
  await marking.getByText('Takes 1 class, leaving 17.').waitFor();
  await marking.getByRole('button', { name: 'Mark Attendance' }).click();
  await confirmDate(page);
  const october = page.getByRole('table', { name: 'October 2026' });
  await october.getByRole('cell', { name: /^Attended class/ }).waitFor();

  await page.getByRole('button', { name: 'Manage Classes' }).click();
  const managing = page.getByRole('dialog', { name: 'Manage Classes' });
  await managing.getByLabel('Remove Classes').check();
  expect(await managing.getByLabel('2 classes are waiting. Take those back first').isChecked()).toBe(true);
  await managing.getByLabel('Number of classes').fill('3');
  await managing.getByLabel('Reason').fill('Refund');
  await managing.getByRole('button', { name: 'Remove Classes' }).click();
  const toast = findToast(page, 'Classes updated');
  await toast.getByText('2 waiting classes taken back.').waitFor();
  await toast.getByText('1 removed.').waitFor();
  await page.getByRole('cell', { name: /^2 waiting classes withdrawn: Refund/ }).waitFor();
  await page.getByRole('cell', { name: /^Removed 1 class: Refund/ }).waitFor();

  const sum = async () => {
    const line = page.getByLabel('How the classes add up');
    return (await line.innerText()).split(/\s*\n\s*/);
  };
  expect(await sum()).toEqual([
    ...['Added', '20', 'Taken for attendance', '− 1', 'Removed', '− 3', 'Remaining', '= 16'],
  ]);
  // The column of balances can be added up from row to row, in whichever order.
  const balances = async () => (await readLedgerRows(page)).map(({ change, remaining }) => [change, remaining]);
  const taken = [
    [-1, 16],
    [0, 17],
  ];
  expect(await balances()).toEqual([...taken, [18, 17], [-1, -1]]);
  await october.getByText('Below 0, because a class was taken before classes were added.').waitFor();
  await page.getByLabel('Order').selectOption('Recorded on');
  await expect.poll(balances).toEqual([...taken, [-1, 17], [18, 18]]);
  await page.getByLabel('Order').selectOption('Day of class');
  await page.getByLabel('Period').selectOption('This month');
  await expect
    .poll(sum)
    .toEqual([
      ...['At the start', '−1', 'Added', '+ 20', 'Taken for attendance', '− 0'],
      ...['Removed', '− 3', 'At the end', '= 16'],
    ]);
  await page.getByText('Below 0, because a class was taken before classes were added.').waitFor();
  await october.waitFor({ state: 'detached' });
  await page.getByLabel('Order').selectOption('Recorded on');
  await page.getByRole('cell', { name: /^Attended class/ }).waitFor();
  await expect.poll(async () => (await sum()).slice(0, 2)).toEqual(['At the start', '0']);

  // In the history of everybody, the same student can be chosen.
  await centre.createStudent({ name: 'Vic Wong', classes: 2 });
  await openInPortal(page, '/class-history');
  await page.getByRole('cell', { name: /^Enrolled with 2 classes/ }).waitFor();
  await page.getByLabel('Student', { exact: true }).selectOption({ label: 'Uma Vance' });
  await page.getByRole('cell', { name: /^Enrolled with 2 classes/ }).waitFor({ state: 'detached' });
  await page.getByRole('cell', { name: /^Attended class/ }).waitFor();
});
