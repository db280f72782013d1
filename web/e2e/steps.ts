/** Actions of people on the screens. */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openVisitor, type Visitor } from '#testing/browser-fixture.ts';
import type { TestCentre } from '#testing/centre-fixture.ts';
import { toBrowserCookies } from '#testing/chromium.ts';
import type { TestPerson } from '#testing/people-fixture.ts';

/** The faults of a browser whose server was stopped. */
export const SERVER_STOPPED = /ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE)/;

export interface SignedInVisitor extends Visitor {
  readonly page: Page;
}

/** Opens a browser in which this person is signed in. */
export async function openSignedInVisitor(
  centre: TestCentre,
  { email, password }: Pick<TestPerson, 'email' | 'password'>,
  options: BrowserContextOptions = {},
): Promise<SignedInVisitor> {
  const visitor = await openVisitor(centre.url, options);
  await replaceBrowserSession(centre, visitor, { email, password });
  return { ...visitor, page: await visitor.context.newPage() };
}

/** Replaces the browser's session with one of this person. */
export async function replaceBrowserSession(
  centre: TestCentre,
  { context }: Visitor,
  { email, password }: Pick<TestPerson, 'email' | 'password'>,
): Promise<void> {
  const { cookie } = await centre.signIn(email, password);
  await context.addCookies(toBrowserCookies(cookie, centre.url));
}

/**
 * Opens another screen without loading the page again, as a link of the portal does; a load takes a third of a second of CPU time.
 * The router listens to this call. It does not wait: what the test looks for next must not be on the screen before.
 */
export const openInPortal = (page: Page, address: string): Promise<void> =>
  page.evaluate((path) => history.pushState(null, '', path), address);

/** Opens a screen in the page of an earlier test, as `openInPortal` does, or loads the portal there for the first test. */
export const openScreen = async (page: Page, address: string): Promise<void> => {
  if (page.url() === 'about:blank') await page.goto(address);
  else await openInPortal(page, address);
};

/** Signs in with the form of the login page. */
export async function signInByForm(
  page: Page,
  { email, password }: Pick<TestPerson, 'email' | 'password'>,
): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The line of one student in Student Management. */
export const findStudentLine = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

/**
 * Opens one of the dialogs of a student's line.
 * @param toShown Returns how the page shows an English text, when it is in another language.
 */
export async function openStudentDialog(
  page: Page,
  name: string,
  act: string,
  toShown = (text: string) => text,
): Promise<Locator> {
  const line = findStudentLine(page, name);
  if (['Delete', 'New password', 'Change email', 'Turn off two-step sign-in', 'Report an absence'].includes(act)) {
    await line.getByRole('button', { name: toShown('More for') }).click();
    await page.getByRole('menuitem', { name: toShown(act) }).click();
  } else await line.getByRole('button', { name: toShown(act), exact: true }).click();
  const dialog = page.locator(':is([role=dialog], [role=alertdialog])');
  await dialog.waitFor();
  return dialog;
}

/**
 * Opens the form of a mark and waits until the recorded mark is shown. A click before that would either save at once or
 * need a second click.
 */
export async function openMarkAttendanceDialog(
  page: Page,
  name: string,
  toShown = (text: string) => text,
): Promise<Locator> {
  const dialog = await openStudentDialog(page, name, 'Mark Attendance', toShown);
  await dialog.getByText(toShown('Looking up this date...')).waitFor({ state: 'detached' });
  return dialog;
}

/**
 * The toast with this title. It is found by its attribute, because an open dialog hides everything outside it from
 * queries by role.
 */
export const findToast = (page: Page, title: string): Locator =>
  page.locator('[data-sonner-toast]').filter({ hasText: title });

/** Waits for a toast and keeps the pointer on it, so that it stays until it is closed. */
export async function keepToastOpen(shown: Locator): Promise<void> {
  await shown.dispatchEvent('mouseover');
}

/** Reads the lines below a toast's title and closes the toast. */
export async function readAndCloseToast(page: Page, title: string): Promise<string[]> {
  const shown = findToast(page, title);
  const lines = (await shown.innerText()).split('\n').filter((line) => line !== '');
  // The toast may disappear by itself at the same moment, so the buttons are clicked without waiting for them.
  await shown.getByLabel('Close').evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click();
  });
  await shown.waitFor({ state: 'detached' });
  return lines.slice(lines.indexOf(title) + 1);
}

/**
 * Presses `Try again` where the content from this address could not be loaded. Requests to the address fail until the
 * button is pressed, because a live page also retries by itself and could be faster than the test.
 */
export async function retryFailedLoad(page: Page, address: string, where: Page | Locator = page): Promise<void> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    delete dataset.pressed;
    const note = () => {
      dataset.pressed = '';
    };
    addEventListener('click', note, { once: true, capture: true });
  });
  await page.route(address, async (route) => {
    const pressed = await page.evaluate(() => 'pressed' in document.documentElement.dataset);
    await (pressed ? route.continue() : route.fallback());
  });
  const button = where.getByRole('button', { name: 'Try again' });
  await button.click();
  // A click during one of the page's own failing retries has no effect, so the click is repeated.
  await expect
    .poll(async () => {
      await button.evaluateAll((shown: HTMLElement[]) => {
        for (const one of shown) one.click();
      });
      return button.count();
    })
    .toBe(0);
  await page.unrouteAll({ behavior: 'wait' });
}

/** A figure of a strip of figures: its number and its label. */
export const findStat = (page: Page, label: string): Locator =>
  page.getByRole('definition').locator('xpath=..').filter({ hasText: label });

export interface LedgerRowTexts {
  readonly sentence: string;
  /** Missing when no class moved. */
  readonly change?: number;
  readonly remaining?: number;
  readonly total?: number;
}

/** The rows of the class history on the screen, newest first, without their links and buttons. */
export async function readLedgerRows(page: Page): Promise<LedgerRowTexts[]> {
  const lines: LedgerRowTexts[] = [];
  for (const row of await page.getByRole('main').locator(':not(.sr-only) > table tbody tr').all()) {
    const [, text = '', change = '', remaining = '', total = ''] = await row.locator('td, th').allInnerTexts();
    const sentence = text
      .replace(/\s·\s*History\s+of this record/, '')
      .replace(/\s*\n(Reverse|Settle|Something wrong\?)$/, '');
    const amounts = { change: numberOf(change), remaining: numberOf(remaining), total: numberOf(total) };
    lines.push(remaining.trim() === '' ? { sentence } : { sentence, ...amounts });
  }
  return lines;
}

/** Parses `−1` with the minus sign U+2212. */
const numberOf = (text: string): number => Number(text.trim().split('\n')[0]?.replace('−', '-').replace('+', ''));

/** Answers the question that follows a day before the enrolment, as in a test whose students enrolled today. */
export const confirmDate = (page: Page): Promise<void> => page.getByRole('button', { name: 'Mark this day' }).click();

/**
 * Waits until the home page is opened. After signing out, `waitForURL` would throw when one of two navigations there
 * replaces the other: that of the button, and that of a page whose session has ended.
 */
export const waitUntilHome = async (page: Page): Promise<void> => {
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
};

/** Whether two elements on the screen cover a part of each other. */
export async function isOverlapping(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('both must be on the screen');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Whether both edges of an element are in the window, and nothing lies over them. */
export const isInView = (shown: Locator): Promise<boolean> =>
  shown.evaluate((element) => {
    const { left, width, top, bottom } = element.getBoundingClientRect();
    return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(left + width / 2, y)));
  });

/** Closes a form whose last attempt had no answer. */
export async function closeWithoutAnswer(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close anyway' }).click();
}
