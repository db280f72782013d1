import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestCentre } from '#testing/centre-fixture.ts';
import type { TestPerson } from '#testing/people-fixture.ts';
import { openRollCentre } from './roll.ts';
import { findStudentLine, findToast, openSignedInVisitor, openStudentDialog, type SignedInVisitor } from './steps.ts';

let centre: TestCentre;
let sam: TestPerson;
let lee: TestPerson;
beforeAll(async () => {
  ({ centre, sam } = await openRollCentre());
  lee = await centre.createTutor({ name: 'Ms Lee' });
});
afterAll(() => centre[Symbol.asyncDispose]());

/** Opens Student Management as Ms Lee, without change notifications, so its data becomes stale. */
async function openWithoutNotifications(): Promise<SignedInVisitor> {
  const seated = await openSignedInVisitor(centre, lee);
  await seated.page.routeWebSocket('**/api/feed', () => undefined);
  await seated.page.goto('/student-management');
  return seated;
}
const CHANGED = 'Changed by Sam Okafor at 12:00 PM. Check it again before you continue.';

test('another tutor’s changes appear in an open form', async () => {
  const mia = await centre.createStudent({ name: 'Mia Lindqvist', classes: 6 });
  await using desk = await openSignedInVisitor(centre, sam);
  await using other = await openSignedInVisitor(centre, lee);
  for (const { page } of [desk, other]) await page.goto('/student-management');
  const waiting = await openStudentDialog(other.page, mia.name, 'Mark Attendance');
  await waiting.getByText('Takes 1 class, leaving 5.').waitFor();
  await waiting.getByLabel('Notes').fill('Long division');

  const marking = await openStudentDialog(desk.page, mia.name, 'Mark Attendance');
  await marking.getByRole('button', { name: 'Mark Attendance' }).click();
  await findToast(desk.page, 'Attendance marked').waitFor();
  await waiting.getByText(/^Already marked present by Sam Okafor at 12:00\sPM; only the note changes/).waitFor();
  await waiting.getByRole('button', { name: 'Mark Attendance' }).click();
  await findToast(other.page, 'Attendance marked').waitFor();
  await findStudentLine(other.page, mia.name).getByText('5 / 6 classes').waitFor();
});

test('a note that a colleague has recorded since another was typed is told before it is replaced', async () => {
  const noa = await centre.createStudent({ name: 'Noa Noted', classes: 6 });
  await using desk = await openSignedInVisitor(centre, lee);
  await desk.page.goto('/student-management');
  const form = await openStudentDialog(desk.page, noa.name, 'Mark Attendance');
  await form.getByText('Takes 1 class, leaving 5.').waitFor();
  await form.getByRole('textbox', { name: /^Notes/ }).fill('Long division');
  const tutor = await centre.signIn(sam.email, sam.password);
  await tutor.post(`/api/students/${noa.id}/attendance`, { status: 'present', notes: 'Quiz' });
  await form.getByText('Saving replaces the recorded note “Quiz”.').waitFor();
  expect(await form.getByRole('textbox', { name: /^Notes/ }).inputValue()).toBe('Long division');
  await form.getByRole('textbox', { name: /^Notes/ }).fill('Quiz');
  await form.getByText('Saving replaces the recorded note').waitFor({ state: 'detached' });
});

test('a student is deleted, is signed out with the reason, and can be restored with all data', async () => {
  const gus = await centre.createStudent({ name: 'Gus Gone', classes: 3 });
  await using home = await openSignedInVisitor(centre, gus);
  await using desk = await openSignedInVisitor(centre, sam);
  await using other = await openSignedInVisitor(centre, lee);
  const { page } = desk;
  await home.page.goto('/student');
  await home.page.getByText('Welcome, Gus Gone').waitFor();
  for (const each of [desk, other]) await each.page.goto('/student-management');
  await findStudentLine(other.page, gus.name).waitFor();

  const dialog = await openStudentDialog(page, gus.name, 'Delete');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await findToast(page, 'Student deleted successfully').waitFor();
  await findStudentLine(other.page, gus.name).waitFor({ state: 'detached' });
  await home.page.waitForURL('/login');
  await home.page.getByText('Your session has ended, because your account at this center was closed.').waitFor();

  await page.getByText('Former students').click();
  await findStudentLine(page, gus.name).getByRole('button', { name: 'Restore' }).click();
  await page.getByLabel('Password').fill('chalk and slate');
  await page.getByRole('button', { name: 'Restore student' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await findStudentLine(page, gus.name).getByText('3 / 3').waitFor();
});

test('a tutor whose page is not notified sees what changed before it is overwritten, and what was deleted', async () => {
  const [ola, pia, gil] = [
    await centre.createStudent({ name: 'Ola Changed', classes: 6 }),
    await centre.createStudent({ name: 'Pia Marked', classes: 6 }),
    await centre.createStudent({ name: 'Gil Gone', classes: 6 }),
  ];
  await using unaware = await openWithoutNotifications();
  const { page } = unaware;
  const tutor = await centre.signIn(sam.email, sam.password);
  const marking = await openStudentDialog(page, pia.name, 'Mark Attendance');
  await marking.getByText('Takes 1 class, leaving 5.').waitFor();
  await tutor.post(`/api/students/${pia.id}/attendance`, { status: 'absent' });
  await marking.getByRole('button', { name: 'Mark Attendance' }).click();
  await marking.getByText(CHANGED).waitFor();
  await marking.getByText(/^Already marked absent by Sam Okafor at 12:00\sPM/).waitFor();
  await page.keyboard.press('Escape');

  const late = await openStudentDialog(page, gil.name, 'Delete');
  await tutor.delete(`/api/students/${gil.id}`);
  await late.getByRole('button', { name: 'Delete' }).click();
  await late.getByText('Gil Gone was deleted by Sam Okafor at 12:00 PM.').waitFor();
  expect(await late.getByRole('button').allInnerTexts()).toEqual(['Close']);
  expect(await late.getByText('Changed by').count()).toBe(0);
  await late.getByRole('button', { name: 'Close' }).click();

  const dialog = await openStudentDialog(page, ola.name, 'Delete');
  await tutor.post(`/api/students/${ola.id}/classes/add`, { classes: 2 });
  await dialog.getByText('6 of 6 classes remain.').waitFor();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByText(CHANGED).waitFor();
  await dialog.getByText('8 of 8 classes remain.').waitFor();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await findToast(page, 'Student deleted successfully').waitFor();
});
