import { toPersonId } from '#events/catalogue/to-person-id.ts';
import type { Projection } from '../engine/projection.ts';
import type { LogEvent } from '../engine/table.ts';
import { defineJournalTable } from '../engine/table.ts';
import type { ActivityRow } from './activity-columns.ts';
import { columns, emptyDetails } from './activity-columns.ts';
import { toActGroup } from './acts.ts';
import { toActivityDetails } from './details.ts';

const rowsOf = (event: LogEvent): ActivityRow[] => {
  const details = toActivityDetails(event);
  if (details === undefined) return [];
  const { actor } = event.metadata;
  return [
    {
      event_id: event.id,
      recorded_at: event.recordedAt,
      version: event.version,
      actor_id: actor.id,
      actor_role: actor.role,
      subject_id: toPersonId(event.stream) ?? null,
      ...emptyDetails,
      ...details,
      act_group: toActGroup(details.what),
    },
  ];
};

const activityTable = defineJournalTable({
  name: 'activity',
  key: 'event_id',
  columns,
  indexes: {
    // fetchActivityRows of all people: newest first
    activity_newest: '(recorded_at desc, version desc, event_id desc)',
    // fetchActivityRows of one person's actions
    activity_of_actor: '(actor_id, recorded_at desc, version desc, event_id desc)',
    // fetchActivityRows of one kind of act, which may be rare among the newest
    activity_of_group: '(act_group, recorded_at desc, version desc, event_id desc)',
    // fetchActivityRows of one kind of act by one person: each of the two may be rare on its own
    activity_of_actor_and_group: '(actor_id, act_group, recorded_at desc, version desc, event_id desc)',
    // fetchActivityRows about one student
    activity_of_subject: '(subject_id, recorded_at desc, version desc, event_id desc) where subject_id is not null',
    // fetchActivityRows about one attendance record
    activity_of_record: '(record, recorded_at desc, version desc, event_id desc) where record is not null',
  },
  rowsOf,
});

export const activity = {
  name: 'activity',
  version: 5,
  tables: [activityTable],
} as const satisfies Projection;
