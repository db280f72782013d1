import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { toBrowserCookies } from '#testing/chromium.ts';
import { type ScreenAddress, type ScreenRole, screenRoles } from '../screen-addresses.ts';
import type { Centre } from './centres.ts';

export type ScreenState = 'full' | 'empty' | 'loading' | 'failing';

export interface Look {
  readonly theme: 'light' | 'dark';
  /** In CSS pixels. */
  readonly width: number;
}

export interface Picture extends ScreenAddress, Look {
  readonly role: ScreenRole;
  readonly state: ScreenState;
  /** Name in the folder of the pictures. */
  readonly file: string;
}

export const everyLook: readonly Look[] = (['light', 'dark'] as const).flatMap((theme) =>
  [360, 768, 1280].map((width) => ({ theme, width })),
);
/** A light phone and a dark desk, for states that differ little between the looks. */
export const outerLooks: readonly Look[] = [
  { theme: 'light', width: 360 },
  { theme: 'dark', width: 1280 },
];

/** How long a screen may take to load. Milliseconds. */
const LOADED_MS_MAX = 20_000;
/** How long the screen is given to show that it loads. */
const LOADING_MS = 700;
const HEIGHTS = { 360: 780, 768: 1024, 1280: 800 } as Record<number, number>;

interface Options {
  readonly browser: Browser;
  readonly centre: Centre;
  readonly addresses: (role: ScreenRole) => readonly ScreenAddress[];
  readonly looks: readonly Look[];
  readonly state: ScreenState;
  readonly folder: string;
}

/** Takes a picture of each address in each look, from the top of the page to its end. */
export async function* takePictures({
  browser,
  centre,
  addresses,
  looks,
  state,
  folder,
}: Options): AsyncGenerator<Picture> {
  for (const role of screenRoles) {
    const own = addresses(role);
    for (const look of looks) {
      await using stack = new AsyncDisposableStack();
      const context = await openContext(browser, centre, { role, look, state });
      stack.defer(() => context.close());
      const page = await context.newPage();
      for (const [index, screen] of own.entries()) {
        const number = String(index + 1).padStart(2, '0');
        const name = screen.title.toLowerCase().replace(/[^a-z]+/g, '-');
        const file = `${state}-${role}-${number}-${name}-${look.theme}-${look.width}.png`;
        await page.goto(screen.address);
        await waitUntilShown(page, state);
        // The whole page is in the window, so that what sticks to the window's end is at the end of the picture.
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ width: look.width, height: Math.max(height, HEIGHTS[look.width] as number) });
        await page.screenshot({ path: join(folder, file) });
        await page.setViewportSize({ width: look.width, height: HEIGHTS[look.width] as number });
        yield { ...screen, ...look, role, state, file };
      }
    }
  }
}

async function openContext(
  browser: Browser,
  { url, people }: Centre,
  { role, look, state }: { role: ScreenRole; look: Look; state: ScreenState },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-US',
    reducedMotion: 'reduce',
    colorScheme: look.theme,
    viewport: { width: look.width, height: HEIGHTS[look.width] as number },
  });
  if (role !== 'visitor') await context.addCookies(toBrowserCookies(people[role].cookie, url));
  if (state === 'loading' || state === 'failing') {
    // The session decides which screen is shown at all, so it is always answered.
    await context.route(/\/api\/(?!session|centre)/, (route) =>
      state === 'failing' ? route.fulfill({ status: 500, json: {} }) : undefined,
    );
  }
  return context;
}

async function waitUntilShown(page: Page, state: ScreenState): Promise<void> {
  await page.evaluate('document.fonts.ready');
  if (state === 'loading') return page.waitForTimeout(LOADING_MS);
  await page.waitForLoadState('networkidle', { timeout: LOADED_MS_MAX }).catch(() => undefined);
  await page.locator('h1').first().waitFor({ state: 'attached', timeout: LOADED_MS_MAX });
}
