import { GROUPS_STREAM } from '#events/people/group/groups-stream.ts';
import { toChangedMembers } from '#events/people/group/to-changed-members.ts';
import { instant, integer, jsonb, type StoredRow, text, uuid } from '../../engine/columns.ts';
import type { Projection } from '../../engine/projection.ts';
import { defineKeyedTable, type LogEvent } from '../../engine/table.ts';

/** A time that a student was in a group, in UTC instants. */
interface Membership {
  readonly student: string;
  /** Null for a student with whom the group was created: they came together before somebody named them. */
  readonly joined_at: string | null;
  /** Null while they are in it. */
  readonly left_at: string | null;
}

const columns = {
  id: uuid(),
  name: text(),
  /** Ids of the students in the group, including former ones. */
  students: jsonb<string[]>(),
  /** Who was in the group when. */
  memberships: jsonb<Membership[]>(),
  archived_at: instant().nullable(),
  /** Version of the stream of all groups at the last change of this one. */
  version: integer(),
};
type GroupRow = StoredRow<typeof columns>;

/** Each group of students, archived ones too, because the activity names them. */
const groupsTable = defineKeyedTable({
  name: 'groups',
  key: 'id',
  columns,
  keyOf: ({ stream, data }) => (stream === GROUPS_STREAM ? (data as { group: string }).group : undefined),
  createdBy: 'GroupCreated',
  evolve(row, event) {
    // An event that is redelivered after a checkpoint was set back is skipped.
    if (row && event.version <= row.version) return undefined;
    if (event.type === 'GroupCreated') {
      const { group: id, name, students } = event.data;
      const memberships = students.map((student): Membership => ({ student, joined_at: null, left_at: null }));
      return {
        ...{ id, name, students: JSON.stringify(students), memberships: JSON.stringify(memberships) },
        ...{ archived_at: null, version: event.version },
      };
    }
    if (!row) throw new Error(`${event.type} of a group that was never created`);
    return { ...row, ...changed(row, event), version: event.version };
  },
});

const changed = (row: GroupRow, event: LogEvent): Partial<GroupRow> => {
  switch (event.type) {
    case 'GroupRenamed':
      return { name: event.data.name };
    case 'GroupMembersChanged':
      return {
        students: JSON.stringify(toChangedMembers(JSON.parse(row.students), event.data)),
        memberships: JSON.stringify(toChangedMemberships(JSON.parse(row.memberships), event.data, event.recordedAt)),
      };
    case 'GroupArchived':
      return { archived_at: event.recordedAt };
    default:
      return {};
  }
};

function toChangedMemberships(
  memberships: readonly Membership[],
  { added, removed }: { readonly added: readonly string[]; readonly removed: readonly string[] },
  at: string,
): Membership[] {
  return [
    ...memberships.map((each) =>
      each.left_at === null && removed.includes(each.student) ? { ...each, left_at: at } : each,
    ),
    ...added.map((student) => ({ student, joined_at: at, left_at: null })),
  ];
}

export const groupsProjection = {
  name: 'groups',
  version: 1,
  streams: ['groups'],
  tables: [groupsTable],
} as const satisfies Projection;
