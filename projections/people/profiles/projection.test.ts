import { expect, test } from 'vitest';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import { createAttendanceLog, MIA_ID, TUTOR_ID } from '../../test/attendance-log-fixture.ts';
import { foldInMemory } from '../../test/fold-in-memory.ts';
import { createLogWriter } from '../../test/log-writer-fixture.ts';
import { profilesProjection } from './projection.ts';

const today = '2026-09-03';
const enrol = { type: 'EnrolStudent', name: 'Mia', email: 'mia@example.com', classes: 0, via: 'tutor', today } as const;

test('profiles: has names and e-mail addresses in clear', async () => {
  const keys = createInMemoryKeyRing();

  const { tables } = await foldInMemory(profilesProjection, await createAttendanceLog(keys), keys, 100);

  expect(tables.profiles).toMatchObject([
    { id: TUTOR_ID, name: 'Sam Ortiz', email: 'sam@example.com', role: 'tutor', owner: false, archived_at: null },
    { id: MIA_ID, name: 'Mia Chen', email: 'mia@example.com', role: 'student', owner: false, archived_at: null },
  ]);
});

test('profiles: an archived student can be restored with another e-mail', async () => {
  const keys = createInMemoryKeyRing();
  const { execute } = createLogWriter(keys);
  const log = [...(await execute(MIA_ID, enrol)), ...(await execute(MIA_ID, { type: 'ArchiveStudent' }))];
  const archived = await foldInMemory(profilesProjection, log, keys, 1);
  expect(archived.tables.profiles).toMatchObject([{ archived_at: log[1]?.recordedAt }]);

  log.push(...(await execute(MIA_ID, { type: 'RestoreStudent', email: 'new@example.com' })));
  const restored = await foldInMemory(profilesProjection, log, keys, 100);
  expect(restored.tables.profiles).toMatchObject([{ archived_at: null, email: 'new@example.com' }]);
});

test('profiles: a changed e-mail replaces the previous one', async () => {
  const keys = createInMemoryKeyRing();
  const { execute } = createLogWriter(keys);
  const log = [
    ...(await execute(MIA_ID, enrol)),
    ...(await execute(MIA_ID, { type: 'ChangeStudentEmail', email: 'new@example.com' })),
  ];
  const { tables } = await foldInMemory(profilesProjection, log, keys, 100);
  expect(tables.profiles).toMatchObject([{ name: 'Mia', email: 'new@example.com' }]);
});

test.each([1, 100])(
  'profiles: an erased person is a tombstone, equal to that of a rebuild, in batches of %i',
  async (batch) => {
    const keys = createInMemoryKeyRing();
    const { execute, record } = createLogWriter(keys);
    const log = [
      ...(await execute(MIA_ID, enrol)),
      ...(await execute(MIA_ID, { type: 'ArchiveStudent' })),
      ...(await record('erasures', [{ type: 'PersonErased', data: { person: MIA_ID, role: 'student' } }])),
      ...(await execute(MIA_ID, { type: 'RestoreStudent', email: 'late@example.com' })),
    ];
    const live = await foldInMemory(profilesProjection, log, keys, batch);
    const [, archived, erased] = log;
    expect(live.tables.profiles).toMatchObject([
      {
        ...{ name: 'erased', email: 'erased', search_text: expect.not.stringContaining('mia') },
        ...{ archived_at: archived?.recordedAt, erased_at: erased?.recordedAt },
      },
    ]);
    await keys.erase(MIA_ID);
    expect((await foldInMemory(profilesProjection, log, keys, batch)).tables).toEqual(live.tables);
  },
);

test('profiles: the name of an erased person reads `erased`, and one whose key is missing reads as unreadable', async () => {
  const keys = createInMemoryKeyRing();
  const log = await createLogWriter(keys).execute(MIA_ID, enrol);

  const { tables, parked } = await foldInMemory(profilesProjection, log, createInMemoryKeyRing(), 100);
  expect(parked).toEqual([]);
  expect(tables.profiles).toMatchObject([{ name: 'unreadable (key missing)' }]);
  await keys.erase(MIA_ID);
  expect((await foldInMemory(profilesProjection, log, keys, 100)).tables.profiles).toMatchObject([{ name: 'erased' }]);
});
