/** Every screen, as each role sees it, without a finding of axe. Each screen is audited in one theme and width, by turns. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FilledCentre, openFilledCentre } from './filled-centre.ts';
import { findAxeViolations } from './find-axe-violations.ts';
import { screenRoles } from './screen-addresses.ts';
import { everyLook, type Look, visitScreens } from './visit-screens.ts';

let filled: FilledCentre;
beforeAll(async () => {
  filled = await openFilledCentre();
});
afterAll(() => filled[Symbol.asyncDispose]());

test.each(screenRoles)('all screens of a %s: axe finds nothing, in themes and widths by turns', async (role) => {
  const found = await visitScreens(filled, role, {
    looksOf: (index) => [everyLook[index % everyLook.length] as Look],
    async findFaults({ page, look }) {
      const violations = await findAxeViolations(page);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      return scrollWidth > look.width ? [...violations, `${scrollWidth} px wide`] : violations;
    },
  });
  expect(found).toEqual([]);
});
