import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const script = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The rules for WCAG 2.0 to 2.2, levels A and AA, and those for best practice, by their tags. By itself axe leaves out the size of
 * targets, which is of WCAG 2.2.
 */
const options: RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/**
 * The violations that axe finds, each with its rule and place: on the current page, or within the last element that `within`
 * selects if there is one.
 */
export async function findAxeViolations(page: Page, within?: string): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(await script);
  await page.evaluate(waitForColours);
  const part = within === undefined ? 'document' : `[document, ...document.querySelectorAll('${within}')].at(-1)`;
  const { violations } = (await page.evaluate(`axe.run(${part}, ${JSON.stringify(options)})`)) as AxeResults;
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/**
 * Waits until the colours of a changed theme have finished their transition. An animation that follows scrolling never
 * ends.
 */
const waitForColours = async (): Promise<void> => {
  do await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  while (document.getAnimations().some(({ timeline }) => timeline === document.timeline));
};
