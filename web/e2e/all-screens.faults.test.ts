/** Every screen in the states that a filled centre does not show, as each role sees it, without a finding of axe. */
import { expect, test } from 'vitest';
import { openEmptyCentre, openFilledCentre } from './filled-centre.ts';
import { findAxeViolations } from './find-axe-violations.ts';
import { rolesOfAllScreens } from './screen-addresses.ts';
import { type ShownScreen, visitScreens } from './visit-screens.ts';

const looksOf = (index: number) => [
  index % 2 === 0 ? ({ width: 1280 } as const) : ({ colorScheme: 'dark', width: 320 } as const),
];
const findFaults = ({ page }: ShownScreen) => findAxeViolations(page);

test('all screens before anything was recorded: axe finds nothing', async () => {
  await using empty = await openEmptyCentre();
  for (const role of rolesOfAllScreens) expect(await visitScreens(empty, role, { looksOf, findFaults })).toEqual([]);
});

test('all screens that cannot be loaded: axe finds nothing', async () => {
  await using filled = await openFilledCentre();
  for (const role of rolesOfAllScreens) {
    const found = await visitScreens(filled, role, {
      ...{ looksOf, findFaults },
      // The session decides which screen is shown at all, so it is always answered.
      prepare: (page) => page.route(/\/api\/(?!session|centre)/, (route) => route.fulfill({ status: 500, json: {} })),
    });
    expect(found).toEqual([]);
  }
});
