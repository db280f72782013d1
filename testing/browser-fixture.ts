import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { launchChromium } from './launch-chromium.ts';
import { watchForFaults } from './watch-for-faults.ts';

let launching: Promise<Browser> | undefined;

/** One browser for each worker, and a new one when it has crashed. Playwright closes it when the process ends. */
async function browser(): Promise<Browser> {
  if (launching && !(await launching).isConnected()) launching = undefined;
  launching ??= launchChromium();
  return launching;
}

export interface Visitor extends AsyncDisposable {
  readonly context: BrowserContext;
  /** The faults so far. A test that expects some removes them. */
  readonly faults: string[];
  /** Ignores the faults that a test provokes: those whose text matches. */
  allowFault(pattern: RegExp): void;
}

/**
 * Opens a browser context in the centre's time zone, without animations.
 * @throws {Error} when it is disposed after a fault: an error of a page or in its console, a violation of the content
 * security policy, a request without an answer, or one that the server answered with a fault.
 */
export async function openVisitor(url: string, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await (await browser()).newContext({
    baseURL: url,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    // Its requests would pass by the routes of a test.
    serviceWorkers: 'block',
    ...options,
  });
  const faults = watchForFaults(context);
  const allowed: RegExp[] = [];
  return {
    context,
    faults,
    allowFault: (pattern) => void allowed.push(pattern),
    async [Symbol.asyncDispose]() {
      await context.close();
      const left = faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault)));
      if (left.length > 0) throw new Error(`The page reported faults:\n${left.join('\n')}`);
    },
  };
}
