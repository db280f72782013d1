/** Measures reading and folding a stream of about 100 events, as a command does for a stream that is not in the snapshot cache. */
import { isDeepStrictEqual } from 'node:util';
import type { StudentEvent } from '#events/classes/student/events.ts';
import { studentDecider } from '#events/classes/student/student-decider.ts';
import type { StudentState } from '#events/classes/student/student-state.ts';
import type { RecordedEvent } from '#events/kernel/recorded-event.ts';
import { checkAndUnsealEvents, parseEventUnvalidated } from '#events/record/unseal-events.ts';
import { openPostgresStore } from '#events/store/postgres/open-postgres-store.ts';
import { type BenchRow, formatTimes, toRatio } from '../harness/bench-row.ts';
import { createFilledLog, toCentreSize } from '../harness/filled-log.ts';
import { assertCorrect, measureTurns, median, runAlternately } from '../harness/measure.ts';
import { copyToEmmett, type EmmettEvent, type EmmettReadEvent, openEmmett, toLogEvent } from './emmett.ts';
import type { RecordTarget } from './record-target.ts';

const STREAMS = 20;
const EVENTS = 100;

type LoadStream = (stream: string) => Promise<StudentState>;

const evolve = (state: StudentState, event: RecordedEvent) =>
  studentDecider.evolve(state, event as RecordedEvent<StudentEvent>);

export async function measureLoadRows({ cluster, part }: RecordTarget): Promise<BenchRow[]> {
  const log = await createFilledLog(cluster, 'loads', toCentreSize('classes', STREAMS, STREAMS * EVENTS));
  await copyToEmmett(log);
  await using emmett = await openEmmett(log.url, 1);
  const store = openPostgresStore(log);
  const loadFolded: LoadStream = async (stream) =>
    (await store.read(stream)).map((event) => parseEventUnvalidated(event)).reduce(evolve, studentDecider.initial);
  const loadChecked: LoadStream = async (stream) =>
    (await checkAndUnsealEvents(await store.read(stream), log.keys)).reduce(evolve, studentDecider.initial);
  const loadEmmett: LoadStream = async (stream) => {
    const { state } = await emmett.store.aggregateStream<StudentState, EmmettEvent>(stream, {
      initialState: () => studentDecider.initial,
      evolve: (before: StudentState, event: EmmettReadEvent) => evolve(before, toLogEvent(event)),
    });
    return state;
  };
  const streams = log.students.map(({ id }) => `student-${id}`);
  for (const [index, { state }] of log.students.entries()) {
    const [folded, checked, theirs] = await Promise.all(
      [loadFolded, loadChecked, loadEmmett].map((load) => load(streams[index] as string)),
    );
    assertCorrect(isDeepStrictEqual(folded, theirs), 'Emmett’s fold results in another state');
    assertCorrect(isDeepStrictEqual(checked, state), 'the unsealed events result in another state');
    assertCorrect(isDeepStrictEqual(withoutNotes(folded), withoutNotes(state)), 'the events result in another state');
  }
  // Loads run one at a time.
  const [folded = [], checked = [], theirs = []] = await runAlternately(
    [loadFolded, loadChecked, loadEmmett],
    part(7),
    (load) => measureTurns(part(300, 10), (turn) => load(streams[turn % STREAMS] as string)),
  );
  await store.close();
  const toRow = (what: string, ours: number[][], limits = {}): BenchRow => ({
    what,
    figures: [toRatio(ours.map(median), theirs.map(median), limits)],
    detail: `of Emmett’s time; ${formatTimes(ours.flat())}; Emmett ${formatTimes(theirs.flat())}`,
    checked: 'equal states, of every stream',
  });
  return [
    toRow('load and fold 100 events', folded, { atMost: 0.5 }),
    toRow('load, check and fold 100 events', checked),
  ];
}

/** Removes the notes, which are sealed in one of the compared states. */
const withoutNotes = ({ marks, ...state }: StudentState = studentDecider.initial) => ({
  ...state,
  marks: [...marks.values()].map(({ note, ...mark }) => mark),
});
