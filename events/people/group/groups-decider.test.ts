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
const { initial, decide, evolve } = groupsDecider;
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
  expect(changed).toEqual({ [TUESDAY]: { name: 'Tuesdays', students: [BEN, CAI], named } });
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
    Array.from({ length: GROUPS_MAX }, (_, index) => [randomUUID(), { name: `Group ${index}`, students: [], named }]),
  );
  expect(decide(all, tuesday)).toBe('groups-full');
});
