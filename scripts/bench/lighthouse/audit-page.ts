/** Runs Lighthouse on one page of the program, in the browser of the tests. */
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { findFreePort } from '#services/platform/reserve-port.ts';
import { toBrowserCookies } from '#testing/browser-cookies.ts';
import { launchChromium } from '#testing/launch-chromium.ts';
import { assertCorrect } from '../harness/bench-row.ts';

export const devices = ['desktop', 'phone'] as const;
export type Device = (typeof devices)[number];
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

export interface PageAudit {
  /** Scores from 0 to 100. */
  readonly scores: Readonly<Partial<Record<Category, number>>>;
  /** Milliseconds until the largest text or picture is drawn, on the simulated connection. */
  readonly largestPaintMs: number;
  /** The audits of these categories that count and have points missing. */
  readonly faults: readonly string[];
}

interface PageToAudit {
  readonly url: string;
  readonly device: Device;
  readonly categories: readonly Category[];
  /** The cookies of a session, as `name=value; …`. */
  readonly cookie?: string;
}

/** Audits the page in a new browser, so that nothing is in its cache. */
export async function auditPage({ url, device, categories: wanted, cookie }: PageToAudit): Promise<PageAudit> {
  const port = await findFreePort('127.0.0.1', 0);
  const browser = await launchChromium([`--remote-debugging-port=${port}`]);
  try {
    if (cookie) {
      // Lighthouse opens its page in the browser's own context, which Playwright does not offer.
      const session = await browser.newBrowserCDPSession();
      await session.send('Storage.setCookies', { cookies: toBrowserCookies(cookie, url) });
    }
    const answer = await lighthouse(
      url,
      { port, onlyCategories: [...wanted], logLevel: 'error' },
      device === 'desktop' ? desktopConfig : undefined,
    );
    assertCorrect(answer !== undefined, `Lighthouse has no result for ${url}`);
    return toPageAudit(answer.lhr, url);
  } finally {
    await browser.close();
  }
}

function toPageAudit(result: Result, url: string): PageAudit {
  const { runtimeError, finalDisplayedUrl, audits } = result;
  assertCorrect(runtimeError === undefined, `Lighthouse could not audit ${url}: ${runtimeError?.message}`);
  assertCorrect(finalDisplayedUrl === url, `${url} led to ${finalDisplayedUrl}`);
  const scored = Object.values(result.categories);
  const counted = scored.flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id));
  return {
    scores: Object.fromEntries(scored.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
    largestPaintMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    faults: [...new Set(counted)].filter((id) => {
      const score = audits[id]?.score;
      return typeof score === 'number' && score < 0.9;
    }),
  };
}
