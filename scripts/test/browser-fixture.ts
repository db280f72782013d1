import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { launchChromium } from './launch-chromium.ts';

let launching: Promise<Browser> | undefined;

/** One browser for each worker, and a new one when it has crashed. Playwright closes it when the process ends. */
async function browser(): Promise<Browser> {
  if (launching && !(await launching).isConnected()) launching = undefined;
  launching ??= launchChromium();
  return launching;
}

/** A browser reports each script that it could not load as an error too. Tests of failures expect those. */
const REQUEST_ERROR = /Failed to fetch dynamically imported module/;
const STACK = /\n {4}at /;

export interface Visitor extends AsyncDisposable {
  readonly context: BrowserContext;
  /** Errors that pages have thrown. A test that expects some removes them. */
  readonly errors: string[];
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
  const report = (error: string) => {
    if (!REQUEST_ERROR.test(error)) errors.push(error);
  };
  context.on('weberror', (error) => report(String(error.error())));
  context.on('console', (message) => {
    // React logs the error of a page that it replaces, with its stack.
    if (message.type() === 'error' && STACK.test(message.text())) report(message.text());
  });
  return {
    context,
    errors,
    async [Symbol.asyncDispose]() {
      await context.close();
      if (errors.length > 0) throw new Error(`The page reported errors:\n${errors.join('\n')}`);
    },
  };
}
