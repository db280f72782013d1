import type { Page } from 'playwright-core';
import { centreFacts } from '#events/values/centre-facts.ts';
import { DEFAULT_CLASSES_MAX } from '#events/values/limits.ts';
import { toDocumentTitle } from '../../src/app/app-copy.ts';
import type { FilledCentre } from '../filled-centre.ts';
import { findLayoutFaults, formatLayoutFault } from '../find-layout-faults.ts';
import type { ScreenRole } from '../screen-addresses.ts';
import { type Look, visitScreens } from '../visit-screens.ts';
import { collectData, type KnownData, listStrings } from './collect-data.ts';
import { findUntranslatedTexts } from './find-untranslated-texts.ts';
import { toPseudoText } from './to-pseudo-text.ts';

/** The page that checks packets is one file with its own texts, so that people can save it. */
const standalonePage = '/verify';
/** The facts of the centre, short answers of the practice questions of tests, and the address of the page that is not found. */
const knownData = [
  ...listStrings({ ...centreFacts, limitNote: centreFacts.limitNote.replace('{limit}', String(DEFAULT_CLASSES_MAX)) }),
  ...['right', 'wrong', '/nowhere'],
];

/** Collects the data that the page gets from now on. */
export const collectPageData = (page: Page): KnownData => collectData(page, knownData);

/** Lists the texts on the page that were not translated, and those that have no room for a translation. */
export const findFaultsOnPage = async (page: Page, data: KnownData): Promise<string[]> => [
  ...(await findUntranslatedTexts(page, data)),
  ...(await findLayoutFaults(page)).map(formatLayoutFault),
];

/** Lists what `findFaultsOnPage` finds on all screens of a role. */
export async function findPseudoLocaleFaults(
  filled: FilledCentre,
  role: ScreenRole,
  looksOf: (index: number) => readonly Look[],
): Promise<string[]> {
  let data: KnownData;
  return visitScreens(filled, role, {
    looksOf,
    // Each part of a template becomes a pseudo text by itself.
    toWindowTitle: (title) => toPseudoText(title) + toPseudoText(toDocumentTitle('')),
    prepare: async (page) => {
      data = collectPageData(page);
    },
    findFaults: async ({ page, address }) =>
      address === standalonePage ? (await findLayoutFaults(page)).map(formatLayoutFault) : findFaultsOnPage(page, data),
  });
}
