import { cpus, loadavg } from 'node:os';
import { type BenchRow, formatGoals, formatMeasured, formatMet, isMet } from './bench-row.ts';
import { type Report, writeReport } from './report.ts';

/** The part of a number that a run with `--scale` measures: at least `least`, which is 1 by default. */
export type Part = (whole: number, least?: number) => number;

/** Benches that share one program or server under test. */
export interface BenchSuite<Target> {
  /** The benches by name, in the order in which they run. */
  readonly benches: Readonly<Record<string, (target: Target) => Promise<BenchRow[]>>>;
  /** Starts what the benches measure. `opened` is disposed after the last bench. */
  readonly open: (opened: AsyncDisposableStack, part: Part) => Promise<Target>;
  /** One line about what was started, printed above the rows. */
  readonly describe?: (target: Target) => string;
  /** Checks the record after the last bench. Throws when it has a fault. */
  readonly verify?: (target: Target) => Promise<void>;
  /** What is written into docs/measurements.md when every bench ran at full size. */
  readonly report?: (target: Target) => Report;
  /** Why the suite cannot run here; undefined when it can. */
  readonly skipReason?: string | undefined;
}

/** Infers the type of a suite's target from its definition. */
export const defineSuite = <Target>(suite: BenchSuite<Target>): BenchSuite<Target> => suite;

/**
 * Runs the benches whose names contain one of the given texts; without a text, all benches. Prints each row. Returns the
 * exit code: 1 when a run of full size misses a goal, 2 when no bench matches.
 */
export async function runSuite<Target>(
  suite: BenchSuite<Target>,
  wanted: readonly string[],
  scale: number,
): Promise<number> {
  if (suite.skipReason !== undefined) {
    console.log(`Skipped: ${suite.skipReason}`);
    return 0;
  }
  const names = chooseBenches(Object.keys(suite.benches), wanted);
  if (names === undefined) {
    console.error(`There is no bench “${wanted.join(', ')}”. Choose from ${Object.keys(suite.benches).join('; ')}.`);
    return 2;
  }
  await using opened = new AsyncDisposableStack();
  const target = await suite.open(opened, (whole, least = 1) => Math.max(least, Math.ceil(whole * scale)));
  console.log(`${cpus().length} × ${cpus()[0]?.model}, ${formatLoad()}, Node ${process.versions.node}`);
  if (suite.describe) console.log(suite.describe(target));
  if (scale < 1) console.log('This run is scaled down, so it may miss goals.');
  console.log('\nmet  what: measured | goal | checked');
  const rows: BenchRow[] = [];
  for (const name of names) {
    for (const row of (await suite.benches[name]?.(target)) ?? []) {
      console.log(
        `${formatMet(row).padEnd(5)}${row.what}: ${[formatMeasured(row), formatGoals(row), row.checked].join(' | ')}`,
      );
      rows.push(row);
    }
  }
  if (suite.verify) {
    await suite.verify(target);
    console.log('\nThe record verifies.');
  }
  if (scale === 1 && wanted.length === 0 && suite.report) await writeReport(suite.report(target), rows);
  const goals = rows.map(isMet).filter((met) => met !== undefined);
  const missed = goals.filter((met) => !met).length;
  console.log(`\n${goals.length - missed} of ${goals.length} goals met; ${formatLoad()} at the end.`);
  return missed > 0 && scale >= 1 ? 1 : 0;
}

/**
 * Names of the benches that match the wanted texts, in the order of the suite, because a bench may change what later ones
 * measure; undefined when a text matches no bench.
 */
export function chooseBenches(names: readonly string[], wanted: readonly string[]): readonly string[] | undefined {
  if (wanted.length === 0) return names;
  const matches = wanted.map((text) => (names.includes(text) ? [text] : names.filter((name) => name.includes(text))));
  const chosen = new Set(matches.flat());
  return matches.every(({ length }) => length > 0) ? names.filter((name) => chosen.has(name)) : undefined;
}

/** Formats the load average, which affects every figure. */
const formatLoad = (): string => `load ${loadavg()[0]?.toFixed(1)}`;
