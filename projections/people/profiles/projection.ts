import { toPersonIdOfStream } from '#events/catalogue/to-person-id-of-stream.ts';
import type { StudentEvent } from '#events/classes/student/events.ts';
import type { RecordedEvent } from '#events/kernel/recorded-event.ts';
import type { AccountEvent } from '#events/people/account/events.ts';
import type { TutorEvent } from '#events/people/tutor/events.ts';
import { toPersonSearchText } from '#events/values/fold-text.ts';
import { role } from '#events/values/shapes.ts';
import { boolean, instant, oneOf, type StoredRow, text, uuid } from '../../engine/columns.ts';
import type { Projection } from '../../engine/projection.ts';
import { defineKeyedTable } from '../../engine/table.ts';

const columns = {
  id: uuid(),
  name: text(),
  email: text(),
  /** See toPersonSearchText. */
  search_text: text(),
  role: oneOf(...role.options),
  owner: boolean(),
  archived_at: instant().nullable(),
  created_at: instant(),
};
export type ProfileRow = StoredRow<typeof columns>;

const profilesTable = defineKeyedTable({
  name: 'profiles',
  key: 'id',
  columns,
  indexes: {
    // Serves fetchStudentsPage, fetchStudentNamesPage and fetchRollPage: current or former students by name.
    profiles_by_name: '(role, (archived_at is not null), name collate "en-x-icu", id)',
  },

  keyOf(event) {
    switch (event.type) {
      case 'StudentEnrolled':
      case 'StudentArchived':
      case 'StudentRestored':
      case 'StudentEmailChanged':
      case 'AccountEmailChanged':
      case 'TutorJoined':
        return toPersonIdOfStream(event.stream);
      default:
        return undefined;
    }
  },

  evolve(row, recorded) {
    const event = recorded as RecordedEvent<StudentEvent | TutorEvent | AccountEvent>;
    switch (event.type) {
      case 'StudentEnrolled':
        return joined(event, 'student', false);
      case 'TutorJoined':
        return joined(event, 'tutor', event.data.owner);
      case 'StudentArchived':
        return row && { ...row, archived_at: event.recordedAt };
      case 'StudentRestored':
        return row && { ...withEmail(row, event.data.email), archived_at: null };
      case 'StudentEmailChanged':
      case 'AccountEmailChanged':
        return row && withEmail(row, event.data.email);
      default:
        return undefined;
    }
  },
});

const withEmail = (row: ProfileRow, email: string): ProfileRow => ({
  ...row,
  email,
  search_text: toPersonSearchText({ name: row.name, email }),
});

const joined = (
  event: RecordedEvent<{ type: string; data: { name: string; email: string } }>,
  role: ProfileRow['role'],
  owner: boolean,
): ProfileRow => ({
  id: toPersonIdOfStream(event.stream) as string,
  name: event.data.name,
  email: event.data.email,
  search_text: toPersonSearchText(event.data),
  role,
  owner,
  archived_at: null,
  created_at: event.recordedAt,
});

export const profilesProjection = {
  name: 'profiles',
  version: 3,
  streams: ['student', 'tutor', 'account'],
  tables: [profilesTable],
  unsealedEventTypes: [
    'StudentEnrolled',
    'StudentRestored',
    'StudentEmailChanged',
    'AccountEmailChanged',
    'TutorJoined',
  ],
} as const satisfies Projection;
