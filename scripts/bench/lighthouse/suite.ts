/** Lighthouse on the public pages and on the first screens of the demo centre, on a desktop and on a phone. */
import { cpus, loadavg } from 'node:os';
import lighthouse, { desktopConfig, type Flags } from 'lighthouse';
import { launchChromium, toBrowserCookies } from '#testing/chromium.ts';
import { type DemoServer, openDemoServer } from '#testing/demo-server.ts';
import { findFreePort } from '#testing/test-port.ts';
import { type BenchRow, formatMs } from '../harness/bench-row.ts';
import { assertCorrect, median } from '../harness/measure.ts';
import { readVersion } from '../harness/report.ts';
import { defineSuite } from '../harness/run-suite.ts';

export const devices = ['desktop', 'phone'] as const;
type Device = (typeof devices)[number];
type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** The least score of each category that is audited. */
type Goals = Readonly<Partial<Record<Category, number>>>;
const publicGoals: Goals = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 95 };
/** Search engines do not see what is behind the sign-in. */
const portalGoals: Goals = { performance: 95, accessibility: 100, 'best-practices': 95 };

interface Target {
  readonly demo: DemoServer;
  readonly versions: readonly string[];
  readonly runs: number;
}

export const lighthouseSuite = defineSuite<Target>({
  benches: {
    ...Object.fromEntries(
      ['/', '/about', '/pricing', '/login'].map((path) => [
        path,
        (target: Target) => measurePageRows(target, path, publicGoals),
      ]),
    ),
    '/tutor': (target) => measurePageRows(target, '/tutor', portalGoals, 'Tutor'),
    '/student': (target) => measurePageRows(target, '/student', portalGoals, 'Student'),
  },
  async open(opened, part) {
    const versions = await Promise.all(['lighthouse', '@sparticuz/chromium'].map(readVersion));
    return { demo: opened.use(await openDemoServer()), versions, runs: part(3) };
  },
  report: ({ versions: [own, chromium] }) => ({
    heading: 'Measurements of the pages',
    intro: `Written by \`npm run bench:lighthouse\` on ${new Date().toISOString().slice(0, 10)}: Lighthouse ${own} with Chromium ${chromium} on ${cpus().length} × ${cpus()[0]?.model}.`,
  }),
});

/** One row for each device: the median of the runs of each score. */
async function measurePageRows(
  { demo, runs }: Target,
  path: string,
  goals: Goals,
  account?: 'Tutor' | 'Student',
): Promise<BenchRow[]> {
  const cookie = account && (await demo.signIn(account)).cookie;
  const categories = Object.keys(goals) as Category[];
  const rows: BenchRow[] = [];
  for (const device of devices) {
    const load = loadavg()[0]?.toFixed(1);
    const audits: PageAudit[] = [];
    while (audits.length < runs)
      audits.push(await auditPage({ url: demo.url + path, device, categories, ...(cookie && { cookie }) }));
    const faults = [...new Set(audits.flatMap((audit) => audit.faults))];
    rows.push({
      what: `${path}, ${device}`,
      figures: categories.map((name) => ({
        ...{ name, value: median(audits.map(({ scores }) => scores[name] ?? Number.NaN)), format: String },
        atLeast: goals[name] as number,
      })),
      detail: [
        `largest paint ${formatMs(median(audits.map(({ largestPaintMs }) => largestPaintMs)))}`,
        ...(faults.length > 0 ? [`below 90: ${faults.join(', ')}`] : []),
      ].join('; '),
      checked: `${runs} runs ended on ${path}; load ${load} before them`,
    });
  }
  return rows;
}

interface PageAudit {
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
export async function auditPage({ url, device, categories, cookie }: PageToAudit): Promise<PageAudit> {
  await using opened = new AsyncDisposableStack();
  const port = await findFreePort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`]);
  opened.defer(() => browser.close());
  if (cookie) {
    // Lighthouse opens its page in the browser's own context, which Playwright does not offer.
    const session = await browser.newBrowserCDPSession();
    await session.send('Storage.setCookies', { cookies: toBrowserCookies(cookie, url) });
  }
  const settings: Flags = { port, onlyCategories: [...categories], logLevel: 'error' };
  const answer = await lighthouse(url, settings, device === 'desktop' ? desktopConfig : undefined);
  assertCorrect(answer !== undefined, `Lighthouse has no result for ${url}`);
  const { runtimeError, finalDisplayedUrl, audits, ...result } = answer.lhr;
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
