import type { Page } from 'playwright-core';
import { type KnownData, normalizeSpace } from './collect-data.ts';
import { isPseudoWord } from './to-pseudo-text.ts';

/** Numbers, the product's name, the beginning of an address, the name of a key, and what `Intl` writes in dates and times. */
const notTranslated =
  /^(.*\d.*|Rollbook|https|alt|AM|PM|((Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)|Mon|Tue|Wed|Thu|Fri|Sat|Sun|January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)$/;

/** Lists the texts on the page that are neither pseudo texts nor data, so they are written in the code of the screen. */
export async function findUntranslatedTexts(page: Page, data: KnownData): Promise<string[]> {
  const shown = await page.evaluate(listShownTexts);
  const found: string[] = [];
  for (const { text, place } of shown) {
    const rest = await data.removeFrom(normalizeSpace(text));
    const words =
      rest.match(/[\p{L}\d]{2,}/gu)?.filter((word) => !isPseudoWord(word) && !notTranslated.test(word)) ?? [];
    if (words.length > 0) found.push(`not translated: “${words.join(' ')}” in “${text.trim()}” at ${place}`);
  }
  return found;
}

interface ShownText {
  readonly text: string;
  readonly place: string;
}

/** The texts of the page and of its attributes, also those for screen readers. Runs in the page. */
function listShownTexts(): ShownText[] {
  const attributes = [
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
    'placeholder',
    'title',
    'alt',
  ];
  const nameOf = (element: Element | null) => element?.outerHTML.slice(0, 140) ?? '';
  const texts: ShownText[] = [{ text: document.title, place: 'the title of the page' }];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { parentElement: parent, textContent: text } = nodes.currentNode;
    if (!text?.trim() || parent?.closest('script, style, noscript')) continue;
    const isShown = parent?.checkVisibility({ visibilityProperty: true }) || parent?.closest('option, title, desc');
    if (isShown) texts.push({ text, place: nameOf(parent) });
  }
  for (const element of document.body.querySelectorAll('*'))
    for (const attribute of attributes) {
      const text = element.getAttribute(attribute);
      if (text?.trim()) texts.push({ text, place: `${attribute} of ${nameOf(element)}` });
    }
  return texts;
}
