import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestCentre, runningClockFromNoon, type TestCentre } from '#testing/centre-fixture.ts';
import type { TestPerson } from '#testing/people-fixture.ts';
import { findControlsUnderToasts } from './find-covered-controls.ts';
import {
  closeWithoutAnswer,
  findStudentLine,
  findToast,
  isInView,
  isOverlapping,
  keepToastOpen,
  openMarkAttendanceDialog,
  openSignedInVisitor,
  openStudentDialog,
  readAndCloseToast,
} from './steps.ts';
import {
  DESK,
  failRequests,
  openFailingHomeworkForm,
  openFilledCreateStudentDialog,
  openStudents,
  PHONE,
} from './toast-steps.ts';

let centre: TestCentre;
let sam: TestPerson;
let mia: TestPerson;
beforeAll(async () => {
  centre = await openTestCentre({ clock: runningClockFromNoon() });
  sam = await centre.createTutor({ name: 'Sam Okafor' });
  mia = await centre.createStudent({ name: 'Mia Lindqvist', classes: 6 });
});
afterAll(() => centre[Symbol.asyncDispose]());

const openStudentsPage = (viewport: typeof DESK) => openStudents(centre, { tutor: sam, student: mia }, viewport);

test('one failure has one message, in its place once the toast has gone, and a success removes only that of its own form', async () => {
  await using desk = await openStudentsPage(DESK);
  const { page } = desk;
  await failRequests(page, '**/classes/add');
  const classes = await openStudentDialog(page, mia.name, 'Manage Classes');
  const height = await measureHeight(classes.locator('form'));
  await classes.getByRole('button', { name: 'Add Classes' }).click();
  await keepToastOpen(findToast(page, 'Unexpected error'));
  const inForm = classes.getByText("We couldn't confirm that this was saved.");
  expect([await inForm.count(), await inForm.isVisible()]).toEqual([1, false]);
  // No empty band is kept for it.
  expect(await measureHeight(classes.locator('form'))).toBe(height);
  await readAndCloseToast(page, 'Unexpected error');
  await inForm.waitFor();

  await classes.getByRole('button', { name: 'Add Classes' }).click();
  await keepToastOpen(findToast(page, 'Unexpected error'));
  await closeWithoutAnswer(page, classes);
  await failRequests(page, '**/attendance');
  const marking = await openMarkAttendanceDialog(page, mia.name);
  await marking.getByRole('button', { name: 'Mark Attendance' }).click();
  await findToast(page, 'Error marking attendance').waitFor();
  await page.unroute('**/attendance');
  await marking.getByRole('button', { name: 'Mark Attendance' }).click();
  await findToast(page, 'Attendance marked').waitFor();
  await findToast(page, 'Error marking attendance').waitFor({ state: 'detached' });
  expect(await findToast(page, 'Unexpected error').isVisible()).toBe(true);

  const refusal = { type: 'about:blank', title: 'Error', status: 500, code: 'internal', detail: 'Being rebuilt.' };
  await page.route(/api\/attendance(\?|$)/, (route) =>
    route.fulfill({ status: 500, contentType: 'application/problem+json', json: refusal }),
  );
  await page.goto('/attendance');
  await keepToastOpen(findToast(page, 'Error loading attendance'));
  const inPlace = page.getByRole('main').getByText('Being rebuilt.');
  expect([await inPlace.count(), await inPlace.isVisible()]).toEqual([1, false]);
  expect(await page.getByRole('main').getByRole('button', { name: 'Try again' }).isVisible()).toBe(true);
  await readAndCloseToast(page, 'Error loading attendance');
  await inPlace.waitFor();
});

