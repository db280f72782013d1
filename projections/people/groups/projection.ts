import { GROUPS_STREAM } from '#events/people/group/groups-stream.ts';
import { date, instant, integer, type StoredRow, text, uuid } from '../../engine/columns.ts';
import type { Projection } from '../../engine/projection.ts';
import { defineGroupedTable, defineKeyedTable, type LogEvent } from '../../engine/table.ts';

const toGroupId = ({ stream, data }: LogEvent): string | undefined =>
  stream === GROUPS_STREAM ? (data as { group: string }).group : undefined;

const columns = {
  id: uuid(),
  name: text(),
  archived_at: instant().nullable(),
  /** Version of the stream of all groups at the last change of this one's schedule; 0 if it never had one. */
  schedule_version: integer(),
  /** Version of the stream of all groups at the last change of this one. */
  version: integer(),
};

/** Each group of students, archived ones too, because the activity names them. */
const groupsTable = defineKeyedTable({
  name: 'groups',
  key: 'id',
  columns,
  keyOf: toGroupId,
  createdBy: 'GroupCreated',
  evolve(row, event) {
    // An event that is redelivered after a checkpoint was set back is skipped.
    if (row && event.version <= row.version) return undefined;
    if (event.type === 'GroupCreated') {
      return {
        id: event.data.group,
        name: event.data.name,
        archived_at: null,
        schedule_version: 0,
        version: event.version,
      };
    }
    if (!row) throw new Error(`${event.type} of a group that was never created`);
    return {
      ...row,
      ...(event.type === 'GroupRenamed' && { name: event.data.name }),
      ...(event.type === 'GroupScheduled' && { schedule_version: event.version }),
      ...(event.type === 'GroupArchived' && { archived_at: event.recordedAt }),
      version: event.version,
    };
  },
});

const membershipColumns = {
  /** The id of the event by which the student joined, and the student's id. */
  id: text(),
  group_id: uuid(),
  student_id: uuid(),
  /** Null for a student with whom the group was created: they came together before somebody named them. */
  joined_at: instant().nullable(),
  /** Null while the student is in the group. */
  left_at: instant().nullable(),
  /** Version of the stream of all groups at the last change of the row. */
  version: integer(),
};
type MembershipRow = StoredRow<typeof membershipColumns>;

/** Each stay of a student in a group, also of students and groups that were archived. */
const groupMembershipsTable = defineGroupedTable({
  name: 'group_memberships',
  key: 'id',
  group: 'group_id',
  columns: membershipColumns,
  indexes: {
    // Serves toGroupConditions and fetchGroups: who is in a group now. The primary key serves toGroupMemberConditions.
    group_memberships_current: '(group_id, student_id) where left_at is null',
  },
  keyOf: toGroupId,
  createdBy: 'GroupCreated',
  evolve(rows, event) {
    // An event that is redelivered after a checkpoint was set back is skipped.
    if (rows.some(({ version }) => event.version <= version)) return [];
    if (event.type === 'GroupCreated') return event.data.students.map((student) => toStay(event, student, null));
    if (event.type !== 'GroupMembersChanged') return [];
    const { added, removed } = event.data;
    const left = rows.filter((row) => row.left_at === null && removed.includes(row.student_id));
    return [
      ...left.map((row) => ({ ...row, left_at: event.recordedAt, version: event.version })),
      ...added.map((student) => toStay(event, student, event.recordedAt)),
    ];
  },
});

const toStay = (event: LogEvent, student: string, joinedAt: string | null): MembershipRow => ({
  ...{ id: `${event.id} ${student}`, group_id: toGroupId(event) as string, student_id: student },
  ...{ joined_at: joinedAt, left_at: null, version: event.version },
});

const meetingColumns = {
  /** The id of the event that scheduled it, and its number in the event. */
  id: text(),
  group_id: uuid(),
  /** From 1 for Monday to 7 for Sunday. */
  weekday: integer(),
  /** Times of the centre's clocks, `HH:MM`. */
  begins: text(),
  ends: text(),
  room: text().nullable(),
  /** The first day of the schedule, and the first day of the next one; null without one. */
  from_day: date(),
  until_day: date().nullable(),
  /** Version of the stream of all groups at the last change of the row. */
  version: integer(),
};

/** The classes that a group has every week, also under its former schedules. */
const groupMeetingsTable = defineGroupedTable({
  name: 'group_meetings',
  key: 'id',
  group: 'group_id',
  columns: meetingColumns,
  keyOf: toGroupId,
  createdBy: 'GroupCreated',
  evolve(rows, event) {
    // An event that is redelivered after a checkpoint was set back is skipped.
    if (event.type !== 'GroupScheduled' || rows.some(({ version }) => event.version <= version)) return [];
    const { group, from, meetings } = event.data;
    const replaced = rows.filter(({ until_day }) => until_day === null || until_day > from);
    return [
      // A schedule that was never in force ends on the day on which it begins.
      ...replaced.map((row) => ({
        ...row,
        until_day: row.from_day > from ? row.from_day : from,
        version: event.version,
      })),
      ...meetings.map(({ weekday, begins, ends, room = null }, index) => ({
        ...{ id: `${event.id} ${index}`, group_id: group, weekday, begins, ends, room },
        ...{ from_day: from, until_day: null, version: event.version },
      })),
    ];
  },
});

export const groupsProjection = {
  name: 'groups',
  version: 2,
  streams: ['groups'],
  tables: [groupsTable, groupMembershipsTable, groupMeetingsTable],
} as const satisfies Projection;
