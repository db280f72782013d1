import { isDeepStrictEqual } from 'node:util';
import type { PostgresEventStore } from '@event-driven-io/emmett-postgresql';
import type { StudentEvent } from '#events/classes/student/events.ts';
import { studentDecider } from '#events/classes/student/student-decider.ts';
import type { StudentState } from '#events/classes/student/student-state.ts';
import type { RecordedEvent } from '#events/kernel/recorded-event.ts';
import type { KeyRing } from '#events/record/key-ring.ts';
import { checkAndUnsealEvents, parseEventUnvalidated } from '#events/record/unseal-events.ts';
import type { EventStore } from '#events/store/port/event-store.ts';
import { assertCorrect } from '../harness/bench-row.ts';
import type { Learner } from './course.ts';
import { type EmmettEvent, type EmmettReadEvent, toLogEvent } from './emmett-events.ts';

export type StreamLoader = (learner: Learner) => Promise<StudentState>;
type Ways = Readonly<Record<'folded' | 'checked' | 'emmett', StreamLoader>>;

const evolve = (state: StudentState, event: RecordedEvent) =>
  studentDecider.evolve(state, event as RecordedEvent<StudentEvent>);

export const createStreamLoaders = (store: EventStore, keys: KeyRing, peer: PostgresEventStore): Ways => ({
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
export async function checkEqualStates(learner: Learner, { folded, checked, emmett }: Ways): Promise<void> {
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
