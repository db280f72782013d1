import { type Browser, chromium } from 'playwright-core';
import { findChromium } from './find-chromium.ts';

/** Launches the browser of tests and benches. The caller closes it. */
export async function launchChromium(): Promise<Browser> {
  const { executablePath, env } = await findChromium();
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox'],
    env: { ...process.env, ...env } as Record<string, string>,
  });
}
