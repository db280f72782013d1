import { expect, test } from 'vitest';
import type { KeyRing } from '#events/record/key-ring.ts';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import { MIA_ID } from '../../test/attendance-log-fixture.ts';
import { foldInMemory } from '../../test/fold-in-memory.ts';
import { createLogWriter, TUTOR } from '../../test/log-writer-fixture.ts';
import { createStudentIds } from '../../test/student-log-fixture.ts';
import { familyAccessProjection } from './projection.ts';

const [ANN, BO] = createStudentIds(2) as [string, string];
const today = '2026-09-03';
const enrol = { type: 'EnrolStudent', name: 'Mia', email: 'mia@example.com', classes: 0, via: 'tutor', today } as const;
const invite = { type: 'InviteFamily', name: 'Ann', email: 'ann@example.com', today } as const;

/** The rows in the order of their invitations. */
const foldRows = async (log: readonly StoredEvent[], keys: KeyRing, batch: number) =>
  ((await foldInMemory(familyAccessProjection, log, keys, batch)).tables.family_access ?? []).toSorted((one, other) =>
    String(one.invited_at) < String(other.invited_at) ? -1 : 1,
  );

async function writeLog(keys = createInMemoryKeyRing()) {
  const { execute, record } = createLogWriter(keys);
  const log = [
    ...(await execute(MIA_ID, enrol)),
    ...(await execute(MIA_ID, invite)),
    ...(await execute(MIA_ID, { ...invite, name: '', email: '' })),
  ];
  const [first, second] = log.slice(1).map(({ id }) => id) as [string, string];
  const give = async (invitation: string, account: string, name: string) =>
    log.push(...(await execute(MIA_ID, { type: 'GiveFamilyAccess', invitation, account, name, today })));
  await give(first, ANN, 'Ann Olsen');
  return { keys, log, execute, record, second, give };
}

test.each([1, 100])(
  'family-access: an invitation and the account that used it are one row, in batches of %i',
  async (batch) => {
    const { keys, log, execute, second, give } = await writeLog();
    await give(second, BO, 'Bo Olsen');
    log.push(...(await execute(MIA_ID, { type: 'EndFamilyAccess', account: BO, today })));
    const [, invited, , given, , ended] = log;
    expect(await foldRows(log, keys, batch)).toMatchObject([
      {
        ...{ id: invited?.id, student_id: MIA_ID, name: 'Ann Olsen', email: 'ann@example.com', until: '2026-09-10' },
        ...{ invited_by: TUTOR.id, account_id: ANN, since: given?.recordedAt, ended_at: null },
      },
      { id: second, name: 'Bo Olsen', email: null, account_id: BO, ended_at: ended?.recordedAt },
    ]);
  },
);

test('family-access: an archived student ends invitations and access, and a repeated batch changes nothing', async () => {
  const { keys, log, execute } = await writeLog();
  log.push(...(await execute(MIA_ID, { type: 'ArchiveStudent' })));
  const rows = await foldRows([...log, ...log], keys, 1);
  const at = log.at(-1)?.recordedAt;
  expect(rows.map(({ ended_at }) => ended_at)).toEqual([at, at]);
});

test.each([1, 100])(
  'family-access: an erased student ends every access, as a rebuild has it, in batches of %i',
  async (batch) => {
    const { keys, log, execute, record } = await writeLog();
    log.push(...(await execute(MIA_ID, { type: 'ArchiveStudent' })));
    const at = log.at(-1)?.recordedAt;
    log.push(...(await record('erasures', [{ type: 'PersonErased', data: { person: MIA_ID, role: 'student' } }])));
    const live = await foldRows(log, keys, batch);
    expect(live).toMatchObject([
      { name: 'erased', email: 'erased', account_id: ANN, ended_at: at },
      { name: null, email: null, ended_at: at },
    ]);
    await keys.erase(MIA_ID);
    expect(await foldRows([...log, ...log], keys, batch)).toEqual(live);
  },
);

test('family-access: an erased family account loses its name and its access, also an access that ended before', async () => {
  const { keys, log, execute, second, give, record } = await writeLog();
  await give(second, BO, 'Bo Olsen');
  log.push(...(await execute(MIA_ID, { type: 'EndFamilyAccess', account: BO, today })));
  const ended = log.at(-1)?.recordedAt;
  const erase = (account: string) =>
    record('erasures', [
      { type: 'PersonErased', data: { person: account, role: 'family' } },
      { type: 'FamilyNameErased', data: { student: MIA_ID, account } },
    ]);
  log.push(...(await erase(BO)));
  expect(await foldRows(log, keys, 100)).toMatchObject([
    { name: 'Ann Olsen', ended_at: null },
    { name: 'erased', ended_at: ended },
  ]);
  log.push(...(await erase(ANN)));
  expect((await foldRows(log, keys, 1))[0]).toMatchObject({
    name: 'erased',
    email: 'erased',
    ended_at: log.at(-1)?.recordedAt,
  });
});
