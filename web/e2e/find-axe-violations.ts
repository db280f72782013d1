import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const script = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The tags of the rules for WCAG 2.0 to 2.2, levels A and AA, and of those for best practice. */
export const wcagAndBestPractice = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The violations that axe finds on the current page, each with its rule and place. Checks the rules that axe
 * checks by itself, unless rules or tags are given.
 */
export async function findAxeViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(await script);
  await page.evaluate(waitForColours);
  const options: RunOptions = rules
    ? { resultTypes: ['violations'], runOnly: [...rules] }
    : { resultTypes: ['violations'] };
  const { violations } = (await page.evaluate(`axe.run(${JSON.stringify(options)})`)) as AxeResults;
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Waits until the colours of a changed theme have finished their transition. */
const waitForColours = async (): Promise<void> => {
  do await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  while (document.getAnimations().length > 0);
};
