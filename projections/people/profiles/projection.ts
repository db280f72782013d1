import { toPersonIdOfStream } from '#events/catalogue/to-person-id-of-stream.ts';
import type { StudentEvent } from '#events/classes/student/events.ts';
import type { RecordedEvent } from '#events/kernel/recorded-event.ts';
import type { AccountEvent } from '#events/people/account/events.ts';
import type { ErasureEvent } from '#events/people/erasure/events.ts';
import type { TutorEvent } from '#events/people/tutor/events.ts';
import { ERASED_TEXT } from '#events/values/erased-text.ts';
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
  /** Null for somebody who was invited as a tutor and has not joined. Until then their profile counts as archived. */
  joined_at: instant().nullable(),
  /** When the person was erased. Name and e-mail read `erased` from then on, and no later event changes the row. */
  erased_at: instant().nullable(),
};
export type ProfileRow = StoredRow<typeof columns>;

const profilesTable = defineKeyedTable({
  name: 'profiles',
  key: 'id',
  columns,
  indexes: {
    // Serve fetchStudentsPage, fetchStudentNamesPage and fetchBalancesPage: current or former students by name. An index on the
    // expression `archived_at is not null` would not: PostgreSQL simplifies its comparison to another expression.
    profiles_current: `(name collate "en-x-icu", id) where role = 'student' and archived_at is null`,
    profiles_former: `(name collate "en-x-icu", id) where role = 'student' and archived_at is not null`,
    // Serves fetchRollPage, which lists students with a mark whether or not they are former ones.
    profiles_students: `(name collate "en-x-icu", id) where role = 'student'`,
  },

  keyOf(event) {
    switch (event.type) {
      case 'StudentEnrolled':
      case 'StudentArchived':
      case 'StudentRestored':
      case 'StudentEmailChanged':
      case 'AccountEmailChanged':
      case 'TutorInvited':
      case 'TutorJoined':
      case 'TutorArchived':
      case 'TutorRestored':
      case 'OwnerMade':
      case 'OwnerRemoved':
        return toPersonIdOfStream(event.stream);
      case 'PersonErased':
        // A family account has no profile.
        return event.data.role === 'family' ? undefined : event.data.person;
      default:
        return undefined;
    }
  },

  evolve(row, recorded) {
    const event = recorded as RecordedEvent<StudentEvent | TutorEvent | AccountEvent | ErasureEvent>;
    // A command that was decided in the moment of the erasure does not bring the person back.
    if (row && row.erased_at !== null) return undefined;
    switch (event.type) {
      case 'StudentEnrolled':
        return joined(event, 'student', false);
      case 'TutorJoined':
        return joined(event, 'tutor', event.data.owner);
      case 'TutorInvited':
        // An archived tutor who is invited back stays as they are until they accept.
        return row ? undefined : { ...joined(event, 'tutor', false), archived_at: event.recordedAt, joined_at: null };
      case 'TutorArchived':
        return row && { ...row, archived_at: event.recordedAt, owner: false };
      case 'TutorRestored':
        return row && { ...withEmail(row, event.data.email), archived_at: null, owner: event.data.owner };
      case 'OwnerMade':
      case 'OwnerRemoved':
        return row && { ...row, owner: event.type === 'OwnerMade' };
      case 'StudentArchived':
        return row && { ...row, archived_at: event.recordedAt };
      case 'StudentRestored':
        return row && { ...withEmail(row, event.data.email), archived_at: null };
      case 'PersonErased':
        return row && toErased(row, event.recordedAt);
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

const toErased = (row: ProfileRow, at: string): ProfileRow => ({
  ...withEmail({ ...row, name: ERASED_TEXT }, ERASED_TEXT),
  owner: false,
  archived_at: row.archived_at ?? at,
  erased_at: at,
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
  joined_at: event.recordedAt,
  erased_at: null,
});

export const profilesProjection = {
  name: 'profiles',
  version: 5,
  streams: ['student', 'tutor', 'account', 'erasures'],
  tables: [profilesTable],
  unsealedEventTypes: [
    'StudentEnrolled',
    'StudentRestored',
    'StudentEmailChanged',
    'AccountEmailChanged',
    'TutorInvited',
    'TutorJoined',
    'TutorRestored',
  ],
} as const satisfies Projection;
