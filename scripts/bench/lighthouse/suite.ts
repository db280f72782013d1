/** Lighthouse on the public pages and on the first screens of the demo centre, on a desktop and on a phone. */

import { readFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { findFreePort } from '#services/platform/reserve-port.ts';
import { launchChromium, toBrowserCookies } from '#testing/chromium.ts';
import { type DemoServer, openDemoServer } from '../harness/demo-server.ts';
import { writeMeasurements } from '../harness/measurements-file.ts';
import { assertCorrect, type BenchRow, defineSuite, formatMet, formatMs, median } from '../harness/run-suite.ts';

const RUNS = 3;
const names: Readonly<Record<Category, string>> = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
};

interface MeasuredPage {
  readonly url: string;
  readonly path: string;
  /** The least score of each category that is audited. */
  readonly goals: Readonly<Partial<Record<Category, number>>>;
  readonly cookie?: string;
}

/** One row for each device: the median of three runs of each score. */
async function measurePageRows(page: MeasuredPage): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const device of devices) {
    const loadBefore = loadavg()[0] ?? Number.NaN;
    const audits: PageAudit[] = [];
    for (let run = 0; run < RUNS; run += 1)
      audits.push(await auditPage({ ...page, device, categories: Object.keys(page.goals) as Category[] }));
    rows.push(toRow(page, device, audits, loadBefore));
  }
  return rows;
}

function toRow({ path, goals }: MeasuredPage, device: Device, audits: readonly PageAudit[], load: number): BenchRow {
  const measured = Object.entries(goals).map(([category, goal]) => {
    const scores = audits.map((audit) => audit.scores[category as Category] ?? Number.NaN);
    return { name: names[category as Category], goal, score: median(scores) };
  });
  const faults = [...new Set(audits.flatMap((audit) => audit.faults))];
  const largestPaint = formatMs(median(audits.map(({ largestPaintMs }) => largestPaintMs)));
  const below = faults.length === 0 ? '' : `; below 90: ${faults.join(', ')}`;
  return {
    what: `${path}, ${device}`,
    measured: `${measured.map(({ name, score }) => `${name} ${score}`).join(', ')}; largest paint ${largestPaint}${below}`,
    goal: measured.map(({ name, goal }) => `${name} ≥ ${goal}`).join(', '),
    met: measured.every(({ goal, score }) => score >= goal),
    checked: `${RUNS} runs ended on ${path}; load ${load.toFixed(1)} before them`,
  };
}

const publicGoals = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 95 } as const;
const portalGoals = { performance: 90 } as const;

export const lighthouseSuite = defineSuite<DemoServer>({
  benches: {
    ...Object.fromEntries(
      ['/', '/about', '/pricing', '/login'].map((path) => [
        path,
        ({ url }: DemoServer) => measurePageRows({ url: `${url}${path}`, path, goals: publicGoals }),
      ]),
    ),
    '/tutor': (demo) => measurePortalRows(demo, 'Tutor', '/tutor'),
    '/student': (demo) => measurePortalRows(demo, 'Student', '/student'),
  },
  open: () => openDemoServer(),
  writeReport: (_, rows) => writeLighthouseReport(rows),
  columns: { whatWidth: 24, goalWidth: 70, measuredWidth: 130 },
});

async function measurePortalRows(demo: DemoServer, account: 'Tutor' | 'Student', path: string) {
  const { cookie } = await demo.signIn(account);
  return measurePageRows({ url: `${demo.url}${path}`, path, goals: portalGoals, cookie });
}

async function writeLighthouseReport(rows: readonly BenchRow[]): Promise<void> {
  const packageFile = join(import.meta.dirname, '..', '..', '..', 'package.json');
  const { devDependencies } = JSON.parse(await readFile(packageFile, 'utf8'));
  await writeMeasurements(`# Measurements of the pages

Written by \`npm run bench:lighthouse\` on ${new Date().toISOString().slice(0, 10)}: Lighthouse ${devDependencies.lighthouse} with Chromium ${devDependencies['@sparticuz/chromium']} on ${cpus().length} × ${cpus()[0]?.model}, with
Lighthouse’s own settings for a desktop and for a phone (a simulated connection, and a processor slowed down to a quarter
for the phone). Each run has a new browser with an empty cache. The portal is that of the demo centre, signed in. A score
is the median of three runs. Other work on the machine lowers the scores of performance, so each row names the load.

| page | measured | goal | met | checked |
| --- | --- | --- | --- | --- |
${rows.map(({ what, measured, goal, met, checked }) => `| ${[what, measured, goal, formatMet(met), checked].join(' | ')} |`).join('\n')}
`);
}

export const devices = ['desktop', 'phone'] as const;
type Device = (typeof devices)[number];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

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
