import type { BenchRow } from '../harness/bench-row.ts';

/** A report row of `npm run bench:record`. */
export interface RecordRow extends BenchRow {
  /** One or two sentences about the measurement and the comparison. */
  readonly how: string;
  /** The raw figures behind `measured`. */
  readonly raw: Readonly<Record<string, unknown>>;
}
