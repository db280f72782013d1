/**
 * Writes the tables of `docs/measurements.md`: each suite that writes there has its own heading. The parts below other
 * headings say how the rows are measured and why goals are missed; people write them.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BenchRow, formatGoals, formatMeasured, formatMet } from './bench-row.ts';

export interface Report {
  readonly heading: string;
  /** When and where the rows were measured. */
  readonly intro: string;
  /** Charts in Markdown, which are shown below the table. */
  readonly charts?: readonly string[];
}

const root = join(import.meta.dirname, '..', '..', '..');

/** The version of a dependency. package.json pins the exact version of each. */
export async function readVersion(name: string): Promise<string> {
  const { dependencies, devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  return { ...dependencies, ...devDependencies }[name];
}

export async function writeReport(report: Report, rows: readonly BenchRow[]): Promise<void> {
  const file = join(root, 'docs', 'measurements.md');
  await writeFile(file, replacePart(await readFile(file, 'utf8'), formatReport(report, rows)));
}

/** Replaces what is between the same heading and the next one, or adds the part at the end. */
export const replacePart = (text: string, part: string): string => {
  const heading = part.slice(0, part.indexOf('\n'));
  const parts = text.split(/^(?=#+ )/m);
  const kept = parts.map((other) => (other.startsWith(`${heading}\n`) ? part : other));
  return (kept.includes(part) ? kept : [...kept, part]).map((one) => `${one.trim()}\n`).join('\n');
};

export function formatReport({ heading, intro, charts = [] }: Report, rows: readonly BenchRow[]): string {
  const toLine = (row: BenchRow) =>
    `| ${[row.what, formatMeasured(row), formatGoals(row), formatMet(row), row.checked].join(' | ')} |`;
  const table = ['| what | measured | goal | met | checked |', '| --- | --- | --- | --- | --- |', ...rows.map(toLine)];
  return [`# ${heading}`, intro, table.join('\n'), ...charts].join('\n\n');
}
