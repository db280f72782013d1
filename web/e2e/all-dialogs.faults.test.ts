/**
 * Every dialog and form, as each role sees it, without a finding of axe, and with nothing cut off on a phone with letters of twice
 * the size. Each is audited in one theme and width, by turns; `all-screens.long.test.ts` audits them in all.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { findAxeViolations } from './find-axe-violations.ts';
import { findLargeTextFaults } from './find-large-text-faults.ts';
import { anyDialog } from './form-openers.ts';
import { openAllDialogsCentre, openVisitorOfDialogs } from './further-dialog-openers.ts';
import { createAllOpeners, listOpenerFaults, visitDialogs } from './visit-dialogs.ts';
import { chooseLookByTurns } from './visit-screens.ts';

const room = await openForAllTests(openAllDialogsCentre());
const openers = createAllOpeners(room);

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
    expect(await visitDialogs(page, openers[role], { looksOf: chooseLookByTurns, findFaults })).toEqual([]);
  },
);
