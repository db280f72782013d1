/** The rules of groups: names are unique among current groups, and groups and their number have a limit. */
import { isDeepStrictEqual } from 'node:util';
import type { DecisionContext } from '../../core/centre/decision-context.ts';
import { defineAggregate } from '../../kernel/aggregate.ts';
import type { Decider } from '../../kernel/decider.ts';
import { GROUP_STUDENTS_MAX, GROUPS_MAX } from '../../values/limits.ts';
import { toGroupNameKey } from '../../values/to-group-name-key.ts';
import type { GroupEvent, Meeting } from './events.ts';
import { GROUPS_STREAM } from './groups-stream.ts';

interface Group {
  readonly name: string;
  readonly students: readonly string[];
  /** Id of the person who gave the group its name, and the UTC instant. */
  readonly named: { readonly by: string; readonly at: string };
  /** The weekly classes that begin on each day, in the order of the days. */
  readonly schedules: readonly { readonly from: string; readonly meetings: readonly Meeting[] }[];
  /** Version of the stream at the last change of the schedule; 0 if it never had one. */
  readonly scheduleVersion: number;
}
/** The current groups by id. */
export type GroupsState = Readonly<Record<string, Group>>;

export type GroupCommand =
  | { type: 'CreateGroup'; group: string; name: string; students: readonly string[] }
  | {
      type: 'ChangeGroup';
      group: string;
      /** Without it, the group keeps its name. */
      name?: string;
      /** The name that the form showed. If the group has another one by now, a new name is refused. */
      seenName?: string;
      /** Students who are in the group already, or not in it, are ignored. */
      added: readonly string[];
      removed: readonly string[];
    }
  | {
      type: 'ScheduleGroup';
      group: string;
      /** Today or a later civil date. */
      from: string;
      meetings: readonly Meeting[];
      /** The `scheduleVersion` that the form showed. If the schedule was changed since, another one is refused. */
      seenVersion: number;
    }
  | { type: 'ArchiveGroup'; group: string };
export type GroupRefusal =
  | 'group-unknown'
  | 'group-name-taken'
  | 'group-renamed'
  | 'group-full'
  | 'groups-full'
  | 'schedule-in-past'
  | 'schedule-changed';

type Decided = GroupEvent[] | GroupRefusal;
type GroupContext = Pick<DecisionContext, 'today'>;

export const groupsDecider: Decider<GroupsState, GroupCommand, GroupEvent, GroupRefusal, GroupContext> = {
  initial: {},
  decide(groups, command, { today }) {
    if (command.type === 'CreateGroup') return create(groups, command);
    const found = groups[command.group];
    if (!found) return 'group-unknown';
    if (command.type === 'ArchiveGroup') return [{ type: 'GroupArchived', data: { group: command.group } }];
    if (command.type === 'ScheduleGroup') return schedule(found, command, today);
    return change(groups, found, command);
  },
  evolve(groups, { type, data, metadata, recordedAt, version }) {
    const { [data.group]: found, ...others } = groups;
    if (type === 'GroupArchived') return others;
    const named = { by: metadata.actor.id, at: recordedAt };
    if (type === 'GroupCreated')
      return {
        ...groups,
        [data.group]: { name: data.name, students: data.students, named, schedules: [], scheduleVersion: 0 },
      };
    if (!found) throw new Error(`${type} of a group that does not exist.`);
    if (type === 'GroupRenamed') return { ...groups, [data.group]: { ...found, name: data.name, named } };
    if (type === 'GroupScheduled') {
      const { from, meetings } = data;
      const schedules = [...found.schedules.filter((earlier) => earlier.from < from), { from, meetings }];
      return { ...groups, [data.group]: { ...found, schedules, scheduleVersion: version } };
    }
    const staying = found.students.filter((id) => !data.removed.includes(id));
    return { ...groups, [data.group]: { ...found, students: [...staying, ...data.added] } };
  },
};

const create = (groups: GroupsState, { group, name, students }: CommandOf<'CreateGroup'>): Decided => {
  if (isNameTaken(groups, group, name)) return 'group-name-taken';
  if (Object.keys(groups).length >= GROUPS_MAX) return 'groups-full';
  const members = [...new Set(students)];
  if (members.length > GROUP_STUDENTS_MAX) return 'group-full';
  return [{ type: 'GroupCreated', data: { group, name, students: members } }];
};

const change = (groups: GroupsState, found: Group, command: CommandOf<'ChangeGroup'>): Decided => {
  const { group, name = found.name, seenName = found.name } = command;
  if (name !== found.name && seenName !== found.name) return 'group-renamed';
  if (isNameTaken(groups, group, name)) return 'group-name-taken';
  const removed = found.students.filter((id) => command.removed.includes(id));
  const added = [...new Set(command.added)].filter((id) => !found.students.includes(id));
  if (found.students.length - removed.length + added.length > GROUP_STUDENTS_MAX) return 'group-full';
  const events: GroupEvent[] = [];
  if (name !== found.name) events.push({ type: 'GroupRenamed', data: { group, name } });
  if (added.length > 0 || removed.length > 0)
    events.push({ type: 'GroupMembersChanged', data: { group, added, removed } });
  return events;
};

const schedule = (found: Group, command: CommandOf<'ScheduleGroup'>, today: string): Decided => {
  const { group, from, seenVersion } = command;
  if (from < today) return 'schedule-in-past';
  const meetings = command.meetings.toSorted((a, b) => (toSortKey(a) < toSortKey(b) ? -1 : 1));
  const inForce = found.schedules.findLast((each) => each.from <= from)?.meetings ?? [];
  const isUnchanged = isDeepStrictEqual(inForce, meetings) && found.schedules.every((each) => each.from <= from);
  if (isUnchanged) return [];
  if (seenVersion !== found.scheduleVersion) return 'schedule-changed';
  return [{ type: 'GroupScheduled', data: { group, from, meetings } }];
};

const toSortKey = ({ weekday, begins, ends, room = '' }: Meeting): string => `${weekday} ${begins} ${ends} ${room}`;

const isNameTaken = (groups: GroupsState, group: string, name: string): boolean =>
  Object.entries(groups).some(([id, other]) => id !== group && toGroupNameKey(other.name) === toGroupNameKey(name));

type CommandOf<Type extends GroupCommand['type']> = Extract<GroupCommand, { type: Type }>;

export const groupsAggregate = defineAggregate(groupsDecider, {
  toStream: () => GROUPS_STREAM,
  toPerson: () => undefined,
  usesRules: false,
});
