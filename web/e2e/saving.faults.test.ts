import type { Locator, Page, Request, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { fixedNoon, openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import type { TestPerson } from '#testing/people-fixture.ts';
import { SLOW_REQUEST_MS } from '../src/api/slow-requests.ts';
import {
  findStudentLine,
  findToast,
  openInPortal,
  openSignedInVisitor,
  openStudentDialog,
  readAndCloseToast,
  replaceBrowserSession,
  type SignedInVisitor,
} from './steps.ts';

const centre = await openForAllTests(openTestCentre({ clock: fixedNoon }));
const sam = await centre.createTutor({ name: 'Sam Okafor' });

/** Creates a student and opens Student Management as the tutor Sam. */
async function openStudentManagement(name: string): Promise<SignedInVisitor & { student: TestPerson }> {
  const student = await centre.createStudent({ name, classes: 6 });
  const seated = await openSignedInVisitor(centre, sam);
  await seated.page.goto('/student-management');
  await findStudentLine(seated.page, name).waitFor();
  return { ...seated, student };
}

/** The changes in a student's ledger, oldest first: the entered number and the applied number. */
async function readChanges({ id }: TestPerson): Promise<number[][]> {
  await centre.program.runner.caughtUp();
  const rows = await centre.program.readModels.sql`
    select classes_changed, applied_remaining from class_transactions
    where student_id = ${id} and source <> 'opening' order by version`;
  return rows.map((row) => [row.classes_changed, row.applied_remaining]);
}

const isAdd = (request: Request) => request.method() === 'POST' && request.url().endsWith('/classes/add');

/** The idempotency keys of the requests that add classes, in the order of sending. */
function recordKeys(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (isAdd(request)) keys.push(request.headers()['idempotency-key'] ?? 'none');
  });
  return keys;
}

const ADD = '**/classes/add';

async function fillIn(dialog: Locator, classes: string, reason: string): Promise<void> {
  await dialog.getByLabel('Number of classes').fill(classes);
  await dialog.getByLabel('Reason').fill(reason);
}
const readTyped = async (dialog: Locator) => [
  await dialog.getByLabel('Number of classes').inputValue(),
  await dialog.getByLabel('Reason').inputValue(),
];

test('a refused save keeps the dialog and its text; a retry saves once', async () => {
  await using desk = await openStudentManagement('Cleo Away');
  const { page } = desk;
  const keys = recordKeys(page);
  const problem = { type: 'urn:rollbook:unavailable', title: 'Unavailable', status: 503, code: 'unavailable' };
  const detail = 'The record cannot be reached at the moment.';
  await page.route(ADD, (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', json: { ...problem, detail } }),
  );
  const dialog = await openStudentDialog(page, 'Cleo Away', 'Manage Classes');
  await fillIn(dialog, '3', 'Spring pack');
  await dialog.getByRole('button', { name: 'Add Classes' }).click();
  await findToast(page, 'Error adding classes').getByText(detail).waitFor();
  // The toast can be closed although a dialog is open. Then the dialog says it.
  await findToast(page, 'Error adding classes').getByLabel('Close').click();
  await dialog.getByRole('alert').getByText(detail).waitFor();
  // A failing server may have saved it, so closing asks, as it does when no answer came.
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'Close before this is confirmed?' });
  await question.getByRole('button', { name: 'Keep open' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await readTyped(dialog)).toEqual(['3', 'Spring pack']);

  await page.unroute(ADD);
  await dialog.getByRole('button', { name: 'Add Classes' }).dblclick();
  expect(await readAndCloseToast(page, 'Classes updated')).toEqual(['Added 3 classes for Cleo Away', '3 added now.']);
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
  expect(await readChanges(desk.student)).toEqual([[3, 3]]);
});

