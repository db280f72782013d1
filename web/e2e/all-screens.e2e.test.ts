/**
 * Every screen, as each role sees it, without a finding of axe, and with nothing cut off on a phone with letters
 * of twice the size. Each is audited in one theme and width, by turns; `all-screens.long.test.ts` audits them in all,
 * and `all-dialogs.faults.test.ts` audits the dialogs.
 */
import { expect, test } from 'vitest';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { openFilledCentre } from './filled-centre.ts';
import { findAxeViolations } from './find-axe-violations.ts';
import { findLargeTextFaults } from './find-large-text-faults.ts';
import { rolesOfAllScreens } from './screen-addresses.ts';
import { chooseLookByTurns, visitScreens } from './visit-screens.ts';

const filled = await openForAllTests(openFilledCentre());

test.each(rolesOfAllScreens)(
  'all screens of a %s: axe finds nothing, in themes and widths by turns, and large text fits',
  async (role) => {
    const found = await visitScreens(filled, role, {
      looksOf: chooseLookByTurns,
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
