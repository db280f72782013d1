/** A page in a real browser, signed in by a cookie. */
import type { Page } from 'playwright-core';
import { launchChromium, toBrowserCookies } from '#testing/chromium.ts';

export interface BenchPage extends AsyncDisposable {
  readonly page: Page;
}

/** Opens a path of the program with a session cookie (`name=value; …`). Disposing the page closes the browser. */
export async function openPage(url: string, cookie: string, path: string): Promise<BenchPage> {
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ baseURL: url, locale: 'en-US', viewport: { width: 1280, height: 800 } });
    await context.addCookies(toBrowserCookies(cookie, url));
    const page = await context.newPage();
    await page.goto(path);
    return { page, [Symbol.asyncDispose]: () => browser.close() };
  } catch (error) {
    await browser.close();
    throw error;
  }
}
