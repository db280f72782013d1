import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { launchChromium } from './launch-chromium.ts';

let launching: Promise<Browser> | undefined;

/** One browser for each worker, and a new one when it has crashed. Playwright closes it when the process ends. */
async function browser(): Promise<Browser> {
  if (launching && !(await launching).isConnected()) launching = undefined;
  launching ??= launchChromium();
  return launching;
}

const REQUEST_ERROR = /^Failed to load resource|^WebSocket connection to/;

export interface Visitor extends AsyncDisposable {
  readonly context: BrowserContext;
}

/**
 * Opens a browser context in the centre's time zone, without animations.
 * @throws {Error} when it is disposed after a page has thrown or React has replaced a page that failed.
 */
export async function openVisitor(url: string, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await (await browser()).newContext({
    baseURL: url,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    ...options,
  });
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(String(error.error())));
  context.on('console', (message) => {
    // A browser reports each refused or lost request as an error too. Tests of failures expect those.
    if (message.type() === 'error' && !REQUEST_ERROR.test(message.text())) errors.push(message.text());
  });
  return {
    context,
    async [Symbol.asyncDispose]() {
      await context.close();
      if (errors.length > 0) throw new Error(`The page reported errors:\n${errors.join('\n')}`);
    },
  };
}
