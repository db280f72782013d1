import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { RecordedEvent } from '../../kernel/recorded-event.ts';
import { GROUP_STUDENTS_MAX, GROUPS_MAX } from '../../values/limits.ts';
import type { GroupEvent } from './events.ts';
import { type GroupCommand, type GroupsState, groupsDecider } from './groups-decider.ts';

const [TUESDAY, FRIDAY, MIA, BEN, CAI] = Array.from({ length: 5 }, () => randomUUID()) as [
  string,
  string,
  string,
  string,
  string,
];
const { initial, evolve } = groupsDecider;
const decide = (state: GroupsState, command: GroupCommand) =>
  groupsDecider.decide(state, command, { today: '2026-11-20' });
const recorded = { metadata: { actor: { id: 'lee' } }, recordedAt: '2026-11-20T20:12:00.000Z' };
const named = { by: 'lee', at: recorded.recordedAt };
const after = (...commands: GroupCommand[]): GroupsState =>
  commands.reduce((state, command) => {
    const events = decide(state, command);
    if (typeof events === 'string') throw new Error(events);
    return events.map((event) => ({ ...event, ...recorded }) as RecordedEvent<GroupEvent>).reduce(evolve, state);
  }, initial);
const tuesday: GroupCommand = { type: 'CreateGroup', group: TUESDAY, name: 'Tuesday', students: [MIA, BEN] };
const friday: GroupCommand = { type: 'CreateGroup', group: FRIDAY, name: 'Friday', students: [] };

test('CreateGroup: names are unique among current groups, whatever their case', () => {
  expect(decide(initial, { ...tuesday, students: [MIA, BEN, MIA] })).toEqual([
    { type: 'GroupCreated', data: { group: TUESDAY, name: 'Tuesday', students: [MIA, BEN] } },
  ]);
  expect(decide(after(tuesday), { ...friday, name: 'TUESDAY' })).toBe('group-name-taken');
  const archived = after(tuesday, { type: 'ArchiveGroup', group: TUESDAY });
  expect(decide(archived, { ...friday, name: 'Tuesday' })).toHaveLength(1);
});

test('ChangeGroup: writes only what differs from the present group', () => {
  const state = after(tuesday, friday);
  const change = { type: 'ChangeGroup', group: TUESDAY } as const;
  expect(decide(state, { ...change, added: [MIA], removed: [CAI] })).toEqual([]);
  expect(decide(state, { ...change, name: 'tuesday', added: [CAI, CAI], removed: [MIA] })).toEqual([
    { type: 'GroupRenamed', data: { group: TUESDAY, name: 'tuesday' } },
    { type: 'GroupMembersChanged', data: { group: TUESDAY, added: [CAI], removed: [MIA] } },
  ]);
  expect(decide(state, { ...change, name: 'friday', added: [], removed: [] })).toBe('group-name-taken');
  const changed = after(tuesday, { ...change, name: 'Tuesdays', added: [CAI], removed: [MIA] });
  expect(changed).toEqual({
    [TUESDAY]: { name: 'Tuesdays', students: [BEN, CAI], named, schedules: [], scheduleVersion: 0 },
  });
});

test('ChangeGroup: a new name does not replace one that somebody else has given since the form was opened', () => {
  const change = { type: 'ChangeGroup', group: TUESDAY, added: [CAI], removed: [] } as const;
  const state = after(tuesday, { ...change, added: [], name: 'Tuesday at four' });
  expect(decide(state, { ...change, name: 'Sums', seenName: 'Tuesday' })).toBe('group-renamed');
  expect(decide(state, { ...change, name: 'Sums', seenName: 'Tuesday at four' })).toHaveLength(2);
  // The same name, no name, or a program that does not say what it showed.
  expect(decide(state, { ...change, name: 'Tuesday at four', seenName: 'Tuesday' })).toHaveLength(1);
  expect(decide(state, { ...change, seenName: 'Tuesday' })).toHaveLength(1);
  expect(decide(state, { ...change, name: 'Sums' })).toHaveLength(2);
});

