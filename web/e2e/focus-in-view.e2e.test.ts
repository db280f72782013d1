/** The focus stays in view: not behind a sticky footer or header, and not off the screen (WCAG 2.4.11). */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openVisitor } from '#scripts/test/browser-fixture.ts';
import type { TestPerson } from '#scripts/test/people-fixture.ts';
import { openPracticeCentre, type PracticeCentre } from '#scripts/test/practice-fixture.ts';
import { assignHomeworkByApi, submitAnswersByApi } from './homework.ts';
import { startPracticeSession } from './practice.ts';
import { openRollDialog } from './roll.ts';
import { openMarkAttendanceDialog, openSignedInVisitor, openStudentDialog } from './steps.ts';

const MIA = 'Mia Chen';
const open = { type: 'open-answer', text: 'Why is that so?' };
const choice = {
  ...{ type: 'multiple-choice', text: 'Half of 4?', correct_answer: 1 },
  options: ['One', 'Two', 'Three', 'Four'],
};

let room: PracticeCentre;
let owner: TestPerson;
let mia: TestPerson;
let finished: string;
let unfinished: string;
beforeAll(async () => {
  room = await openPracticeCentre({ now: '2026-03-18T18:00:00.000Z' });
  const { centre } = room;
  owner = await centre.createTutor({ name: 'Sam Okafor', owner: true });
  mia = await centre.createStudent({ name: MIA, classes: 1 });
  for (let number = 10; number < 20; number += 1) await centre.createStudent({ name: `Student ${number}`, classes: 3 });
  const gone = await centre.createStudent({ name: 'Gus Gone' });
  room.moveClock('2026-03-20T18:00:00.000Z');
  const tutor = await centre.signIn(owner.email, owner.password);
  await tutor.delete(`/api/students/${gone.id}`);
  // Mia has a covered class, an uncovered one and, after a purchase, waiting ones, of which one fits.
  const attend = async (date: string) =>
    expect((await tutor.post(`/api/students/${mia.id}/attendance`, { date, status: 'present' })).status).toBe(200);
  for (const date of ['2026-03-18', '2026-03-19']) await attend(date);
  await tutor.post(`/api/students/${mia.id}/classes/add`, { classes: 20, reason: 'Spring pack' });
  await attend('2026-03-17');
  const questions = [choice, open, choice, open];
  finished = await assignHomeworkByApi(tutor, [mia], { grading_type: 'tutor-graded', questions });
  unfinished = await assignHomeworkByApi(tutor, [mia], { grading_type: 'tutor-graded', questions });
  await submitAnswersByApi(centre, mia, finished, [1, 'Because', 2, 'Because']);
});
afterAll(() => room[Symbol.asyncDispose]());

/** Says what hides the focused element: `off the screen`, or the sticky element that covers a part of it. */
const describeHiddenFocus = () => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'end';
  const box = (element: Element) => element.getBoundingClientRect();
  // A control that is hidden behind its own picture is as large as its label.
  const { left, right, top, bottom } = box(box(focused).width > 1 ? focused : (focused.closest('label') ?? focused));
  // Of a text area the browser keeps the line of the caret in view.
  const isTall = bottom - top > 100;
  const named = `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 30) ?? ''}#${focused.id}`;
  const x = (left + right) / 2;
  for (const y of isTall ? [top + 2] : [top + 2, (top + bottom) / 2, bottom - 2]) {
    if (x < 0 || x > innerWidth || y < 0 || y > innerHeight) return `${named} is off the screen`;
    for (let above = document.elementFromPoint(x, y); above && !above.contains(focused); above = above.parentElement) {
      const { position } = getComputedStyle(above);
      if (position === 'sticky' || position === 'fixed') return `${named} is behind ${above.className}`;
    }
  }
  return null;
};

const STEPS_MAX = 120;

/** Tabs forwards and backwards through the open dialog, or through the page's main content. Returns hidden elements. */
async function listHiddenFocus(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (const key of ['Tab', 'Shift+Tab']) {
    await page.evaluate(() => {
      const start = document.querySelector<HTMLElement>('[role=dialog], [role=alertdialog]');
      if (start?.contains(document.activeElement) === false || !start) document.querySelector('main')?.focus();
    });
    for (let step = 0; step < STEPS_MAX; step += 1) {
      await page.keyboard.press(key);
      const found = await page.evaluate(describeHiddenFocus);
      if (found === 'end') break;
      if (found) hidden.push(`${key}: ${found}`);
      const again = await page.evaluate(() => {
        const { activeElement: focused } = document;
        const isAgain = focused?.hasAttribute('data-tabbed');
        focused?.setAttribute('data-tabbed', '');
        return isAgain;
      });
      if (again) break;
    }
    await page.evaluate(() => {
      for (const tabbed of document.querySelectorAll('[data-tabbed]')) tabbed.removeAttribute('data-tabbed');
    });
  }
  return hidden;
}

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).first().click();

