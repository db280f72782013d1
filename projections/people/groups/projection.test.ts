import { expect, test } from 'vitest';
import { GROUPS_STREAM } from '#events/people/group/groups-stream.ts';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import { foldInMemory } from '../../test/fold-in-memory.ts';
import { createLogWriter } from '../../test/log-writer-fixture.ts';
import { createStudentIds } from '../../test/student-log-fixture.ts';
import { groupsProjection } from './projection.ts';

const [TUESDAY, FRIDAY, MIA, BEN, CAI] = createStudentIds(5) as [string, string, string, string, string];

const keys = createInMemoryKeyRing();
const log = await createLogWriter(keys).record(GROUPS_STREAM, [
  { type: 'GroupCreated', data: { group: TUESDAY, name: 'Tuesday', students: [MIA, BEN] } },
  { type: 'GroupCreated', data: { group: FRIDAY, name: 'Friday', students: [CAI] } },
  { type: 'GroupRenamed', data: { group: TUESDAY, name: 'Tuesday at four' } },
  { type: 'GroupMembersChanged', data: { group: TUESDAY, added: [CAI], removed: [MIA] } },
  { type: 'GroupMembersChanged', data: { group: TUESDAY, added: [MIA], removed: [] } },
  { type: 'GroupArchived', data: { group: FRIDAY } },
]);
const [tuesdayCreated, fridayCreated, , changed, returned, archived] = log as [
  StoredEvent,
  StoredEvent,
  StoredEvent,
  StoredEvent,
  StoredEvent,
  StoredEvent,
];

test('groups: a row for each group, with its present name, and one for each stay of a student', async () => {
  const { tables } = await foldInMemory(groupsProjection, log, keys, 1);

  expect(tables.groups).toEqual([
    { id: TUESDAY, name: 'Tuesday at four', archived_at: null, version: 5 },
    { id: FRIDAY, name: 'Friday', archived_at: archived.recordedAt, version: 6 },
  ]);
  const stay = (joining: StoredEvent, group_id: string, student_id: string) => ({
    ...{ id: `${joining.id} ${student_id}`, group_id, student_id, joined_at: null, left_at: null },
    version: joining.version,
  });
  expect(tables.group_memberships).toHaveLength(5);
  expect(tables.group_memberships).toEqual(
    expect.arrayContaining([
      { ...stay(tuesdayCreated, TUESDAY, MIA), left_at: changed.recordedAt, version: 4 },
      stay(tuesdayCreated, TUESDAY, BEN),
      { ...stay(changed, TUESDAY, CAI), joined_at: changed.recordedAt },
      { ...stay(returned, TUESDAY, MIA), joined_at: returned.recordedAt },
      stay(fridayCreated, FRIDAY, CAI),
    ]),
  );
  expect((await foldInMemory(groupsProjection, log, keys, 1_000)).tables).toEqual(tables);
});

test('groups: events that are delivered again change nothing', async () => {
  const { tables } = await foldInMemory(groupsProjection, log, keys, 1);
  // The fourth event, in which Mia left, comes again after her return.
  expect((await foldInMemory(groupsProjection, [...log, ...log.slice(3)], keys, 1)).tables).toEqual(tables);
});
