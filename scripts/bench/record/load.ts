/** Measures reading and folding a stream of 100 events, as a command does for a stream that is not in the snapshot cache. */

import { isDeepStrictEqual } from 'node:util';
import type { PostgresEventStore } from '@event-driven-io/emmett-postgresql';
import type { StudentEvent } from '#events/classes/student/events.ts';
import { studentDecider } from '#events/classes/student/student-decider.ts';
import type { StudentState } from '#events/classes/student/student-state.ts';
import type { RecordedEvent } from '#events/kernel/recorded-event.ts';
import type { KeyRing } from '#events/record/key-ring.ts';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import { checkAndUnsealEvents, parseEventUnvalidated } from '#events/record/unseal-events.ts';
import type { EventStore } from '#events/store/port/event-store.ts';
import { openPostgresStore } from '#events/store/postgres/open-postgres-store.ts';
import type { BenchCluster } from '../harness/bench-cluster.ts';
import { assertCorrect, formatMs, median, quantile } from '../harness/run-suite.ts';
import { computeMedianRatio, formatRatio, type RecordRow } from './contender.ts';
import { createNextEvent, enrolLearners, type Learner } from './course.ts';
import { type EmmettConnection, type EmmettEvent, type EmmettReadEvent, openEmmett, toLogEvent } from './emmett.ts';
import type { BenchSize } from './record-target.ts';
import { toEmmettEvent } from './rollbook.ts';

const STREAMS = 20;
const EVENTS = 100;
const LOAD_GOAL = 0.5;

export async function measureLoadRows(cluster: BenchCluster, size: BenchSize): Promise<RecordRow[]> {
  const { sql, url } = await cluster.database('loads');
  await using emmett = await openEmmett(url, 1);
  const store = openPostgresStore({ sql });
  const keys = createInMemoryKeyRing();
  const learners = await enrolLearners(keys, STREAMS);
  for (const learner of learners) await writeStream(learner, store, emmett);

  const ways = createStreamLoaders(store, keys, emmett.store);
  for (const learner of learners) await checkEqualStates(learner, ways);
  const [folded, checked, theirs] = await measureAlternately(
    [ways.folded, ways.checked, ways.emmett] as const,
    learners,
    size,
  );
  await store.close();
  return [
    toLoadRow('load and fold 100 events', 'Read, parsed, folded, as Emmett’s `aggregateStream` does.', folded, theirs),
    {
      ...toLoadRow(
        'load, check and fold 100 events',
        'What our command handler does with a stream that is not in its cache: the chain’s hashes are checked, sealed texts unsealed and each event validated before it is folded. Emmett’s `aggregateStream`, with which it is compared, does none of this.',
        checked,
        theirs,
      ),
      goal: 'for information',
      met: undefined,
    },
  ];
}

async function writeStream(learner: Learner, store: EventStore, emmett: EmmettConnection): Promise<void> {
  const events = Array.from({ length: EVENTS }, () => createNextEvent(learner));
  await store.append(learner.stream, events, 'no-stream');
  await emmett.store.appendToStream(learner.stream, events.map(toEmmettEvent));
}

/** Measures the milliseconds of each load. Loads run one at a time, and the ways alternate. */
async function measureAlternately<Ways extends readonly StreamLoader[]>(
  ways: Ways,
  learners: readonly Learner[],
  { rounds, loads }: BenchSize,
) {
  const took = ways.map((): number[][] => []);
  for (let round = -1; round < rounds; round += 1) {
    for (const [index] of ways.entries()) {
      const turn = (round + 1 + index) % ways.length;
      const times = await measureLoads(ways[turn] as StreamLoader, learners, loads);
      // The first round is a warm-up and is not counted.
      if (round >= 0) took[turn]?.push(times);
    }
  }
  return took as { [Way in keyof Ways]: number[][] };
}

async function measureLoads(load: StreamLoader, learners: readonly Learner[], loads: number): Promise<number[]> {
  const took: number[] = [];
  for (let turn = 0; turn < loads; turn += 1) {
    const began = performance.now();
    await load(learners[turn % learners.length] as Learner);
    took.push(performance.now() - began);
  }
  return took;
}

function toLoadRow(what: string, how: string, ours: number[][], theirs: number[][]): RecordRow {
  const [own, emmett] = [ours.map(median), theirs.map(median)];
  const measured = computeMedianRatio(own, emmett);
  const formatTimes = (took: number[][]) =>
    `p50 ${formatMs(median(took.flat()))}, p99 ${formatMs(quantile(took.flat(), 0.99))}`;
  return {
    what,
    measured: `${formatRatio(measured)} Emmett’s time (${formatTimes(ours)}; Emmett ${formatTimes(theirs)})`,
    goal: `≤ ${LOAD_GOAL} ×`,
    met: measured <= LOAD_GOAL,
    checked: 'equal states, of every stream',
    how: `${how} One at a time, ${STREAMS} streams in turn; both fold with the same function, ratio of medians.`,
    raw: { rollbook: own, emmett },
  };
}

type StreamLoader = (learner: Learner) => Promise<StudentState>;
type Ways = Readonly<Record<'folded' | 'checked' | 'emmett', StreamLoader>>;

const evolve = (state: StudentState, event: RecordedEvent) =>
  studentDecider.evolve(state, event as RecordedEvent<StudentEvent>);

const createStreamLoaders = (store: EventStore, keys: KeyRing, peer: PostgresEventStore): Ways => ({
  async folded({ stream }) {
    const stored = await store.read(stream);
    return stored.reduce((state, event) => evolve(state, parseEventUnvalidated(event)), studentDecider.initial);
  },
  async checked({ stream }) {
    const events = await checkAndUnsealEvents(await store.read(stream), keys);
    return events.reduce(evolve, studentDecider.initial);
  },
  async emmett({ stream }) {
    const { state } = await peer.aggregateStream<StudentState, EmmettEvent>(stream, {
      initialState: () => studentDecider.initial,
      evolve: (before: StudentState, event: EmmettReadEvent) => evolve(before, toLogEvent(event)),
    });
    return state;
  },
});

/** Throws unless every way to load a stream results in the state with which it was written. */
async function checkEqualStates(learner: Learner, { folded, checked, emmett }: Ways): Promise<void> {
  const [plain, opened, theirs] = await Promise.all([folded(learner), checked(learner), emmett(learner)]);
  assertCorrect(isDeepStrictEqual(plain, theirs), 'Emmett’s fold results in another state');
  assertCorrect(
    isDeepStrictEqual(withoutNotes(plain), withoutNotes(opened)),
    'the unsealed events result in another state',
  );
  const { version, remaining, total } = learner.state;
  const expected = plain.version === version && plain.remaining === remaining && plain.total === total;
  assertCorrect(expected, `${learner.stream} was folded to version ${plain.version}`);
}

/** Removes the notes, which are sealed in one of the compared states. */
const withoutNotes = ({ marks, ...state }: StudentState) => ({
  ...state,
  marks: [...marks.values()].map(({ note, ...mark }) => mark),
});
