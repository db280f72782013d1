import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { openVisitor } from '#testing/browser-fixture.ts';
import { openTestCentre, runningClockFromNoon } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { findCoveredControls } from './find-covered-controls.ts';
import {
  closeWithoutAnswer,
  findToast,
  isOverlapping,
  keepToastOpen,
  openMarkAttendanceDialog,
  openSignedInVisitor,
  openStudentDialog,
  signInByForm,
} from './steps.ts';
import {
  DESK,
  failRequests,
  openFailingHomeworkForm,
  openFilledCreateStudentDialog,
  openStudents,
  PHONE,
} from './toast-steps.ts';

const centre = await openForAllTests(openTestCentre({ clock: runningClockFromNoon() }));
const sam = await centre.createTutor({ name: 'Sam Okafor' });
const mia = await centre.createStudent({ name: 'Mia Lindqvist', classes: 6 });

const openStudentsPage = (viewport: typeof DESK) => openStudents(centre, { tutor: sam, student: mia }, viewport);

test('on a phone’s login page a failure covers no field', async () => {
  await using visitor = await openVisitor(centre.url, { viewport: PHONE, hasTouch: true });
  const page = await visitor.context.newPage();
  await signInByForm(page, { ...sam, password: 'not my password' });
  const failure = findToast(page, 'Login failed');
  await failure.waitFor();
  for (const name of ['Email', 'Password']) expect(await isOverlapping(failure, page.getByLabel(name))).toBe(false);
  expect(await isOverlapping(failure, page.getByRole('button', { name: 'Sign in' }))).toBe(false);
});

test('failures are above the dialog, and the invalid field is in view', async () => {
  await using desk = await openStudentsPage(DESK);
  await using phone = await openStudentsPage(PHONE);
  for (const { page } of [desk, phone]) {
    const dialog = await openFilledCreateStudentDialog(page);
    await dialog.getByLabel('Email').fill(mia.email);
    await dialog.getByRole('button', { name: 'Create Student' }).click();
    const failure = findToast(page, 'Error creating student');
    await failure.waitFor();
    await expect.poll(() => isOverlapping(failure, dialog)).toBe(false);
    const [field, button] = [dialog.getByLabel('Email'), dialog.getByRole('button', { name: 'Cancel' })];
    await expect.poll(() => isOverlapping(field, button)).toBe(false);
    expect(await findFooter(field)).toBeLessThan(await findFooter(button));
  }
});

test('with letters of twice the size a long toast leaves a dialog its place and scrolls', async () => {
  await using phone = await openStudentsPage({ width: 390, height: 600 });
  const { page } = phone;
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const dialog = await openStudentDialog(page, mia.name, 'Manage Classes');
  const detail = 'This answer of the server has a great many words. '.repeat(8);
  const problem = { type: 'about:blank', title: 'Refused', status: 409, code: 'student-archived', detail };
  await page.route('**/classes/add', (route) =>
    route.fulfill({ status: 409, contentType: 'application/problem+json', json: problem }),
  );
  await dialog.getByRole('button', { name: 'Add Classes' }).click();
  const failure = findToast(page, 'Error adding classes');
  await keepToastOpen(failure);
  await expect.poll(() => isOverlapping(failure, dialog)).toBe(false);
  const last = failure.locator('[data-description]');
  expect(await last.evaluate(({ parentElement: text }) => text && text.scrollHeight > text.clientHeight)).toBe(true);
});

test.each([{ width: 700, height: 900 }, { width: 1000, height: 700 }, PHONE])(
  'the failures of dialogs are above them: $width × $height',
  async (viewport) => {
    await using seated = await openStudentsPage(viewport);
    const { page } = seated;
    for (const address of ['**/classes/add', '**/attendance']) await failRequests(page, address);
    const classes = await openStudentDialog(page, mia.name, 'Manage Classes');
    await classes.getByRole('button', { name: 'Add Classes' }).click();
    const first = findToast(page, 'occurred while managing classes');
    await first.waitFor();
    await expect.poll(() => isOverlapping(first, classes)).toBe(false);
    await closeWithoutAnswer(page, classes);

    const marking = await openMarkAttendanceDialog(page, mia.name);
    await marking.getByRole('button', { name: 'Mark Attendance' }).click();
    const failure = findToast(page, 'Error marking attendance');
    await failure.waitFor();
    await expect.poll(() => isOverlapping(failure, marking)).toBe(false);
    const height = (await marking.boundingBox())?.height ?? 0;
    expect(height).toBeGreaterThan(viewport.height * 0.6);
  },
);

test.each([DESK, PHONE])('toasts do not cover a form’s footer: $width × $height', async (viewport) => {
  await using desk = await openSignedInVisitor(centre, sam, { viewport, hasTouch: viewport === PHONE });
  const { page } = desk;
  await page.routeWebSocket('**/api/feed', (socket) => socket.close());
  const failure = await openFailingHomeworkForm(page, mia);
  const save = page.getByRole('button', { name: 'Create Assignment' });
  const formFoot = save.locator('..');
  const line = page.getByText(/^You’re offline\./);
  await line.waitFor();
  await expect.poll(() => isOverlapping(line, formFoot)).toBe(false);
  await save.click();
  await failure.waitFor();
  await expect.poll(() => isOverlapping(failure, formFoot)).toBe(false);
});

test.each([DESK, PHONE])(
  'each control of a long page can be pressed beside a toast: $width × $height',
  async (viewport) => {
    for (let number = 1; number <= 8; number += 1)
      await centre.createStudent({ name: `${viewport.width} Pupil ${number}` });
    await using seated = await openStudentsPage(viewport);
    const { page } = seated;
    const dialog = await openStudentDialog(page, mia.name, 'Manage Classes');
    await dialog.getByLabel('Number of classes').fill('1');
    await dialog.getByRole('button', { name: 'Add Classes' }).click();
    const success = findToast(page, 'class');
    await success.waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect(await findCoveredControls(page)).toEqual([]);
    expect(await success.count()).toBeGreaterThan(0);
  },
);

const findFooter = async (shown: Locator): Promise<number> => {
  const box = await shown.boundingBox();
  return box ? box.y + box.height : Number.NaN;
};
