import { expect } from 'vitest';
import { openTestCentre, runningClockFromNoon } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { openSignedInVisitor, openStudentDialog } from './steps.ts';

const centre = await openForAllTests(openTestCentre({ clock: runningClockFromNoon() }));
const tutor = await centre.createTutor({ name: 'Sam Okafor' });

testInFaults('an arrow key selects a radio button even on a busy page', async () => {
  const { name } = await centre.createStudent({ name: 'Kit Keys', classes: 9 });
  await using desk = await openSignedInVisitor(centre, tutor);
  const { page } = desk;
  await page.goto('/student-management');
  const dialog = await openStudentDialog(page, name, 'Manage Classes');
  const [add, remove] = [/Add Classes/, /Remove Classes/].map((label) => dialog.getByRole('radio', { name: label }));
  await add?.focus();
  // Both events are dispatched in one task, so that the key is up before the page can do anything else.
  const focused = await add?.evaluate((option) => {
    for (const type of ['keydown', 'keyup']) {
      option.dispatchEvent(new KeyboardEvent(type, { key: 'ArrowRight', bubbles: true, cancelable: true }));
    }
    return (document.activeElement as HTMLButtonElement).value;
  });
  expect(focused).toBe('remove');
  await expect.poll(() => remove?.isChecked()).toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => add?.isChecked()).toBe(true);
});

testInFaults('a press before the date is looked up saves the mark if nothing is recorded', async () => {
  const [eva, ron] = [
    await centre.createStudent({ name: 'Eva Early' }),
    await centre.createStudent({ name: 'Ron Once' }),
  ];
  const client = await centre.signIn(tutor.email, tutor.password);
  const { today } = (await client.get('/api/centre')).body;
  await client.post(`/api/students/${ron.id}/attendance`, { date: today, status: 'absent' });
  await using desk = await openSignedInVisitor(centre, tutor);
  const { page } = desk;
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1;
  });
  const pressEarly = async (name: string) => {
    const pressed = Promise.withResolvers<void>();
    await page.route('**/api/attendance?*', async (route) => {
      await pressed.promise;
      await route.continue();
    });
    const dialog = await openStudentDialog(page, name, 'Mark Attendance');
    await dialog.getByText('Looking up this date...').waitFor();
    await dialog.getByRole('button', { name: 'Mark Attendance' }).click();
    pressed.resolve();
    return dialog;
  };
  await page.goto('/student-management');
  const dialog = await pressEarly(eva.name);
  await dialog.waitFor({ state: 'detached' });
  expect(sent).toBe(1);

  await pressEarly(ron.name);
  await dialog.getByText('Already marked absent').waitFor();
  expect(sent).toBe(1);
  // The recorded absence becomes present only with a reason.
  await dialog.getByRole('button', { name: 'Present' }).click();
  await dialog.getByRole('button', { name: 'Mark Attendance' }).click();
  await dialog.getByText('Please give a reason.').waitFor();
  expect(sent).toBe(1);
  await dialog.getByRole('button', { name: 'Make-up' }).click();
  await dialog.getByText('Please give a reason.').waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Mark Attendance' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(sent).toBe(2);
  await centre.program.runner.caughtUp();
  const [mark] = (await client.get(`/api/attendance?student_id=${ron.id}`)).body.records;
  const { history } = (await client.get(`/api/attendance/${mark.id}/history`)).body;
  expect(history[0]).toMatchObject({ status: 'present', reason: 'Make-up' });
});

test('forms open with their defaults, and invalid numbers become 0', async () => {
  const ada = await centre.createStudent({ name: 'Ada Form', classes: 6 });
  await using desk = await openSignedInVisitor(centre, tutor);
  const { page } = desk;
  await page.goto('/student-management');
  const classes = await openStudentDialog(page, 'Ada Form', 'Manage Classes');
  expect(await classes.getByRole('radio', { name: 'Add Classes' }).isChecked()).toBe(true);
  const number = classes.getByLabel('Number of classes');
  await number.fill('some');
  await number.blur();
  expect(await number.inputValue()).toBe('0');
  await number.fill('');
  await number.pressSequentially('-3');
  expect(await number.inputValue()).toBe('-3');
  await classes.getByRole('button', { name: 'Add Classes' }).click();
  await classes.getByText('Enter at least 1 class.').waitFor();
  expect(await number.evaluate((field) => field === document.activeElement)).toBe(true);
  await classes.getByRole('button', { name: 'Cancel' }).click();

  const attendance = await openStudentDialog(page, 'Ada Form', 'Mark Attendance');
  expect(await attendance.getByRole('button', { name: 'Present' }).getAttribute('aria-pressed')).toBe('true');
  expect(await attendance.getByLabel('Date').inputValue()).toBe('2026-11-20');
  await attendance.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Create Student' }).click();
  const initial = page.getByRole('dialog').getByLabel('Initial classes');
  expect(await initial.inputValue()).toBe('0');
  await initial.fill('many');
  await initial.blur();
  expect(await initial.inputValue()).toBe('0');
  await initial.fill('25');
  expect(await page.getByRole('dialog').locator('dl').innerText()).toMatch(
    /18\s+Total\s+0\s+becomes\s+18\s+Waiting\s.*7/s,
  );
  const { runner, readModels } = centre.program;
  await runner.caughtUp();
  expect(
    await readModels.sql`select 1 from class_transactions where student_id = ${ada.id} and source <> 'opening'`,
  ).toEqual([]);
});