/** Opens each dialog and form of tutors and owners; the name says which. */
const tutorForms: Record<string, (page: Page) => Promise<unknown>> = {
  'Create Student': async (page) => {
    await page.goto('/student-management');
    await press(page, 'Create Student');
  },
  'Manage Classes': (page) => openStudentDialog(page, MIA, 'Manage Classes'),
  'Mark Attendance': (page) => openMarkAttendanceDialog(page, MIA),
  'Delete student': (page) => openStudentDialog(page, MIA, 'Delete'),
  'Restore student': async (page) => {
    await page.getByText('Former students').click();
    await press(page, 'Restore');
  },
  Roll: async (page) => {
    await page.goto('/take-attendance');
    await openRollDialog(page);
  },
  Correct: async (page) => {
    await page.goto('/attendance');
    await press(page, 'History of');
    await press(page, 'Correct');
    // Its code is loaded when it is opened.
    await page.getByRole('dialog').waitFor();
  },
  'Class history': (page) => page.goto(`/class-history/${mia.id}`),
  ...Object.fromEntries(
    ['Apply', 'Withdraw', 'Settle', 'Reverse'].map((act) => [
      act,
      async (page: Page) => {
        await press(page, act);
        await page.getByRole('dialog').waitFor();
      },
    ]),
  ),
  'Create Assignment': async (page) => {
    await page.goto('/create-homework');
    await press(page, 'Add Question');
  },
  'Edit Assignment': (page) => page.goto(`/edit-homework/${unfinished}`),
  Submissions: (page) => page.goto(`/view-submissions/${finished}`),
  Assign: (page) => press(page, 'Assign…'),
  Rules: (page) => page.goto('/owner/rules'),
  Activity: (page) => page.goto('/activity'),
};
const studentForms: Record<string, (page: Page) => Promise<unknown>> = {
  Assignment: (page) => page.goto(`/complete-homework/${unfinished}`),
  'Start Practice': (page) => page.goto('/start-practice'),
  'Practice question': async (page) => {
    await startPracticeSession(page);
    await page.getByRole('radio').first().waitFor();
  },
  'Leaderboard settings': (page) => page.goto('/practice'),
};

async function expectFocusInView(page: Page, forms: typeof tutorForms): Promise<void> {
  const hidden: Record<string, string[]> = {};
  for (const [name, openForm] of Object.entries(forms)) {
    await openForm(page);
    await page
      .locator(':is([role=dialog], [role=alertdialog], main) :is(input, textarea, select, button)')
      .first()
      .waitFor();
    const found = await listHiddenFocus(page);
    if (found.length > 0) hidden[name] = found;
    await page.keyboard.press('Escape');
  }
  expect(hidden).toEqual({});
}

test.each([
  { width: 390, height: 664 },
  { width: 1280, height: 720 },
])('the focus stays in view in every dialog and form: $width × $height', async (viewport) => {
  await using visitor = await openVisitor(room.centre.url, { viewport });
  const login = await visitor.context.newPage();
  await login.goto('/login');
  await expectFocusInView(login, {
    'Sign in': (page) => page.getByLabel('Email').waitFor(),
    'Sign up': (page) => page.getByRole('tab', { name: 'Sign Up' }).click(),
  });
  await using desk = await openSignedInVisitor(room.centre, owner, { viewport });
  await expectFocusInView(desk.page, tutorForms);
  await using home = await openSignedInVisitor(room.centre, mia, { viewport });
  await expectFocusInView(home.page, studentForms);
});

/** What of the open roll is in view after its end has been scrolled to. */
const describeScrolledRoll = () => {
  const panel = document.querySelector<HTMLElement>('[role=dialog]');
  if (!panel) throw new Error('No dialog is open');
  panel.scrollTo(0, panel.scrollHeight);
  const isInView = (element: Element | null | undefined) => {
    if (!element) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    return above !== null && (element.contains(above) || above.contains(element));
  };
  const buttons = [...panel.querySelectorAll('button')];
  return {
    scrolled: panel.scrollTop > 50,
    title: isInView(panel.querySelector('h2')),
    close: isInView(buttons.find((button) => button.getAttribute('aria-label') === 'Close')),
    search: isInView(panel.querySelector('search')),
    save: isInView(buttons.find(({ textContent }) => textContent?.startsWith('Save Attendance'))),
  };
};

test.each([
  { width: 360, height: 640, colorScheme: 'light' },
  { width: 1280, height: 720, colorScheme: 'dark' },
] as const)(
  'the title and the buttons of a tall dialog stay in view while it scrolls: $width × $height',
  async (look) => {
    const { colorScheme, ...viewport } = look;
    await using desk = await openSignedInVisitor(room.centre, owner, { viewport, colorScheme });
    await desk.page.goto('/take-attendance');
    await openRollDialog(desk.page);
    const all = { scrolled: true, title: true, close: true, search: true, save: true };
    await expect.poll(() => desk.page.evaluate(describeScrolledRoll)).toEqual(all);
  },
);

test('in a window that is enlarged to 400 % the title of a dialog leaves its room to what scrolls', async () => {
  await using desk = await openSignedInVisitor(room.centre, owner, { viewport: { width: 320, height: 256 } });
  await desk.page.goto('/take-attendance');
  await openRollDialog(desk.page);
  expect(await desk.page.evaluate(describeScrolledRoll)).toMatchObject({ scrolled: true, title: false, save: true });
});
