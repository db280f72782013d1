/**
 * Every screen and every dialog, as each role sees it, without a finding of axe, and with nothing cut off on a phone with letters
 * of twice the size. Each is audited in one theme and width, by turns; `all-screens.long.test.ts` audits them in all.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FilledCentre, openFilledCentre } from './filled-centre.ts';
import { findAxeViolations } from './find-axe-violations.ts';
import { findLargeTextFaults } from './find-large-text-faults.ts';
import { anyDialog, type OpenersByRole } from './form-openers.ts';
import { type AllDialogsCentre, openAllDialogsCentre, openVisitorOfDialogs } from './further-dialog-openers.ts';
import { rolesOfAllScreens } from './screen-addresses.ts';
import { createAllOpeners, listOpenerFaults, visitDialogs } from './visit-dialogs.ts';
import { everyLook, type Look, visitScreens } from './visit-screens.ts';

let filled: FilledCentre;
let room: AllDialogsCentre;
let openers: OpenersByRole;
beforeAll(async () => {
  filled = await openFilledCentre();
  room = await openAllDialogsCentre();
  openers = createAllOpeners(room);
});
afterAll(() => Promise.all([filled, room].map((each) => each[Symbol.asyncDispose]())));

const looksOf = (index: number) => [everyLook[index % everyLook.length] as Look];

test.each(rolesOfAllScreens)(
  'all screens of a %s: axe finds nothing, in themes and widths by turns, and large text fits',
  async (role) => {
    const found = await visitScreens(filled, role, {
      looksOf,
      async findFaults({ page, look }) {
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        return [
          ...(await findAxeViolations(page)),
          ...(scrollWidth > look.width ? [`${scrollWidth} px wide`] : []),
          ...(await findLargeTextFaults(page)),
        ];
      },
    });
    expect(found).toEqual([]);
  },
);

test('every component that renders a dialog has an opener', async () => {
  expect(await listOpenerFaults(openers)).toEqual([]);
});

test.each(['visitor', 'tutor', 'student'] as const)(
  'all dialogs and forms of a %s: axe finds nothing, in themes and widths by turns, and large text fits',
  async (role) => {
    await using visitor = await openVisitorOfDialogs(room, role);
    const page = await visitor.context.newPage();
    // The page behind a dialog is audited as a screen.
    const findFaults = async (each: Page) => [
      ...(await findAxeViolations(each, anyDialog)),
      ...(await findLargeTextFaults(each)),
    ];
    expect(await visitDialogs(page, openers[role], { looksOf, findFaults })).toEqual([]);
  },
);
