import { toPersonId } from '#events/catalogue/person-of-stream.ts';
import type { RecordedEvent } from '#events/decider/recorded-event.ts';
import type { StudentEvent } from '#events/student/events.ts';
import type { TutorEvent } from '#events/tutor/events.ts';
import type { KeyedTable, Projection } from '../engine/projection.ts';
import { sqlFile } from '../engine/sql-file.ts';

export type ProfileRow = {
  id: string;
  name: string;
  email: string;
  role: 'student' | 'tutor';
  owner: boolean;
  archived_at: string | null;
  created_at: string;
};

const table: KeyedTable<ProfileRow> = {
  kind: 'keyed',
  table: 'profiles',
  key: 'id',
  columns: {
    id: 'uuid',
    name: 'text',
    email: 'text',
    role: 'text',
    owner: 'boolean',
    archived_at: 'timestamptz',
    created_at: 'timestamptz',
  },

  keyOf(event) {
    switch (event.type) {
      case 'StudentEnrolled':
      case 'StudentArchived':
      case 'StudentRestored':
      case 'StudentEmailChanged':
      case 'TutorJoined':
        return toPersonId(event.stream);
      default:
        return undefined;
    }
  },

  evolve(row, recorded) {
    const event = recorded as RecordedEvent<StudentEvent | TutorEvent>;
    switch (event.type) {
      case 'StudentEnrolled':
        return joined(event, 'student', false);
      case 'TutorJoined':
        return joined(event, 'tutor', event.data.owner);
      case 'StudentArchived':
        return row && { ...row, archived_at: event.recordedAt };
      case 'StudentRestored':
        return row && { ...row, email: event.data.email, archived_at: null };
      case 'StudentEmailChanged':
        return row && { ...row, email: event.data.email };
      default:
        return undefined;
    }
  },
};

const joined = (
  event: RecordedEvent<{ type: string; data: { name: string; email: string } }>,
  role: ProfileRow['role'],
  owner: boolean,
): ProfileRow => ({
  id: toPersonId(event.stream) as string,
  name: event.data.name,
  email: event.data.email,
  role,
  owner,
  archived_at: null,
  created_at: event.recordedAt,
});

export const profiles: Projection = {
  name: 'profiles',
  version: 1,
  sql: sqlFile(import.meta.url, 'schema.sql'),
  streams: ['student', 'tutor'],
  tables: [table],
  opens: ['StudentEnrolled', 'StudentRestored', 'StudentEmailChanged', 'TutorJoined'],
};
