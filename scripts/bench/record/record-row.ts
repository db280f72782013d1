import type { BenchRow } from '../harness/bench-row.ts';

/** A row of the record's bench. */
export interface RecordRow extends Omit<BenchRow, 'met'> {
  /** Undefined where there is no goal. */
  readonly met: boolean | undefined;
  /** What was measured and against what, in a sentence or two. */
  readonly how: string;
  /** What the figures were made of. */
  readonly raw: Readonly<Record<string, unknown>>;
}
