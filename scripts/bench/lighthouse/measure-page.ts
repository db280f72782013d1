import { loadavg } from 'node:os';
import { type BenchRow, formatMs, median } from '../harness/bench-row.ts';
import { auditPage, type Category, type Device, devices, type PageAudit } from './audit-page.ts';

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
export async function measurePageRows(page: MeasuredPage): Promise<BenchRow[]> {
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
