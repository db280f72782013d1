import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { launchChromium } from './launch-chromium.ts';

let launching: Promise<Browser> | undefined;

/** One browser for each worker, another if it died; Playwright closes it when the process ends. */
async function browser(): Promise<Browser> {
  if (launching && !(await launching).isConnected()) launching = undefined;
  launching ??= launchChromium();
  return launching;
}

export interface Visitor extends AsyncDisposable {
  readonly context: BrowserContext;
}

/** Somebody at a browser of their own, in the centre's zone, without animations. Closed when disposed. */
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
