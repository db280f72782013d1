/**
 * Every screen, as each role sees it: axe in all themes and widths, and nothing cut off, covered or lost at 400 % zoom, with
 * the text spacing of WCAG 1.4.12 and with letters of twice the size.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FilledCentre, openFilledCentre } from './filled-centre.ts';
import { findAxeViolations } from './find-axe-violations.ts';
import { findCoveredControls } from './find-covered-controls.ts';
import { findLayoutFaults, formatLayoutFault } from './find-layout-faults.ts';
import { openAllDialogsCentre, openVisitorOfDialogs } from './further-dialog-openers.ts';
import { screenRoles } from './screen-addresses.ts';
import { createAllOpeners, visitDialogs } from './visit-dialogs.ts';
import { doubleFontSize, everyLook, type Look, visitScreens } from './visit-screens.ts';

const HOOK_MS = 120_000;

let filled: FilledCentre;
beforeAll(async () => {
  filled = await openFilledCentre();
}, HOOK_MS);
afterAll(() => filled[Symbol.asyncDispose](), HOOK_MS);

test.each(['visitor', 'tutor', 'student'] as const)(
  'all dialogs and forms of a %s: axe finds nothing in any theme and width',
  async (role) => {
    await using room = await openAllDialogsCentre();
    await using visitor = await openVisitorOfDialogs(room, role);
    const page = await visitor.context.newPage();
    const openers = createAllOpeners(room)[role];
    expect(
      await visitDialogs(page, openers, { looksOf: () => everyLook, findFaults: (each) => findAxeViolations(each) }),
    ).toEqual([]);
  },
);

test.each(screenRoles)('all screens of a %s: axe finds nothing in any theme and width', async (role) => {
  const found = await visitScreens(filled, role, {
    looksOf: () => everyLook,
    findFaults: ({ page }) => findAxeViolations(page),
  });
  expect(found).toEqual([]);
});

/** A window of 1280 × 1024 pixels at 400 % zoom. */
const zoomed: Look = { width: 320, height: 256 };

test.each(screenRoles)(
  'all screens of a %s zoomed to 400 percent: nothing is cut off, covered or beside the window',
  async (role) => {
    const found = await visitScreens(filled, role, {
      looksOf: () => [zoomed],
      findFaults: async ({ page }) => [
        ...(await findLayoutFaults(page)).map(formatLayoutFault),
        ...(await findCoveredControls(page)),
      ],
    });
    expect(found).toEqual([]);
  },
);

test.each(screenRoles)('all screens of a %s with wide text spacing: nothing is cut off', async (role) => {
  const found = await visitScreens(filled, role, {
    looksOf: () => [{ width: 360 }, { width: 1280 }],
    prepare: (page) => page.addInitScript(widenTextSpacing),
    findFaults: async ({ page }) => (await findLayoutFaults(page)).map(formatLayoutFault),
  });
  expect(found).toEqual([]);
});

test.each(screenRoles)('all screens of a %s with letters of twice the size: nothing is cut off', async (role) => {
  const found = await visitScreens(filled, role, {
    looksOf: () => [{ width: 390 }, { width: 768 }, { width: 1280 }],
    prepare: doubleFontSize,
    findFaults: async ({ page }) => (await findLayoutFaults(page)).map(formatLayoutFault),
  });
  expect(found).toEqual([]);
});

test.each(['visitor', 'tutor', 'student'] as const)(
  'all dialogs and forms of a %s on a phone with letters of twice the size: nothing is cut off',
  async (role) => {
    await using room = await openAllDialogsCentre();
    await using visitor = await openVisitorOfDialogs(room, role);
    const page = await visitor.context.newPage();
    await doubleFontSize(page);
    const found = await visitDialogs(page, createAllOpeners(room)[role], {
      looksOf: () => [{ width: 390 }],
      findFaults: async (each) => (await findLayoutFaults(each)).map(formatLayoutFault),
    });
    expect(found).toEqual([]);
  },
);

/** The spacing of WCAG 1.4.12. A sheet of a script, which the content security policy allows. Runs in the page. */
function widenTextSpacing(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`,
  );
  document.adoptedStyleSheets.push(sheet);
}
