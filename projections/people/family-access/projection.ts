import { parseStudentStream } from '#events/classes/student/student-stream.ts';
import { ERASED_TEXT } from '#events/values/erased-text.ts';
import { date, instant, integer, type StoredRow, text, uuid } from '../../engine/columns.ts';
import type { Projection } from '../../engine/projection.ts';
import { defineGroupedTable, type LogEvent } from '../../engine/table.ts';

const columns = {
  /** Id of the invitation, which is the id of its event. */
  id: uuid(),
  student_id: uuid(),
  /** The name and the e-mail that the tutor wrote into the invitation. Of an account, `name` is the account's. */
  name: text().nullable(),
  email: text().nullable(),
  invited_by: uuid(),
  invited_at: instant(),
  /** Last day of the invitation, in the centre's calendar. */
  until: date(),
  /** The account that used the invitation, and when; null while it is open. */
  account_id: uuid().nullable(),
  since: instant().nullable(),
  /** When the invitation was withdrawn, or the access ended: by a tutor, or because the student was archived or erased. */
  ended_at: instant().nullable(),
  /** Version of the student's stream at the last change of the row. */
  version: integer(),
};
type FamilyAccessRow = StoredRow<typeof columns>;

/** Each invitation of a family, and the access of the account that used it. */
const familyAccessTable = defineGroupedTable({
  name: 'family_access',
  key: 'id',
  group: 'student_id',
  columns,
  indexes: {
    // Serves fetchChildrenOfFamily: whose classes an account sees now. Every request of a family runs it.
    family_access_current: '(account_id, student_id) where ended_at is null',
    // Serves toActorOrFamilyNameSql: the name of an account, also after its access has ended.
    family_access_of_account: '(account_id) where account_id is not null',
  },
  keyOf(event) {
    switch (event.type) {
      case 'FamilyInvited':
      case 'FamilyInvitationWithdrawn':
      case 'FamilyAccessGiven':
      case 'FamilyAccessEnded':
      case 'StudentArchived':
        return parseStudentStream(event.stream);
      case 'PersonErased':
        return event.data.role === 'student' ? event.data.person : undefined;
      case 'FamilyNameErased':
        return event.data.student;
      default:
        return undefined;
    }
  },
  evolve(rows, event) {
    // These events are of another stream, and repeating them changes nothing.
    if (event.type === 'PersonErased') return rows.map((row) => toErased(row, event.recordedAt));
    if (event.type === 'FamilyNameErased')
      return rows.filter((row) => row.account_id === event.data.account).map((row) => toErased(row, event.recordedAt));
    // An event that is redelivered after a checkpoint was set back is skipped.
    if (rows.some(({ version }) => event.version <= version)) return [];
    const { version } = event;
    const end = (isEnded: (row: FamilyAccessRow) => boolean) =>
      rows
        .filter((row) => row.ended_at === null && isEnded(row))
        .map((row) => ({ ...row, ended_at: event.recordedAt, version }));
    switch (event.type) {
      case 'FamilyInvited':
        return [toInvited(event)];
      case 'FamilyAccessGiven': {
        const { invitation, account, name } = event.data;
        return rows
          .filter((row) => row.id === invitation)
          .map((row) => ({ ...row, account_id: account, name, since: event.recordedAt, version }));
      }
      case 'FamilyInvitationWithdrawn':
        return end(({ id }) => id === event.data.invitation);
      case 'FamilyAccessEnded':
        return end((row) => row.account_id === event.data.account);
      case 'StudentArchived':
        return end(() => true);
      default:
        return [];
    }
  },
});

const toErased = (row: FamilyAccessRow, at: string): FamilyAccessRow => ({
  ...row,
  name: row.name === null ? null : ERASED_TEXT,
  email: row.email === null ? null : ERASED_TEXT,
  ended_at: row.ended_at ?? at,
});

const toInvited = (event: LogEvent & { type: 'FamilyInvited' }): FamilyAccessRow => ({
  id: event.id,
  student_id: parseStudentStream(event.stream) as string,
  name: event.data.name ?? null,
  email: event.data.email ?? null,
  invited_by: event.metadata.actor.id,
  invited_at: event.recordedAt,
  until: event.data.until,
  ...{ account_id: null, since: null, ended_at: null, version: event.version },
});

export const familyAccessProjection = {
  name: 'family-access',
  version: 2,
  streams: ['student', 'erasures'],
  tables: [familyAccessTable],
  unsealedEventTypes: ['FamilyInvited', 'FamilyAccessGiven'],
} as const satisfies Projection;
