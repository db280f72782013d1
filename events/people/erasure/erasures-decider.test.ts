import { expect, test } from 'vitest';
import type { RecordedEvent } from '../../kernel/recorded-event.ts';
import { type ErasePerson, erasuresDecider } from './erasures-decider.ts';
import type { ErasureEvent } from './events.ts';

const { initial, decide, evolve } = erasuresDecider;
const [MIA, KEY, LEE, ANN] = ['mia', 'key', 'lee', 'ann'];
const mia: ErasePerson = {
  ...{ type: 'ErasePerson', person: MIA, role: 'student', key: KEY, by: LEE, isArchived: true, students: [] },
};
const fold = (events: readonly ErasureEvent[]) =>
  events.reduce(
    (state, event) =>
      evolve(state, { ...event, recordedAt: 'then', metadata: { actor: { id: LEE } } } as RecordedEvent<ErasureEvent>),
    initial,
  );

test('ErasePerson: records who was erased and the key that was deleted, once', () => {
  const erased = decide(initial, mia, undefined) as ErasureEvent[];
  expect(erased).toEqual([{ type: 'PersonErased', data: { person: MIA, role: 'student', key: KEY } }]);
  expect(fold(erased)).toEqual(new Map([[MIA, { role: 'student', key: KEY, at: 'then', by: LEE }]]));
  expect(decide(fold(erased), { ...mia, isArchived: false }, undefined)).toEqual([]);
});

test('ErasePerson: is refused for oneself, and for somebody who can still sign in', () => {
  expect(decide(initial, { ...mia, by: MIA }, undefined)).toBe('own-erasure');
  expect(decide(initial, { ...mia, isArchived: false }, undefined)).toBe('not-archived');
});

test('ErasePerson: takes the name of a family account from each student that it saw', () => {
  const ann: ErasePerson = { ...mia, person: ANN, role: 'family', key: undefined, students: [MIA] };
  const erased = decide(initial, ann, undefined) as ErasureEvent[];
  expect(erased).toEqual([
    { type: 'PersonErased', data: { person: ANN, role: 'family' } },
    { type: 'FamilyNameErased', data: { student: MIA, account: ANN } },
  ]);
  expect([...fold(erased).keys()]).toEqual([ANN]);
});
