/**
 * Compares a large centre after three years with a centre of a tenth of its size, for each GET route and for the memory of
 * the program. `--scale 0.1` runs a smaller version for a trial.
 */
import { openBenchCluster } from '../harness/bench-cluster.ts';
import { formatCount } from '../harness/bench-row.ts';
import { defineSuite } from '../harness/bench-suite.ts';
import type { CentreSize } from '../history/history.ts';
import { type GrownCentre, openGrownCentre } from './centre.ts';
import { measureGrowthRows } from './measure.ts';

const part = (number: number, of: number) => Math.max(2, Math.round(number * of));
const sizeOf = (of: number): CentreSize => ({
  students: part(500, of),
  marks: 400,
  homework: part(200, of),
  sessions: 20,
});

interface Centres {
  readonly small: GrownCentre;
  readonly big: GrownCentre;
}

export const growthSuite = defineSuite<Centres>({
  benches: { routes: ({ small, big }) => measureGrowthRows(small, big) },
  async open({ scale }) {
    await using opening = new AsyncDisposableStack();
    const cluster = opening.use(await openBenchCluster());
    const small = opening.use(await openGrownCentre(cluster, 'small', sizeOf(scale / 10)));
    const big = opening.use(await openGrownCentre(cluster, 'big', sizeOf(scale)));
    const opened = opening.move();
    return { small, big, [Symbol.asyncDispose]: () => opened.disposeAsync() };
  },
  describe: ({ small, big }) => `${formatCount(small.events)} and ${formatCount(big.events)} events`,
  columns: { whatWidth: 64, goalWidth: 52 },
});
