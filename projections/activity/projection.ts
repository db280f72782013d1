import { toPersonId } from '#events/catalogue/person-of-stream.ts';
import type { JournalTable, LogEvent, Projection } from '../engine/projection.ts';
import { sqlFile } from '../engine/sql-file.ts';
import { type ActivityRow, columns, emptyDetails } from './activity-table.ts';
import { groupOf } from './acts.ts';
import { activityDetails } from './details.ts';

const rowsOf = (event: LogEvent): ActivityRow[] => {
  const details = activityDetails(event);
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
      act_group: groupOf(details.what),
    },
  ];
};

const table: JournalTable<ActivityRow> = { kind: 'journal', table: 'activity', key: 'event_id', columns, rowsOf };

export const activity: Projection = {
  name: 'activity',
  version: 5,
  sql: sqlFile(import.meta.url, 'schema.sql'),
  tables: [table],
};
