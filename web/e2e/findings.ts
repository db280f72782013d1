import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const script = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe holds against the page as it stands: rule and place of each finding. */
export async function findings(page: Page): Promise<string[]> {
  await page.evaluate(await script);
  const { violations } = (await page.evaluate('axe.run()')) as AxeResults;
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
