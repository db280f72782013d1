import { type Browser, chromium } from 'playwright-core';
import { findChromium } from './find-chromium.ts';

/** Launches the browser of tests and benches. The caller closes it. `args` are added to its command line. */
export async function launchChromium(args: readonly string[] = []): Promise<Browser> {
  const { executablePath, env } = await findChromium();
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', ...args],
    env: { ...process.env, ...env } as Record<string, string>,
  });
}
