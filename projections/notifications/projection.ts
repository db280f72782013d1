import type { CatalogueEvent } from '#events/catalogue/event-catalogue.ts';
import type { RecordedEvent } from '#events/decider/recorded-event.ts';
import { parseSubmissionStream } from '#events/submission/submission-stream.ts';
import type { StoredRow } from '../engine/columns.ts';
import { instant, integer, oneOf, text, uuid } from '../engine/columns.ts';
import type { Projection } from '../engine/projection.ts';
import { defineKeyedTable } from '../engine/table.ts';

/** The number of notifications that are stored for each student. */
export const NOTIFICATIONS_KEPT_PER_STUDENT = 100;

const columns = {
  student_id: uuid(),
  /**
   * Stored notifications as JSON objects (`Notification`), one per line: the newest first, at most
   * `NOTIFICATIONS_KEPT_PER_STUDENT`.
   */
  newest: text(),
  /** The number of lines in `newest`. */
  kept: integer(),
};
export type StudentNotificationsRow = StoredRow<typeof columns>;

/** The fields of one notification, which queries read as columns. */
export const notificationColumns = {
  /** Id of the event that caused it. */
  id: uuid(),
  homework_id: uuid(),
  what: oneOf('graded', 'grade-corrected', 'regraded'),
  grade: integer(),
  from_grade: integer().nullable(),
  actor_id: uuid(),
  created_at: instant(),
};
export type Notification = StoredRow<typeof notificationColumns>;
type NotificationContent = Pick<Notification, 'what' | 'grade' | 'from_grade'>;

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

function toNotification(event: RecordedEvent<CatalogueEvent>): Notification | undefined {
  const of = parseSubmissionStream(event.stream);
  const content = of && toNotificationContent(event);
  if (!content) return undefined;
  const { id, recordedAt: created_at, metadata } = event;
  return { id, homework_id: of.homeworkId, ...content, actor_id: metadata.actor.id, created_at };
}

/** The newest notifications of each student. The lines are stored as one text, so that adding a line needs no parsing of the others, which keeps rebuilds fast. */
export const notificationsTable = defineKeyedTable({
  name: 'notifications',
  key: 'student_id',
  columns,

  keyOf: (event) => (toNotification(event) ? parseSubmissionStream(event.stream)?.studentId : undefined),

  evolve(row, event) {
    const notification = toNotification(event);
    const student_id = parseSubmissionStream(event.stream)?.studentId;
    if (notification === undefined || student_id === undefined) return undefined;
    const line = JSON.stringify(notification);
    if (row === undefined) return { student_id, newest: line, kept: 1 };
    const isFull = row.kept >= NOTIFICATIONS_KEPT_PER_STUDENT;
    const beforeLast = row.newest.lastIndexOf('\n');
    // An event that is redelivered after a checkpoint was set back is skipped.
    if (row.newest.includes(notification.id)) return undefined;
    if (isFull && notification.created_at < toCreatedAt(row.newest.slice(beforeLast + 1))) return undefined;
    const others = isFull ? row.newest.slice(0, beforeLast) : row.newest;
    return { student_id, newest: `${line}\n${others}`, kept: isFull ? row.kept : row.kept + 1 };
  },
});

const toCreatedAt = (line: string): string => (JSON.parse(line) as Notification).created_at;

export const notificationsProjection = {
  name: 'notifications',
  version: 3,
  streams: ['submission'],
  tables: [notificationsTable],
} as const satisfies Projection;