test('a lost answer does not save twice', async () => {
  await using desk = await openStudentManagement('Dan Lost');
  const { page } = desk;
  const keys = recordKeys(page);
  desk.allowFault(/ERR_CONNECTION_RESET/);
  let saved = 0;
  await page.route(
    ADD,
    async (route) => {
      saved = (await route.fetch()).status();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  const dialog = await openStudentDialog(page, 'Dan Lost', 'Manage Classes');
  await fillIn(dialog, '4', 'Autumn pack');
  await dialog.getByRole('button', { name: 'Add Classes' }).click();
  await findToast(page, 'Unexpected error').getByText('An unexpected error occurred while managing classes').waitFor();
  expect(await readTyped(dialog)).toEqual(['4', 'Autumn pack']);
  expect(saved).toBe(200);

  // A new dialog would have a new key, so that the same classes could be added twice.
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Close before this is confirmed?' });
  await question.getByRole('button', { name: 'Keep open' }).click();

  await dialog.getByRole('button', { name: 'Add Classes' }).click();
  expect(await readAndCloseToast(page, 'Classes updated')).toEqual(['Added 4 classes for Dan Lost', '4 added now.']);
  expect(new Set(keys).size).toBe(1);
  expect(await readChanges(desk.student)).toEqual([[4, 4]]);
});

test('a save whose answer was lost by a reload is carried out once', async () => {
  await using desk = await openStudentManagement('Ben Reload');
  const { page } = desk;
  const dialog = await openStudentDialog(page, 'Ben Reload', 'Manage Classes');
  await dialog.getByText('Remove Classes', { exact: true }).click();
  await fillIn(dialog, '2', 'Moved to May');
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/classes/remove')) keys.push(request.headers()['idempotency-key']);
  });
  const saved = Promise.withResolvers<number>();
  const lose = async (route: Route) => saved.resolve((await route.fetch()).status());
  await page.route('**/classes/remove', lose, { times: 1 });
  await dialog.getByRole('button', { name: 'Remove Classes' }).click();
  expect(await saved.promise).toBe(200);
  await page.reload();
  await dialog.getByText(/may have been saved already/).waitFor();
  expect(await readTyped(dialog)).toEqual(['2', 'Moved to May']);
  await dialog.getByRole('button', { name: 'Remove Classes' }).click();
  expect(await readAndCloseToast(page, 'Classes updated')).toEqual(['Removed 2 classes for Ben Reload', '2 removed.']);
  expect(await readChanges(desk.student)).toEqual([[-2, -2]]);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a correction of attendance whose answer was lost is carried out once', async () => {
  await using desk = await openStudentManagement('Noor Lost');
  const { page, student } = desk;
  const tutor = await centre.signIn(sam.email, sam.password);
  const mark = { date: '2026-11-16', status: 'present' };
  expect((await tutor.post(`/api/students/${student.id}/attendance`, mark)).status).toBe(200);
  desk.allowFault(/ERR_CONNECTION_RESET/);
  await page.route(
    '**/attendance/2026-11-16/correct',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await openInPortal(page, '/attendance');
  await page.getByRole('button', { name: 'History of Noor Lost, Nov 16, 2026' }).click();
  await page.getByRole('button', { name: 'Correct', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Correct attendance' });
  await form.getByRole('button', { name: 'Correction', exact: true }).click();
  await form.getByRole('button', { name: 'Absent' }).click();
  await form.getByRole('button', { name: 'Save correction' }).click();
  await form.getByText(/We couldn't confirm that this was saved/).waitFor();
  await form.getByRole('button', { name: 'Load the current record' }).click();
  await form.getByRole('button', { name: 'Save correction' }).click();
  expect(await readAndCloseToast(page, 'Attendance corrected')).toEqual([
    'Noor Lost marked as absent on Nov 16, 2026',
    '1 class given back: 6 remaining.',
  ]);
  await form.waitFor({ state: 'detached' });
});

test('a form says that its student has been deleted', async () => {
  await using desk = await openStudentManagement('Gus Gone');
  const { page, student } = desk;
  const dialog = await openStudentDialog(page, student.name, 'Mark Attendance');
  const lee = await centre.createTutor({ name: 'Ms Lee' });
  await (await centre.signIn(lee.email, lee.password)).delete(`/api/students/${student.id}`);
  await findStudentLine(page, student.name).waitFor({ state: 'detached' });
  await dialog.locator('button[type=submit]').click();
  const said = 'This student has been deleted. Restore the account before changing anything.';
  await dialog.getByRole('alert').getByText(said).waitFor();
  expect(await readChanges(student)).toEqual([]);
});

test('a tutor’s form sent by a student is refused as ‘Unauthorized’', async () => {
  await using desk = await openStudentManagement('Eve Heir');
  const { page } = desk;
  const dialog = await openStudentDialog(page, 'Eve Heir', 'Manage Classes');
  await page.evaluate(() => {
    const send = window.fetch;
    // Removes the header that names the page's person.
    window.fetch = (address, { headers, ...init } = {}) => {
      const said = new Headers(headers);
      said.delete('page-of');
      return send(address, { ...init, headers: said });
    };
  });
  // As if the student signed in in another tab of this browser.
  await replaceBrowserSession(centre, desk, desk.student);
  await dialog.getByRole('button', { name: 'Add Classes' }).click();
  await findToast(page, 'Error adding classes').getByText('Unauthorized', { exact: true }).waitFor();
  expect(await readChanges(desk.student)).toEqual([]);

  await page.goto('/student-management');
  await page.waitForURL('/student');
  await page.getByText('Welcome, Eve Heir').waitFor();
});

test('a form says that its request is slow once it has waited long itself', async () => {
  await using desk = await openStudentManagement('Fay Slow');
  const { page } = desk;
  const held = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    await held.promise;
    await route.continue();
  };
  await page.clock.install();
  await page.reload();
  await page.route('**/api/groups', hold);
  await page.route(ADD, hold);
  const slowNotice = page.getByText('This is taking longer than usual.');
  await page.getByRole('button', { name: 'Groups' }).click();
  const groups = page.getByRole('dialog', { name: 'Groups' });
  await groups.getByText('Loading').first().waitFor();
  await page.clock.fastForward(SLOW_REQUEST_MS);
  await slowNotice.waitFor();
  await groups.getByRole('button', { name: 'Close' }).click();

  // The groups are still being loaded.
  const dialog = await openStudentDialog(page, 'Fay Slow', 'Manage Classes');
  await fillIn(dialog, '4', 'Autumn pack');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await dialog.getByRole('button', { name: 'Add Classes' }).click();
  await dialog.getByRole('button', { name: 'Saving...' }).waitFor();
  expect(await slowNotice.count()).toBe(0);
  await page.clock.runFor(SLOW_REQUEST_MS);
  await slowNotice.waitFor();
  held.resolve();
  await page.clock.resume();
  await dialog.waitFor({ state: 'detached' });
  expect(await readChanges(desk.student)).toEqual([[4, 4]]);
});
