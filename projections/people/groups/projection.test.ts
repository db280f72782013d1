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
    { id: TUESDAY, name: 'Tuesday at four', archived_at: null, schedule_version: 0, version: 5 },
    { id: FRIDAY, name: 'Friday', archived_at: archived.recordedAt, schedule_version: 0, version: 6 },
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

test('groups: a schedule ends where the next one begins, and one that was never in force ends where it began', async () => {
  const monday = { weekday: 1, begins: '16:00', ends: '17:00' };
  const friday = { weekday: 5, begins: '17:30', ends: '18:30', room: 'Room 2' };
  const scheduled = (from: string, meetings: object[]) => ({
    type: 'GroupScheduled' as const,
    data: { group: TUESDAY, from, meetings },
  });
  const schedules = await createLogWriter(keys).record(GROUPS_STREAM, [
    { type: 'GroupCreated', data: { group: TUESDAY, name: 'Tuesday', students: [] } },
    scheduled('2026-11-20', [monday, friday]),
    scheduled('2027-01-04', [friday]),
    scheduled('2026-12-01', [monday]),
    scheduled('2026-12-21', []),
  ]);
  const { tables } = await foldInMemory(groupsProjection, schedules, keys, 1);
  const inForce = tables.group_meetings?.map(({ weekday, room, from_day, until_day }) =>
    [weekday, room, from_day, until_day].join(' '),
  );
  expect(inForce?.toSorted()).toEqual([
    '1  2026-11-20 2026-12-01',
    '1  2026-12-01 2026-12-21',
    '5 Room 2 2026-11-20 2026-12-01',
    '5 Room 2 2027-01-04 2027-01-04',
  ]);
  expect(tables.groups).toMatchObject([{ schedule_version: 5 }]);
  const again = [...schedules, ...schedules.slice(1)];
  expect((await foldInMemory(groupsProjection, again, keys, 1)).tables).toEqual(tables);
  expect((await foldInMemory(groupsProjection, schedules, keys, 1_000)).tables).toEqual(tables);
});