test('an archived group, and one that never was, can be neither changed nor archived', () => {
  const archive = { type: 'ArchiveGroup', group: TUESDAY } as const;
  expect(decide(initial, archive)).toBe('group-unknown');
  const state = after(tuesday, archive);
  expect(decide(state, archive)).toBe('group-unknown');
  expect(decide(state, { type: 'ChangeGroup', group: TUESDAY, added: [CAI], removed: [] })).toBe('group-unknown');
});

test('groups and their number have a limit', () => {
  const many = Array.from({ length: GROUP_STUDENTS_MAX }, () => randomUUID());
  const full = after({ ...tuesday, students: many });
  const change = { type: 'ChangeGroup', group: TUESDAY, added: [MIA], removed: [] } as const;
  expect(decide(full, change)).toBe('group-full');
  expect(decide(full, { ...change, removed: many.slice(0, 1) })).toHaveLength(1);
  expect(decide(initial, { ...tuesday, students: [...many, MIA] })).toBe('group-full');

  const all = Object.fromEntries(
    Array.from({ length: GROUPS_MAX }, (_, index) => [
      randomUUID(),
      { name: `Group ${index}`, students: [], named, schedules: [], scheduleVersion: 0 },
    ]),
  );
  expect(decide(all, tuesday)).toBe('groups-full');
});

const MONDAY = { weekday: 1, begins: '16:00', ends: '17:00' };
const FRIDAY_LATE = { weekday: 5, begins: '17:30', ends: '18:30', room: 'Room 2' };
const scheduled = (from: string, meetings: (typeof MONDAY)[]) => ({
  type: 'GroupScheduled' as const,
  data: { group: TUESDAY, from, meetings },
});
const record = (state: GroupsState, version: number, event: GroupEvent) =>
  evolve(state, { ...event, ...recorded, version } as RecordedEvent<GroupEvent>);
const schedule = (from: string, meetings: (typeof MONDAY)[], seenVersion: number) =>
  ({ type: 'ScheduleGroup', group: TUESDAY, from, meetings, seenVersion }) as const;

test('ScheduleGroup: sets the classes from today or a later day on, in order, and no classes end them', () => {
  const state = after(tuesday);
  expect(decide(state, schedule('2026-11-19', [MONDAY], 0))).toBe('schedule-in-past');
  expect(decide(state, schedule('2026-11-20', [FRIDAY_LATE, MONDAY], 0))).toEqual([
    scheduled('2026-11-20', [MONDAY, FRIDAY_LATE]),
  ]);
  expect(decide(state, schedule('2026-11-20', [], 0)), 'there are none').toEqual([]);
  const met = record(state, 4, scheduled('2026-11-20', [MONDAY]));
  expect(decide(met, schedule('2026-12-01', [MONDAY], 4)), 'in force on that day').toEqual([]);
  expect(decide(met, schedule('2026-12-01', [], 4))).toEqual([scheduled('2026-12-01', [])]);
});

test('ScheduleGroup: replaces what was planned for that day and later, and keeps what was before', () => {
  const met = record(after(tuesday), 4, scheduled('2026-11-20', [MONDAY]));
  const planned = record(met, 5, scheduled('2027-01-04', [FRIDAY_LATE]));
  // The same classes as today's end the plan for January.
  expect(decide(planned, schedule('2026-12-01', [MONDAY], 5))).toEqual([scheduled('2026-12-01', [MONDAY])]);
  const replaced = record(planned, 6, scheduled('2026-12-01', [FRIDAY_LATE]));
  expect(replaced[TUESDAY]?.schedules).toEqual([
    { from: '2026-11-20', meetings: [MONDAY] },
    { from: '2026-12-01', meetings: [FRIDAY_LATE] },
  ]);
});

test('ScheduleGroup: does not replace a schedule that somebody else has set since the form was opened', () => {
  const met = record(after(tuesday), 4, scheduled('2026-11-20', [MONDAY]));
  expect(decide(met, schedule('2026-11-20', [FRIDAY_LATE], 0))).toBe('schedule-changed');
  expect(decide(met, schedule('2026-11-20', [MONDAY], 0)), 'the same classes').toEqual([]);
  expect(decide(met, schedule('2026-11-20', [FRIDAY_LATE], 4))).toHaveLength(1);
  expect(decide(initial, schedule('2026-11-20', [MONDAY], 0))).toBe('group-unknown');
});
