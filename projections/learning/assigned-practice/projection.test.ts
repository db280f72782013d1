import { expect, test } from 'vitest';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import type { PracticeSubject } from '#events/values/shapes.ts';
import { foldInMemory } from '../../test/fold-in-memory.ts';
import { createPracticeLogWriter } from '../../test/practice-log-fixture.ts';
import { createStudentIds } from '../../test/student-log-fixture.ts';
import { type AssignedPractice, assignedPracticeProjection } from './projection.ts';

const [MIA] = createStudentIds(1) as [string];
const day = '2026-11-21';
const fractions: { subject: PracticeSubject; grade: number; topic: string } = {
  ...{ subject: 'math', grade: 4, topic: 'fractions' },
};
const done = { student: MIA, day, correct: 3, topic: 'fractions' };

async function fold(write: (log: ReturnType<typeof createPracticeLogWriter>) => Promise<unknown>) {
  const keys = createInMemoryKeyRing();
  const log = createPracticeLogWriter(keys);
  await write(log);
  const { tables, parked } = await foldInMemory(assignedPracticeProjection, log.log, keys, 1);
  expect(parked).toEqual([]);
  expect((await foldInMemory(assignedPracticeProjection, log.log, keys, 1_000)).tables).toEqual(tables);
  const [row] = tables.assigned_practice ?? [];
  return JSON.parse(String(row?.assigned ?? '[]')) as AssignedPractice[];
}
const toStates = (assigned: readonly AssignedPractice[]) =>
  assigned.map(({ topic, due_on, session_id }) => [topic, due_on, session_id !== null]);

test('assigned_practice: a session of the topic and grade after the assignment fulfills it', async () => {
  const [row] = await fold(async (log) => {
    await log.assign(MIA, { ...fractions, dueOn: '2026-11-27' });
    await log.session(done);
  });
  expect(row).toMatchObject({ ...fractions, due_on: '2026-11-27', session_id: '00000000-0000-4000-a000-000000000001' });
  expect([row?.assigned_at, row?.done_at].every((instant) => instant?.startsWith(day))).toBe(true);
});

interface Fulfilling {
  readonly student: string;
  readonly day: string;
  readonly correct: number;
  readonly topic: string | undefined;
  readonly subject?: PracticeSubject;
  readonly hasty?: boolean;
}

test.each<[string, Fulfilling, typeof fractions?]>([
  ['another topic', { ...done, topic: 'decimals' }],
  ['a topic without a slug', { ...done, topic: undefined }],
  ['another grade', done, { ...fractions, grade: 5 }],
  ['another subject', { ...done, subject: 'english' }],
  ['a session that was answered too fast', { ...done, hasty: true }],
])('assigned_practice: stays open after %s', async (_, session, assigned = fractions) => {
  const states = await fold(async (log) => {
    await log.assign(MIA, assigned);
    await log.session(session);
  });
  expect(toStates(states)).toEqual([['fractions', null, false]]);
});

test('assigned_practice: a session before the assignment does not count, however late it is delivered', async () => {
  const states = await fold(async (log) => {
    await log.session(done);
    await log.assign(MIA, fractions);
    // A checkpoint that was set back delivers the session again.
    log.log.push(...log.log.slice(0, 7));
  });
  expect(toStates(states)).toEqual([['fractions', null, false]]);
});

test('assigned_practice: what was taken back is gone, and what is done stays', async () => {
  const states = await fold(async (log) => {
    const first = await log.assign(MIA, fractions);
    const second = await log.assign(MIA, { ...fractions, topic: 'decimals' });
    await log.session(done);
    await log.withdraw(MIA, first);
    await log.withdraw(MIA, second);
  });
  expect(toStates(states)).toEqual([['fractions', null, true]]);
});

test('assigned_practice: keeps the last twenty that are done, and all that are open', async () => {
  const states = await fold(async (log) => {
    await log.assign(MIA, { ...fractions, topic: 'decimals' });
    for (let round = 0; round < 22; round += 1) {
      await log.assign(MIA, fractions);
      await log.session(done);
    }
  });
  expect(states.length).toBe(21);
  expect(toStates(states)[0]).toEqual(['decimals', null, false]);
});
