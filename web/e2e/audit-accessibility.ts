import type { Page } from 'playwright-core';
import { findAxeViolations } from './find-axe-violations.ts';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const SMALLEST = 320;
/** Both sizes and both themes, each once: the themes differ only in colours. */
const looks = [
  { size: DESK, colorScheme: 'light' },
  { size: PHONE, colorScheme: 'dark' },
] as const;

/**
 * Lists all violations that axe finds on the current page, on a wide screen and on a phone, and says whether the smallest
 * phone must scroll sideways. `all-screens.e2e.test.ts` audits each screen in more looks.
 */
export async function auditAccessibility(page: Page): Promise<string[]> {
  const found: string[] = [];
  // A page that is still loading has no heading.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  for (const { size, colorScheme } of looks) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    found.push(...(await findAxeViolations(page)).map((finding) => `${colorScheme}, ${size.width} px: ${finding}`));
  }
  await page.setViewportSize({ ...PHONE, width: SMALLEST });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (width > SMALLEST) found.push(`${width} px wide where there are ${SMALLEST}`);
  await page.setViewportSize(DESK);
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}