test.each([844, 600])(
  'with letters of twice the size and %s px of height, a toast is beside the dialog, and the reason of the failure is in view after it',
  async (height) => {
    await using phone = await openStudentsPage({ width: 390, height });
    const { page } = phone;
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await failRequests(page, '**/classes/add');
    const classes = await openStudentDialog(page, mia.name, 'Manage Classes');
    await classes.getByRole('button', { name: 'Add Classes' }).click();
    const failure = findToast(page, 'Unexpected error');
    await keepToastOpen(failure);
    await expect.poll(() => isOverlapping(failure, classes)).toBe(false);
    await readAndCloseToast(page, 'Unexpected error');
    await expect.poll(() => isInView(classes.getByText("We couldn't confirm that this was saved."))).toBe(true);
  },
);

test('on a phone a failure covers neither title nor buttons, moves no field of a dialog and can be swiped away', async () => {
  await using phone = await openStudentsPage(PHONE);
  const { page } = phone;
  for (const act of ['Create Student', 'Manage Classes', 'Delete']) {
    await page.route('**/api/students**', (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 502, body: 'Bad gateway' }),
    );
    const dialog =
      act === 'Create Student'
        ? await openFilledCreateStudentDialog(page)
        : await openStudentDialog(page, mia.name, act);
    const button = dialog.getByRole('button', { name: /^(Create Student|Add Classes|Delete)$/ });
    const fields = dialog.getByRole('textbox');
    const findFieldTops = async () => Promise.all((await fields.all()).map(findTop));
    // Where the browser scrolls the dialog for a click on its button.
    await dialog.evaluate((panel) => panel.scrollTo(0, panel.scrollHeight));
    await button.hover();
    const tops = await findFieldTops();
    await button.click();
    const failure = page.locator('[data-sonner-toast]');
    await keepToastOpen(failure);
    await expect.poll(() => hasRoomForToasts(page)).toBe(true);
    expect(await findFieldTops()).toEqual(tops);
    // Filling the last field scrolls the title out of the dialog.
    await dialog.evaluate((panel) => panel.scrollTo(0, 0));
    await expect.poll(() => isOverlapping(failure, dialog.getByRole('heading'))).toBe(false);
    for (const button of await dialog.getByRole('button').all())
      expect(await isOverlapping(failure, button)).toBe(false);
    await dialog.evaluate((panel) => panel.scrollTo(0, 200));
    const topsBelowToast = await findFieldTops();
    await swipe(page, failure);
    await failure.waitFor({ state: 'detached' });
    await expect.poll(() => hasRoomForToasts(page)).toBe(false);
    expect(await findFieldTops()).toEqual(topsBelowToast);
    if (act === 'Delete') await dialog.getByRole('button', { name: 'Cancel' }).click();
    else await closeWithoutAnswer(page, dialog);
  }
});

/** A toast that replaces another one has the other's height until the window is drawn again. */
const expectNoControlUnderToasts = (page: Page) => expect.poll(() => findControlsUnderToasts(page)).toEqual([]);

const measureHeight = async (shown: Locator) => (await shown.boundingBox())?.height;

test('a toast covers no control of a page, of a scrolled page, or of a dialog, on a desktop and on a phone', async () => {
  const last = 'Pupil 8';
  for (let number = 1; number <= 8; number += 1) await centre.createStudent({ name: `Pupil ${number}` });
  await using seated = await openStudentsPage(PHONE);
  const { page } = seated;
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    for (const name of [mia.name, last]) {
      const dialog = await openStudentDialog(page, name, 'Manage Classes');
      await failRequests(page, '**/classes/add');
      await dialog.getByRole('button', { name: 'Add Classes' }).click();
      await keepToastOpen(findToast(page, 'Unexpected error'));
      await expectNoControlUnderToasts(page);
      await page.unroute('**/classes/add');
      await dialog.getByRole('button', { name: 'Add Classes' }).click();
      await dialog.waitFor({ state: 'detached' });
      await keepToastOpen(findToast(page, 'Classes updated'));
      await expectNoControlUnderToasts(page);
      // A dialog that opens while a toast is shown.
      await page.getByRole('button', { name: 'Groups' }).click();
      await page.getByRole('dialog').waitFor();
      await expectNoControlUnderToasts(page);
      await page.keyboard.press('Escape');
      await readAndCloseToast(page, 'Classes updated');
      await findStudentLine(page, last).scrollIntoViewIfNeeded();
    }
    // The page is back at the edge of the window.
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.querySelector('#root') as Element).paddingTop))
      .toBe('0px');
  }
});

