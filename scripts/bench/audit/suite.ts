/** Benches of one student with a long history: its first page at the server, and its replay in a real browser. */
import { type GrownCentre, openGrownCentre } from '../growth/centre.ts';
import { openBenchCluster } from '../harness/bench-cluster.ts';
import { defineSuite } from '../harness/bench-suite.ts';
import { measureHistoryRows } from './history.ts';
import { measureReplayRows } from './replay.ts';

/** Rows of the student's class history, and events of the student's replay. Each has its goal at this number. */
const HISTORY_ROWS = 10_000;
const REPLAY_EVENTS = 1_000;

const centreSize = { students: 20, marks: 100, homework: 5, sessions: 5 };

interface Centres {
  readonly history: GrownCentre;
  readonly replay: GrownCentre;
}

export const auditSuite = defineSuite<Centres>({
  benches: {
    history: ({ history }) => measureHistoryRows(history, HISTORY_ROWS),
    replay: ({ replay }) => measureReplayRows(replay, REPLAY_EVENTS),
  },
  async open() {
    await using opening = new AsyncDisposableStack();
    const cluster = opening.use(await openBenchCluster());
    const open = async (name: string, adjustments: number) =>
      opening.use(await openGrownCentre(cluster, name, { ...centreSize, adjustments }));
    const [history, replay] = [await open('history', HISTORY_ROWS), await open('replay', REPLAY_EVENTS)];
    const opened = opening.move();
    return { history, replay, [Symbol.asyncDispose]: () => opened.disposeAsync() };
  },
  columns: { whatWidth: 52 },
});
