/** Every screen, as each role sees it, without a finding of axe. Themes and widths alternate, so that each role meets each pair of them. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openVisitor } from '#scripts/test/browser-fixture.ts';
import { type FilledCentre, openFilledCentre } from './filled-centre.ts';
import { findAxeViolations, wcagAndBestPractice } from './find-axe-violations.ts';
import { screenRoles } from './screen-addresses.ts';
import { openSignedInVisitor } from './steps.ts';

const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [320, 768, 1280].map((width) => ({ colorScheme, width })),
);

let filled: FilledCentre;
beforeAll(async () => {
  filled = await openFilledCentre();
});
afterAll(() => filled[Symbol.asyncDispose]());

/** Waits until nothing on the page says that it is loading. */
async function waitUntilLoaded(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('load');
  await expect.poll(() => page.locator('.animate-turn').count()).toBe(0);
}

test.each(screenRoles)('all screens of a %s: axe finds nothing, in themes and widths by turns', async (role) => {
  const person = filled.people[role];
  await using visitor = person
    ? await openSignedInVisitor(filled.centre, person)
    : await openVisitor(filled.centre.url);
  const page = await visitor.context.newPage();
  const found: string[] = [];
  for (const [index, { address }] of filled.listAddresses(role).entries()) {
    const { colorScheme, width } = looks[index % looks.length] as (typeof looks)[number];
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address);
    await waitUntilLoaded(page);
    // Students have only their own class history, which is below the address of all.
    expect(new URL(page.url()).pathname.startsWith(new URL(address, 'http://any').pathname)).toBe(true);
    const violations = await findAxeViolations(page, wcagAndBestPractice);
    found.push(...violations.map((violation) => `${address} ${colorScheme} ${width}: ${violation}`));
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    if (scrollWidth > width) found.push(`${address} ${width}: ${scrollWidth} px wide`);
  }
  expect(found).toEqual([]);
});