/** Opens the page with the button that seals the record, which answers with a toast and leaves the page as it is. */
async function openRecordPage() {
  const owner = await centre.createTutor({ owner: true });
  const seated = await openSignedInVisitor(centre, owner);
  const { page } = seated;
  const heading = page.getByRole('heading', { name: 'Seals', exact: true });
  const seal = page.getByRole('button', { name: 'Seal now' });
  return {
    ...seated,
    async load(viewport: { width: number; height: number }) {
      await page.setViewportSize(viewport);
      await page.goto('/owner/record');
      await heading.waitFor();
      // The code of toasts loads some time after the page.
      await page.locator('section[aria-live]').waitFor({ state: 'attached' });
    },
    findTop: () => findTop(heading),
    /** Without the mouse, which may be pressed. */
    seal: () => seal.evaluate((button: HTMLElement) => button.click()),
  };
}

const findTop = (shown: Locator) => shown.evaluate((element) => Math.round(element.getBoundingClientRect().top));
const hasRoomForToasts = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.querySelector('#root') as Element).paddingTop !== '0px');

test('nothing moves on a scrolled page when a toast comes and when it goes; a page at its top makes room once the mouse is released', async () => {
  await using seated = await openRecordPage();
  const { page, load, findTop, seal } = seated;
  for (const viewport of [{ width: 1280, height: 500 }, PHONE]) {
    await load(viewport);
    await page.evaluate(() => scrollTo(0, 60));
    const top = await findTop();
    await seal();
    await keepToastOpen(page.locator('[data-sonner-toast]'));
    await expect.poll(() => hasRoomForToasts(page)).toBe(true);
    expect(await findTop()).toBe(top);
    await page.locator('[data-close-button]').click();
    await expect.poll(() => hasRoomForToasts(page)).toBe(false);
    expect(await findTop()).toBe(top);
  }
  await load(DESK);
  const top = await findTop();
  await page.mouse.move(5, 700);
  await page.mouse.down();
  await seal();
  await page.locator('[data-sonner-toast]').waitFor();
  expect(await findTop()).toBe(top);
  await page.mouse.up();
  await expect.poll(findTop).toBeGreaterThan(top);
});

test('a dialog that has room below a toast stays in the middle, and a page at its top does not move while somebody types', async () => {
  await using desk = await openStudentsPage(DESK);
  const { page } = desk;
  const dialog = await openStudentDialog(page, mia.name, 'Delete');
  await failRequests(page, `**/api/students/${mia.id}`);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await keepToastOpen(page.locator('[data-sonner-toast]'));
  await expect.poll(() => hasRoomForToasts(page)).toBe(true);
  const { y, height } = (await dialog.boundingBox()) ?? { y: 0, height: 0 };
  expect(y + height / 2).toBe(DESK.height / 2);

  const failure = await openFailingHomeworkForm(page, mia);
  const field = page.getByLabel('Title');
  await page.evaluate(() => scrollTo(0, 0));
  const top = await findTop(field);
  await page.getByRole('button', { name: 'Create Assignment' }).evaluate((button: HTMLElement) => button.click());
  await keepToastOpen(failure);
  await expect.poll(() => hasRoomForToasts(page)).toBe(true);
  expect(await findTop(field)).toBe(top);
  await readAndCloseToast(page, 'Failed to create homework. Please try again.');
  await expect.poll(() => hasRoomForToasts(page)).toBe(false);
  expect(await findTop(field)).toBe(top);
});

/** Swipes sideways, as people dismiss toasts on a phone. */
async function swipe(page: Page, shown: Locator): Promise<void> {
  const box = await shown.boundingBox();
  if (!box) throw new Error('no toast to swipe');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 60, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 260, y, { steps: 5 });
  await page.mouse.up();
}
