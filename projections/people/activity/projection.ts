import { toPersonIdOfStream } from '#events/catalogue/to-person-id-of-stream.ts';
import { type ActGroup, type ActType, actGroup, actTypesByGroup } from '#events/values/shapes.ts';
import type { Projection } from '../../engine/projection.ts';
import { defineJournalTable, type LogEvent } from '../../engine/table.ts';
import { type ActivityRow, activityColumns, emptyActivityDetails } from './activity-columns.ts';
import { toActivityDetails } from './details.ts';

const groups = new Map(
  actGroup.options.flatMap((group) => actTypesByGroup[group].map((type) => [type, group] as const)),
);

/** The group to which acts of a type belong. */
const toActGroup = (type: ActType): ActGroup => groups.get(type) as ActGroup;

const rowsOf = (event: LogEvent): ActivityRow[] => {
  const details = toActivityDetails(event);
  if (details === undefined) return [];
  const { actor } = event.metadata;
  return [
    {
      ...emptyActivityDetails,
      id: event.id,
      created_at: event.recordedAt,
      version: event.version,
      actor_id: actor.id,
      actor_role: actor.role,
      subject_id: toPersonIdOfStream(event.stream) ?? null,
      ...details,
      act_group: toActGroup(details.what),
    },
  ];
};

const activityTable = defineJournalTable({
  name: 'activity',
  key: 'id',
  columns: activityColumns,
  indexes: {
    // Serves fetchActivityRows for everybody, newest first.
    activity_newest: '(created_at desc, version desc, id desc)',
    // Serves fetchActivityRows for the actions of one person.
    activity_of_actor: '(actor_id, created_at desc, version desc, id desc)',
    // Serves fetchActivityRows for one group of acts, which may be rare among the newest rows.
    activity_of_group: '(act_group, created_at desc, version desc, id desc)',
    // Serves fetchActivityRows for one group of acts by one person, where a filter by only one of the two may match
    // many rows.
    activity_of_actor_and_group: '(actor_id, act_group, created_at desc, version desc, id desc)',
    // Serves fetchActivityRows for the events about one student.
    activity_of_subject: '(subject_id, created_at desc, version desc, id desc) where subject_id is not null',
    // Serves fetchActivityRows for the events of one attendance record.
    activity_of_attendance: '(attendance_id, created_at desc, version desc, id desc) where attendance_id is not null',
  },
  rowsOf,
});

export const activityProjection = {
  name: 'activity',
  version: 3,
  tables: [activityTable],
} as const satisfies Projection;
