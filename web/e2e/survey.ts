import type { Page } from 'playwright-core';
import { findAxeViolations } from './findings.ts';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const SMALLEST = 320;

/**
 * Everything that axe holds against a page as it stands, on a desk and on a phone, in both themes, and whether it has
 * to be scrolled sideways on the smallest phone. The themes differ in colours alone, so the second is asked for these.
 */
export async function survey(page: Page): Promise<string[]> {
  const found: string[] = [];
  // a page that is still loading has no heading yet
  await page.locator('h1').first().waitFor({ state: 'attached' });
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: 'light' });
    found.push(...(await findAxeViolations(page)).map((finding) => `light, ${size.width} px: ${finding}`));
    await page.emulateMedia({ colorScheme: 'dark' });
    found.push(
      ...(await findAxeViolations(page, ['color-contrast'])).map((finding) => `dark, ${size.width} px: ${finding}`),
    );
  }
  await page.setViewportSize({ ...PHONE, width: SMALLEST });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (width > SMALLEST) found.push(`${width} px wide where there are ${SMALLEST}`);
  await page.setViewportSize(DESK);
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}
