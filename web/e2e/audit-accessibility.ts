import type { Page } from 'playwright-core';
import { findAxeViolations } from './find-axe-violations.ts';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const SMALLEST = 320;

/**
 * Lists all violations that axe finds on the current page, on wide screens and phones and in both themes, and says
 * whether the smallest phone must scroll sideways. The themes differ only in colours, so the second theme is checked
 * for contrast alone.
 */
export async function auditAccessibility(page: Page): Promise<string[]> {
  const found: string[] = [];
  // A page that is still loading has no heading.
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
