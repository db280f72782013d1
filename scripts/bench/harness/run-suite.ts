import { cpus, loadavg } from 'node:os';

const defaultColumns: Columns = { what: 'what', measured: 'measured', whatWidth: 34, goalWidth: 26, measuredWidth: 78 };

/**
 * Runs the benches whose names contain one of the given texts; without a text, all benches except those in `onlyWhenNamed`.
 * Prints each row. Returns the exit code: 0 when every goal is met, 1 when one is missed, 2 when no bench matches.
 */
export async function runSuite<Target, Row extends BenchRow>(
  suite: BenchSuite<Target, Row>,
  wanted: readonly string[],
  options: SuiteOptions = { scale: 1 },
): Promise<number> {
  if (suite.skipReason !== undefined) {
    console.log(`Skipped: ${suite.skipReason}`);
    return 0;
  }
  const names = chooseBenches(suite, wanted);
  if (names === undefined) {
    console.error(`There is no bench “${wanted.join(', ')}”. Choose from ${Object.keys(suite.benches).join('; ')}.`);
    return 2;
  }
  const columns = { ...defaultColumns, ...suite.columns };
  await using target = await suite.open(options);
  console.log(`${cpus().length} × ${cpus()[0]?.model}, ${formatLoad()}, Node ${process.versions.node}`);
  console.log(`${suite.describe?.(target) ?? ''}\n`);
  if (options.scale < 1) console.log('This run is scaled down, so its figures cannot be compared with the goals.\n');
  printLine(columns, columns.what, 'goal', 'met', columns.measured, 'checked');
  const rows: Row[] = [];
  for (const name of names) {
    const measured = (await suite.benches[name]?.(target)) ?? [];
    for (const row of measured) {
      printLine(columns, row.what, row.goal, formatMet(row.met), row.measured, row.checked);
    }
    rows.push(...measured);
  }
  if (suite.verify) {
    await suite.verify(target);
    console.log('\nThe record verifies.');
  }
  if (options.scale === 1 && wanted.length === 0) await suite.writeReport?.(target, rows);
  const goals = rows.filter(({ met }) => met !== undefined);
  const missed = goals.filter(({ met }) => !met).length;
  console.log(`\n${goals.length - missed} of ${goals.length} goals met; ${formatLoad()} at the end.`);
  return missed > 0 ? 1 : 0;
}

/**
 * Names of the benches that match the wanted texts, in the order of the suite, because a bench may change what later ones
 * measure; undefined when a text matches no bench.
 */
export function chooseBenches<Target, Row extends BenchRow>(
  { benches, onlyWhenNamed = [] }: Pick<BenchSuite<Target, Row>, 'benches' | 'onlyWhenNamed'>,
  wanted: readonly string[],
): readonly string[] | undefined {
  const usual = Object.keys(benches).filter((name) => !onlyWhenNamed.includes(name));
  if (wanted.length === 0) return usual;
  const matches = wanted.map((text) => (text in benches ? [text] : usual.filter((name) => name.includes(text))));
  const chosen = new Set(matches.flat());
  return matches.every(({ length }) => length > 0)
    ? Object.keys(benches).filter((name) => chosen.has(name))
    : undefined;
}

/** Formats the load average, which affects every figure. */
const formatLoad = (): string => `load ${loadavg()[0]?.toFixed(1)}`;

function printLine(
  { whatWidth, goalWidth, measuredWidth }: Columns,
  ...cells: [string, string, string, string, string]
): void {
  const [what, goal, met, measured, checked] = cells;
  console.log(
    `${what.padEnd(whatWidth)}${goal.padEnd(goalWidth)}${met.padEnd(5)}${measured.padEnd(measuredWidth)}${checked}`,
  );
}

/** Measures one or several rows of the report on the program or server under test. */
export type Bench<Target, Row extends BenchRow = BenchRow> = (target: Target) => Promise<Row[]>;

interface SuiteOptions {
  /** Fraction of the full size, above 0 and up to 1. */
  readonly scale: number;
}

/** Benches that share one program or server under test. */
export interface BenchSuite<Target, Row extends BenchRow = BenchRow> {
  /** The benches by name, in the order in which they run. */
  readonly benches: Readonly<Record<string, Bench<Target, Row>>>;
  /** Benches that run only when they are requested by name, because they take many minutes. */
  readonly onlyWhenNamed?: readonly string[];
  /** Starts what the benches measure. */
  readonly open: (options: SuiteOptions) => Promise<Target & AsyncDisposable>;
  /** One line about what was started, printed above the rows. */
  readonly describe?: (target: Target) => string;
  /** Checks the record after the last bench. Throws when it has a fault. */
  readonly verify?: (target: Target) => Promise<void>;
  /** Writes the report. Called only when every bench ran at full size. */
  readonly writeReport?: (target: Target, rows: readonly Row[]) => Promise<void>;
  /** Why the suite cannot run here; undefined when it can. */
  readonly skipReason?: string | undefined;
  readonly columns?: Partial<Columns>;
}

/** Titles and widths of the report's columns; widths are in characters. */
interface Columns {
  readonly what: string;
  readonly measured: string;
  readonly whatWidth: number;
  readonly goalWidth: number;
  readonly measuredWidth: number;
}

/** Infers the type of a suite's target from its definition. */
export const defineSuite = <Target, Row extends BenchRow = BenchRow>(
  suite: BenchSuite<Target, Row>,
): BenchSuite<Target, Row> => suite;

/** One line of the report: the subject, the figures, the goal, and the checks of correctness. */
export interface BenchRow {
  readonly what: string;
  readonly measured: string;
  readonly goal: string;
  /** Whether the goal is met; undefined when there is no goal. */
  readonly met: boolean | undefined;
  /** What was checked about the timed work. A bench throws when a check fails. */
  readonly checked: string;
}

export const formatMet = (met: boolean | undefined): string => (met === undefined ? '' : met ? 'yes' : 'NO');

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);

/** The quantile of the values by nearest rank. */
export const quantile = (values: readonly number[], share: number): number =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const formatMs = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
export const formatCount = (value: number): string => Math.round(value).toLocaleString('en-US');

/** Throws when the measured work is not correct, so that no figure is reported for it. */
export function assertCorrect(right: boolean, what: string): asserts right {
  if (!right) throw new Error(`The bench found an error: ${what}.`);
}
