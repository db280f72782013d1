import { expect } from 'vitest';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import {
  findRollSaveButton,
  findRollTick,
  openRollCentre,
  openRollDialog,
  openTakeAttendance,
  readRecordedMarks,
} from './roll.ts';
import { findStudentLine, findToast, openInPortal, openSignedInVisitor } from './steps.ts';

testInFaults('a colleague’s newer name of a group is told, and a form that changes students keeps it', async () => {
  await using centre = await openRollCentre('Ada Lovell', 'Ben Noor');
  const lee = await centre.centre.createTutor({ name: 'Ms Lee' });
  const colleague = await centre.centre.signIn(lee.email, lee.password);
  const { body } = await colleague.post('/api/groups', { name: 'Sums', students: [] });
  await centre.centre.program.runner.caughtUp();
  await using desk = await openSignedInVisitor(centre.centre, centre.sam);
  const { page } = desk;
  await page.routeWebSocket('**/api/feed', () => undefined);
  await page.goto('/student-management');
  await page.getByRole('button', { name: 'Groups' }).click();
  const groups = page.getByRole('dialog', { name: 'Groups' });
  const form = page.getByRole('dialog', { name: 'Edit Group' });
  await groups.getByRole('button', { name: 'Edit Sums' }).click();
  await form.getByLabel('Name', { exact: true }).fill('Fractions');
  await colleague.post(`/api/groups/${body.id}`, { name: 'Harder sums', seen_name: 'Sums', added: [], removed: [] });
  await form.getByRole('button', { name: 'Save Group' }).click();
  await form.getByText('Ms Lee renamed this group to “Harder sums” while you were editing.').first().waitFor();
  expect(await form.getByLabel('Name', { exact: true }).inputValue()).toBe('Fractions');
  await form.getByRole('button', { name: 'Save Group' }).click();
  await findToast(page, 'Group “Fractions” saved').waitFor();

  // A form that shows an old name and changes only the students keeps the new one.
  await groups.getByRole('button', { name: 'Edit Fractions' }).click();
  await colleague.post(`/api/groups/${body.id}`, { name: 'Halves', seen_name: 'Fractions', added: [], removed: [] });
  await form.getByRole('checkbox', { name: /Ada Lovell/ }).check();
  await form.getByRole('button', { name: 'Save Group' }).click();
  await groups.getByRole('button', { name: 'Edit Halves' }).waitFor();
  await groups.getByText('1 student').waitFor();
});

