/** The rules of groups: names are unique among current groups, and groups and their number have a limit. */
import { defineAggregate } from '../../kernel/aggregate.ts';
import type { Decider } from '../../kernel/decider.ts';
import { GROUP_STUDENTS_MAX, GROUPS_MAX } from '../../values/limits.ts';
import type { GroupEvent } from './events.ts';
import { GROUPS_STREAM } from './groups-stream.ts';

interface Group {
  readonly name: string;
  readonly students: readonly string[];
  /** Id of the person who gave the group its name, and the UTC instant. */
  readonly named: { readonly by: string; readonly at: string };
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
  | { type: 'ArchiveGroup'; group: string };
export type GroupRefusal = 'group-unknown' | 'group-name-taken' | 'group-renamed' | 'group-full' | 'groups-full';

type Decided = GroupEvent[] | GroupRefusal;

export const groupsDecider: Decider<GroupsState, GroupCommand, GroupEvent, GroupRefusal> = {
  initial: {},
  decide(groups, command) {
    if (command.type === 'CreateGroup') return create(groups, command);
    const found = groups[command.group];
    if (!found) return 'group-unknown';
    if (command.type === 'ArchiveGroup') return [{ type: 'GroupArchived', data: { group: command.group } }];
    return change(groups, found, command);
  },
  evolve(groups, { type, data, metadata, recordedAt }) {
    const { [data.group]: found, ...others } = groups;
    if (type === 'GroupArchived') return others;
    const named = { by: metadata.actor.id, at: recordedAt };
    if (type === 'GroupCreated')
      return { ...groups, [data.group]: { name: data.name, students: data.students, named } };
    if (!found) throw new Error(`${type} of a group that does not exist.`);
    if (type === 'GroupRenamed') return { ...groups, [data.group]: { ...found, name: data.name, named } };
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

const isNameTaken = (groups: GroupsState, group: string, name: string): boolean =>
  Object.entries(groups).some(([id, other]) => id !== group && toNameKey(other.name) === toNameKey(name));

/** Equal for names that differ only in case or in how a letter is encoded. */
const toNameKey = (name: string): string => name.normalize('NFKC').toLowerCase();

type CommandOf<Type extends GroupCommand['type']> = Extract<GroupCommand, { type: Type }>;

export const groupsAggregate = defineAggregate(groupsDecider, {
  toStream: () => GROUPS_STREAM,
  toPerson: () => undefined,
  usesRules: false,
});
