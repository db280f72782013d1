import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { afterAll } from 'vitest';
import { findChromium } from './chromium.ts';

let launching: Promise<Browser> | undefined;

/** One browser for each test file, closed when the file is done. */
function browser(): Promise<Browser> {
  launching ??= launch();
  return launching;
}

async function launch(): Promise<Browser> {
  const { executablePath, env } = await findChromium();
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox'],
    env: { ...process.env, ...env } as Record<string, string>,
  });
}

afterAll(async () => {
  await (await launching)?.close();
});

export interface Visitor extends AsyncDisposable {
  readonly context: BrowserContext;
}

/** Somebody at a browser of their own, in the centre's zone, without animations. Closed when disposed. */
export async function visit(url: string, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await (await browser()).newContext({
    baseURL: url,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    ...options,
  });
  return { context, [Symbol.asyncDispose]: () => context.close() };
}
