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

test('a deleted student is signed out at once, and every list shows it', async () => {
  const gus = await centre.createStudent({ name: 'Gus Gone', classes: 3 });
  await using home = await openSignedInVisitor(centre, gus);
  await using desk = await openSignedInVisitor(centre, sam);
  await using other = await openSignedInVisitor(centre, lee);
  await home.page.goto('/student');
  await home.page.getByText('Welcome, Gus Gone').waitFor();
  for (const { page } of [desk, other]) await page.goto('/student-management');
  await findStudentLine(other.page, gus.name).waitFor();

  const dialog = await openStudentDialog(desk.page, gus.name, 'Delete');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await findToast(desk.page, 'Student deleted successfully').waitFor();
  await findStudentLine(other.page, gus.name).waitFor({ state: 'detached' });
  await home.page.waitForURL('/login');
});

test('deleting a changed student needs a second confirmation', async () => {
  const ola = await centre.createStudent({ name: 'Ola Changed', classes: 6 });
  await using other = await openWithoutNotifications();
  const dialog = await openStudentDialog(other.page, ola.name, 'Delete');
  const tutor = await centre.signIn(sam.email, sam.password);
  await tutor.post(`/api/students/${ola.id}/classes/add`, { classes: 2 });
  await dialog.getByText('6 of 6 classes remain.').waitFor();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByText(CHANGED).waitFor();
  await dialog.getByText('8 of 8 classes remain.').waitFor();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await findToast(other.page, 'Student deleted successfully').waitFor();
});

test('the form to delete an already deleted student can only be closed', async () => {
  const gil = await centre.createStudent({ name: 'Gil Gone', classes: 6 });
  const flo = await centre.createStudent({ name: 'Flo Gone', classes: 6 });
  await using unaware = await openWithoutNotifications();
  await using other = await openSignedInVisitor(centre, lee);
  await other.page.goto('/student-management');
  const late = await openStudentDialog(unaware.page, gil.name, 'Delete');
  const watching = await openStudentDialog(other.page, flo.name, 'Delete');
  const tutor = await centre.signIn(sam.email, sam.password);
  for (const { id } of [gil, flo]) await tutor.delete(`/api/students/${id}`);

  await watching.getByText('Flo Gone was deleted at 12:00 PM.').waitFor();
  expect(await watching.getByRole('button').allInnerTexts()).toEqual(['Close']);
  await watching.getByRole('button', { name: 'Close' }).click();
  await watching.waitFor({ state: 'hidden' });

  await late.getByRole('button', { name: 'Delete' }).click();
  await late.getByText('Gil Gone was deleted by Sam Okafor at 12:00 PM.').waitFor();
  expect(await late.getByRole('button').allInnerTexts()).toEqual(['Close']);
  expect(await late.getByText('Changed by').count()).toBe(0);
});

test('a changed mark is shown before it is overwritten', async () => {
  const pia = await centre.createStudent({ name: 'Pia Marked', classes: 6 });
  await using other = await openWithoutNotifications();
  const dialog = await openStudentDialog(other.page, pia.name, 'Mark Attendance');
  await dialog.getByText('Takes 1 class, leaving 5.').waitFor();
  const tutor = await centre.signIn(sam.email, sam.password);
  await tutor.post(`/api/students/${pia.id}/attendance`, { status: 'absent' });
  await dialog.getByRole('button', { name: 'Mark Attendance' }).click();
  await dialog.getByText(CHANGED).waitFor();
  await dialog.getByText(/^Already marked absent by Sam Okafor at 12:00\sPM/).waitFor();
});
