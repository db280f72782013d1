import type { CatalogueEvent } from '#events/catalogue/event-catalogue.ts';
import { parseSubmissionStream } from '#events/submission/submission-stream.ts';
import type { StoredRow } from '../engine/columns.ts';
import { instant, integer, oneOf, uuid } from '../engine/columns.ts';
import type { Projection } from '../engine/projection.ts';
import { defineJournalTable, type LogEvent } from '../engine/table.ts';

const columns = {
  /** Id of the event that caused it. */
  id: uuid(),
  student_id: uuid(),
  homework_id: uuid(),
  what: oneOf('graded', 'grade-corrected', 'regraded'),
  grade: integer(),
  from_grade: integer().nullable(),
  actor_id: uuid(),
  created_at: instant(),
};
type NotificationRow = StoredRow<typeof columns>;
type NotificationContent = Pick<NotificationRow, 'what' | 'grade' | 'from_grade'>;

/**
 * The notification that an event causes for its student; undefined if none. Automatic grades at submission cause none,
 * because the student sees them immediately, nor do regradings without a change.
 */
export function toNotificationContent(event: CatalogueEvent): NotificationContent | undefined {
  switch (event.type) {
    case 'SubmissionGraded':
      return { what: 'graded', grade: event.data.grade, from_grade: null };
    case 'GradeCorrected':
      return { what: 'grade-corrected', grade: event.data.grade, from_grade: event.data.from };
    case 'SubmissionRegraded': {
      const { from, grade } = event.data;
      return from === grade ? undefined : { what: 'regraded', grade, from_grade: from };
    }
    default:
      return undefined;
  }
}

const rowsOf = (event: LogEvent): NotificationRow[] => {
  const of = parseSubmissionStream(event.stream);
  const content = of && toNotificationContent(event);
  if (!content) return [];
  const { id, recordedAt: created_at, metadata } = event;
  return [
    { id, student_id: of.studentId, homework_id: of.homeworkId, ...content, actor_id: metadata.actor.id, created_at },
  ];
};

export const notificationsTable = defineJournalTable({
  name: 'notifications',
  key: 'id',
  columns,
  indexes: {
    // Serves fetchNotifications, newest first.
    notifications_of_student: '(student_id, created_at desc, id desc)',
  },
  rowsOf,
});

export const notificationsProjection = {
  name: 'notifications',
  version: 4,
  streams: ['submission'],
  tables: [notificationsTable],
} as const satisfies Projection;