test('a tutor makes a group, takes its roll, edits it, assigns homework to it and removes it', async () => {
  await using centre = await openRollCentre('Ada Lovell', 'Ben Noor', 'Cleo Ruiz');
  await using desk = await openSignedInVisitor(centre.centre, centre.sam);
  const { page } = desk;
  await page.goto('/student-management');
  await page.getByRole('button', { name: 'Groups' }).click();
  await page.getByText('No groups yet').waitFor();
  await page.getByRole('button', { name: 'Create Group' }).click();
  const form = page.getByRole('dialog', { name: 'Create Group' });
  await form.getByRole('button', { name: 'Create Group' }).click();
  await form.getByText('Please enter a name for the group.').waitFor();
  await form.getByLabel('Name', { exact: true }).fill('Tuesday at four');
  await form.getByRole('checkbox', { name: /Ada Lovell/ }).check();
  await form.getByRole('checkbox', { name: /Cleo Ruiz/ }).check();
  await form.getByRole('button', { name: 'Create Group' }).click();
  await findToast(page, 'Group “Tuesday at four” created').waitFor();
  const groups = page.getByRole('dialog', { name: 'Groups' });
  await groups.getByText('2 students').waitFor();

  // A name can be given once, and what was typed stays.
  await groups.getByRole('button', { name: 'Create Group' }).click();
  await form.getByLabel('Name', { exact: true }).fill('tuesday AT four');
  await form.getByRole('button', { name: 'Create Group' }).click();
  await form.getByText('There is already a group with this name.').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Close without saving' }).click();
  await groups.getByRole('button', { name: 'Close' }).click();
  // The dialog showed other states of itself in between.
  await expect.poll(() => page.locator(':focus').innerText()).toBe('Groups');

  await page.getByLabel('Group').selectOption({ label: 'Tuesday at four' });
  await page.getByText('2 of 3 shown').waitFor();
  expect(await findStudentLine(page, 'Ben Noor').count()).toBe(0);

  // The roll of a group marks its students and nobody else, and opens with it on another device.
  const { page: roll } = await openTakeAttendance(centre, centre.sam);
  await roll.getByLabel('Group').selectOption({ label: 'Tuesday at four' });
  await expect.poll(() => roll.getByRole('main').getByRole('listitem').count()).toBe(2);
  await roll.reload();
  await expect.poll(() => roll.getByRole('main').getByRole('listitem').count()).toBe(2);
  const dialog = await openRollDialog(roll);
  await dialog.getByText('· Tuesday at four').waitFor();
  await findRollTick(dialog, 'Ada Lovell').check();
  await dialog.getByText('1 present, 1 absent').waitFor();
  await findRollSaveButton(dialog).click();
  await findToast(roll, 'Attendance saved successfully').waitFor();
  expect(await readRecordedMarks(centre)).toEqual({
    'Ada Lovell': [5, 'present', 'covered', null],
    'Ben Noor': [6],
    'Cleo Ruiz': [6, 'absent', 'none', null],
  });

  await openInPortal(roll, '/attendance');
  await roll.getByLabel('Group').selectOption({ label: 'Tuesday at four' });
  await expect.poll(() => roll.getByRole('row').count()).toBeGreaterThan(2);

  await openInPortal(roll, '/leaderboard');
  await roll.getByLabel('Students').selectOption({ label: 'Tuesday at four' });
  await roll.getByText('No practice sessions yet. Be the first!').waitFor();
  await openInPortal(page, '/student-management?group=');
  await page.goto('/student-management');
  await page.getByRole('button', { name: 'Groups' }).click();
  await page.getByRole('button', { name: 'Edit Tuesday at four' }).click();
  const editing = page.getByRole('dialog', { name: /Group$/ });
  await editing.getByRole('checkbox', { name: /Ben Noor/ }).check();
  await page.reload();
  await editing.getByText('3 of 3').waitFor();
  await editing.getByRole('checkbox', { name: /Cleo Ruiz/ }).uncheck();
  await editing.getByRole('button', { name: 'Save Group' }).click();
  await groups.getByText('2 students', { exact: true }).waitFor();

  await openInPortal(page, '/create-homework');
  await page.getByLabel('Show a group').selectOption({ label: 'Tuesday at four' });
  await page.getByRole('button', { name: 'Select all' }).click();
  await page.getByText('2 of 3').waitFor();

  const { groups: current } = (
    await (await centre.centre.signIn(centre.sam.email, centre.sam.password)).get('/api/groups')
  ).body;
  await openInPortal(page, '/student-management?group=');
  await page.getByRole('button', { name: 'Groups' }).click();
  await page.getByRole('button', { name: 'Remove Tuesday at four' }).click();
  await page.getByRole('button', { name: 'Remove group' }).click();
  await page.getByText('No groups yet').waitFor();
  expect(await page.getByLabel('Group', { exact: true }).count()).toBe(0);

  // An old address opens no roll of everybody.
  await openInPortal(roll, `/take-attendance?group=${current[0].id}`);
  await roll.getByText('This group no longer exists').waitFor();
  expect(await roll.getByRole('button', { name: 'Take Attendance' }).count()).toBe(0);
  await roll.getByLabel('Group').selectOption({ label: 'Everybody' });
  await expect.poll(() => roll.getByRole('main').getByRole('listitem').count()).toBe(3);
});
