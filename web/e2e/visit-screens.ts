import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openVisitor } from '#testing/browser-fixture.ts';
import { toDocumentTitle } from '../src/app/app-copy.ts';
import type { FilledCentre } from './filled-centre.ts';
import type { ScreenRole } from './screen-addresses.ts';
import { openScreen, openSignedInVisitor } from './steps.ts';

/** How a screen is shown: a theme and the size of the window in CSS pixels. */
export interface Look {
  readonly colorScheme?: 'light' | 'dark';
  readonly width: number;
  readonly height?: number;
}

/** Each theme in each width. */
export const everyLook: readonly Look[] = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [320, 768, 1280].map((width) => ({ colorScheme, width })),
);

/** The one look of the screen or dialog with this index. */
export const chooseLookByTurns = (index: number): Look[] => [everyLook[index % everyLook.length] as Look];

/** A screen that is open and loaded, in one look. */
export interface ShownScreen {
  readonly page: Page;
  readonly address: string;
  readonly look: Required<Look>;
}

interface Visit {
  /** Chooses among the screens of the role; undefined for all. */
  readonly choose?: <Screen>(screens: readonly Screen[]) => readonly Screen[];
  /** The looks of the screen with this index among the screens of the role. */
  readonly looksOf: (index: number) => readonly Look[];
  /** Prepares the page before the first screen opens. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly findFaults: (screen: ShownScreen) => Promise<string[]>;
  /** The title of the browser's window for the title of a screen. */
  readonly toWindowTitle?: (title: string) => string;
}

/** Opens the screens of a role and lists what `findFaults` finds in each look, with the address, theme and width. */
export async function visitScreens(
  filled: FilledCentre,
  role: ScreenRole,
  { choose = (screens) => screens, looksOf, prepare, findFaults, toWindowTitle = toDocumentTitle }: Visit,
): Promise<string[]> {
  const person = filled.people[role];
  await using visitor = person
    ? await openSignedInVisitor(filled.centre, person)
    : await openVisitor(filled.centre.url);
  const page = await visitor.context.newPage();
  await page.addInitScript(layOutEverything);
  await prepare?.(page);
  const found: string[] = [];
  for (const [index, { title, address }] of choose([...filled.listAddresses(role).entries()])) {
    for (const [turn, { colorScheme = 'light', width, height = 800 }] of looksOf(index).entries()) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height });
      if (turn === 0) {
        // The portal starts once, because starting it for each screen takes longer than axe.
        if (person) await openScreen(page, address);
        else await page.goto(address);
        if (person) await page.waitForFunction((shown) => document.title === shown, toWindowTitle(title));
        // Students have only their own class history, which is below the address of all.
        expect(new URL(page.url()).pathname.startsWith(new URL(address, 'http://any').pathname)).toBe(true);
      }
      await waitUntilLoaded(page);
      const faults = await findFaults({ page, address, look: { colorScheme, width, height } });
      found.push(...faults.map((fault) => `${address} ${colorScheme} ${width}: ${fault}`));
    }
  }
  return found;
}

/** The font size that a person sets in the browser; 16 is the usual one. */
export async function doubleFontSize(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
}

/** Without this, the browser only guesses the size of what is far below the window. Runs in the page. */
export function layOutEverything(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/** Waits until nothing on the page says that it is loading. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('load');
  await expect.poll(() => page.locator('.animate-turn').count()).toBe(0);
}
