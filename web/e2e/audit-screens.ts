import type { FilledCentre } from './filled-centre.ts';
import { findAxeViolations } from './find-axe-violations.ts';
import { findLargeTextFaults } from './find-large-text-faults.ts';
import type { ScreenRole } from './screen-addresses.ts';
import { chooseLookByTurns, visitScreens } from './visit-screens.ts';

/** Lists what axe finds on the screens of a role, in themes and widths by turns, and what large text has no room for. */
export const auditScreens = (
  filled: FilledCentre,
  role: ScreenRole,
  choose: <Screen>(screens: readonly Screen[]) => readonly Screen[],
): Promise<string[]> =>
  visitScreens(filled, role, {
    choose,
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
