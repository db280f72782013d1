import type { BenchRow } from './bench-row.ts';

/** Measures one or several rows of the report on the program or server under test. */
export type Bench<Target, Row extends BenchRow = BenchRow> = (target: Target) => Promise<Row[]>;

export interface SuiteOptions {
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
export interface Columns {
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
