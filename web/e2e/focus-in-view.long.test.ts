/** The focus stays in view: not behind a sticky footer or header, and not off the screen (WCAG 2.4.11). */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openVisitor } from '#testing/browser-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { createFormOpeners, type FormOpeners, openForm, openFormsCentre } from './form-openers.ts';
import { openRollDialog } from './roll.ts';
import { openSignedInVisitor } from './steps.ts';
import { closeDialogs } from './visit-dialogs.ts';

const room = await openForAllTests(openFormsCentre());
const forms = createFormOpeners(room);

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

async function expectFocusInView(page: Page, openers: FormOpeners): Promise<void> {
  const hidden: Record<string, string[]> = {};
  for (const [name, opener] of Object.entries(openers)) {
    await openForm(page, opener);
    const found = await listHiddenFocus(page);
    if (found.length > 0) hidden[name] = found;
    await closeDialogs(page);
  }
  expect(hidden).toEqual({});
}

test.each([
  { width: 390, height: 664 },
  { width: 1280, height: 720 },
])('the focus stays in view in every dialog and form: $width × $height', async (viewport) => {
  await using visitor = await openVisitor(room.centre.url, { viewport });
  const login = await visitor.context.newPage();
  await expectFocusInView(login, forms.visitor);
  await using desk = await openSignedInVisitor(room.centre, room.owner, { viewport });
  await expectFocusInView(desk.page, forms.tutor);
  await using home = await openSignedInVisitor(room.centre, room.mia, { viewport });
  await expectFocusInView(home.page, forms.student);
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
    await using desk = await openSignedInVisitor(room.centre, room.owner, { viewport, colorScheme });
    await desk.page.goto('/take-attendance');
    await openRollDialog(desk.page);
    const all = { scrolled: true, title: true, close: true, search: true, save: true };
    await expect.poll(() => desk.page.evaluate(describeScrolledRoll)).toEqual(all);
  },
);

test('in a window that is enlarged to 400 % the title of a dialog leaves its room to what scrolls', async () => {
  await using desk = await openSignedInVisitor(room.centre, room.owner, { viewport: { width: 320, height: 256 } });
  await desk.page.goto('/take-attendance');
  await openRollDialog(desk.page);
  expect(await desk.page.evaluate(describeScrolledRoll)).toMatchObject({ scrolled: true, title: false, save: true });
});
