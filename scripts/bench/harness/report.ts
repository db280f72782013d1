/** Writes `docs/measurements.md`. Each suite that writes there has its own part, which begins with a heading. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BenchRow, formatGoals, formatMeasured, formatMet, isMet } from './bench-row.ts';

export interface Report {
  readonly heading: string;
  /** Paragraphs about when, where and how the rows were measured. */
  readonly intro: string;
  /** Why goals are missed, by the name of the row; shown only when the goal is missed. */
  readonly missReasons?: Readonly<Record<string, string>>;
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

/** Replaces the part with the same heading, or adds the part at the end. */
export const replacePart = (text: string, part: string): string => {
  const heading = part.slice(0, part.indexOf('\n'));
  const parts = text.split(/^(?=# )/m);
  const kept = parts.map((other) => (other.startsWith(`${heading}\n`) ? part : other));
  return (kept.includes(part) ? kept : [...kept, part]).map((one) => `${one.trim()}\n`).join('\n');
};

export function formatReport({ heading, intro, missReasons }: Report, rows: readonly BenchRow[]): string {
  const line = (row: BenchRow) =>
    `| ${[row.what, formatMeasured(row), formatGoals(row), formatMet(row), row.checked].join(' | ')} |`;
  const hows = [...Map.groupBy(rows, ({ how }) => how)]
    .filter(([how]) => how)
    .map(([how, alike]) => `- **${alike.map(({ what }) => what).join('; ')}.** ${how}`);
  const missed = rows
    .filter((row) => isMet(row) === false)
    .map(({ what }) => `- **${what}.** ${missReasons?.[what] ?? 'The cause has not been found yet.'}`);
  return [
    `# ${heading}`,
    intro,
    ['| what | measured | goal | met | checked |', '| --- | --- | --- | --- | --- |', ...rows.map(line)].join('\n'),
    ...(hows.length > 0 ? ['## How each row is measured', hows.join('\n')] : []),
    ...(missed.length > 0 ? ['## Goals missed', missed.join('\n')] : []),
  ].join('\n\n');
}
