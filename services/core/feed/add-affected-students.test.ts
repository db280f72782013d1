import { expect, test } from 'vitest';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import { StoreUnavailableError } from '#events/store/port/event-store.ts';
import { createInMemoryEventStore } from '#events/store/test/in-memory-event-store.ts';
import { createHomeworkLog } from '#projections/test/homework-log-fixture.ts';
import { appendAll } from '#projections/test/log-writer-fixture.ts';
import { createStudentIds } from '#projections/test/student-log-fixture.ts';
import { addAffectedStudents } from './add-affected-students.ts';

test('addAffectedStudents: adds the students assigned at each homework event, and those whom it unassigns', async () => {
  const all = createStudentIds(3);
  const log = await createHomeworkLog(createInMemoryKeyRing(), 1, 3);
  const store = createInMemoryEventStore();
  await appendAll(store, log);

  const told = await addAffectedStudents(store, log);
  const ofHomework = told.filter(({ stream }) => stream.startsWith('homework-'));
  expect(ofHomework.map(({ type, students }) => [type, students])).toEqual([
    ['HomeworkCreated', all],
    ['HomeworkRevised', all],
    ['HomeworkUnassigned', all.slice(2)],
    ['HomeworkDeleted', all.slice(0, 2)],
    ['HomeworkRestored', all.slice(0, 2)],
  ]);
  expect(told.filter(({ students }) => students !== undefined)).toHaveLength(ofHomework.length);
});

test('addAffectedStudents: adds nobody to a homework that this release cannot read, and does not fail', async () => {
  const log = await createHomeworkLog(createInMemoryKeyRing(), 1, 3);
  const [created] = log.filter(({ type }) => type === 'HomeworkCreated');
  const newer = { ...created, type: 'HomeworkLentOut' } as (typeof log)[number];
  const store = createInMemoryEventStore();
  const told = await addAffectedStudents(store, [newer, created as typeof newer]);
  expect(told.map(({ students }) => students)).toEqual([[], createStudentIds(3)]);

  const away = { ...store, read: () => Promise.reject(new StoreUnavailableError('away')) };
  const revised = log.filter(({ type }) => type === 'HomeworkRevised');
  await expect(addAffectedStudents(away, revised)).rejects.toThrow(StoreUnavailableError);
});
