import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { launchChromium } from './launch-chromium.ts';

let launching: Promise<Browser> | undefined;

/** One browser for each worker, and a new one when it has crashed. Playwright closes it when the process ends. */
async function browser(): Promise<Browser> {
  if (launching && !(await launching).isConnected()) launching = undefined;
  launching ??= launchChromium();
  return launching;
}

export interface Visitor extends AsyncDisposable {
  readonly context: BrowserContext;
}

/** Opens a browser context in the centre's time zone, without animations. */
export async function openVisitor(url: string, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await (await browser()).newContext({
    baseURL: url,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    ...options,
  });
  return { context, [Symbol.asyncDispose]: () => context.close() };
}
