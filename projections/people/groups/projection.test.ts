import { expect, test } from 'vitest';
import { GROUPS_STREAM } from '#events/people/group/groups-stream.ts';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import { foldInMemory } from '../../test/fold-in-memory.ts';
import { createLogWriter } from '../../test/log-writer-fixture.ts';
import { createStudentIds } from '../../test/student-log-fixture.ts';
import { groupsProjection } from './projection.ts';

const [TUESDAY, FRIDAY, MIA, BEN, CAI] = createStudentIds(5) as [string, string, string, string, string];

test('groups: a row for each group, with its present name and students', async () => {
  const keys = createInMemoryKeyRing();
  const writer = createLogWriter(keys);
  const log = await writer.record(GROUPS_STREAM, [
    { type: 'GroupCreated', data: { group: TUESDAY, name: 'Tuesday', students: [MIA, BEN] } },
    { type: 'GroupCreated', data: { group: FRIDAY, name: 'Friday', students: [CAI] } },
    { type: 'GroupRenamed', data: { group: TUESDAY, name: 'Tuesday at four' } },
    { type: 'GroupMembersChanged', data: { group: TUESDAY, added: [CAI], removed: [MIA] } },
    { type: 'GroupArchived', data: { group: FRIDAY } },
  ]);
  const { tables } = await foldInMemory(groupsProjection, log, keys, 1);

  expect(tables.groups).toMatchObject([
    {
      id: TUESDAY,
      name: 'Tuesday at four',
      students: JSON.stringify([BEN, CAI]),
      archived_at: null,
      version: 4,
      memberships: JSON.stringify([
        { student: MIA, joined_at: null, left_at: log[3]?.recordedAt },
        { student: BEN, joined_at: null, left_at: null },
        { student: CAI, joined_at: log[3]?.recordedAt, left_at: null },
      ]),
    },
    { id: FRIDAY, name: 'Friday', students: JSON.stringify([CAI]), archived_at: log[4]?.recordedAt, version: 5 },
  ]);
  expect((await foldInMemory(groupsProjection, log, keys, 1_000)).tables).toEqual(tables);
});
