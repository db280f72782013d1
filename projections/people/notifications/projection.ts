import type { CatalogueEvent } from '#events/catalogue/event-catalogue.ts';
import { parseCasesStream } from '#events/classes/cases/cases-stream.ts';
import { toCaseResolution } from '#events/classes/cases/events.ts';
import { parseAssignedPracticeStream } from '#events/learning/assigned-practice/assigned-practice-stream.ts';
import { parseLeaderboardStream } from '#events/learning/leaderboard/leaderboard-stream.ts';
import { parsePracticeStream } from '#events/learning/practice/practice-stream.ts';
import { parseSubmissionStream } from '#events/learning/submission/submission-stream.ts';
import type { PracticeSubject } from '#events/values/shapes.ts';
import type { StoredRow } from '../../engine/columns.ts';
import { instant, integer, jsonb, oneOf, uuid } from '../../engine/columns.ts';
import type { Projection } from '../../engine/projection.ts';
import { defineJournalTable, type LogEvent } from '../../engine/table.ts';

interface AssignedTopic {
  readonly subject: PracticeSubject;
  readonly grade: number;
  /** Slug of the topic. */
  readonly topic: string;
  /** Civil date. */
  readonly due_on: string | null;
}

const columns = {
  /** Id of the event that caused it. */
  id: uuid(),
  student_id: uuid(),
  /** Null for a notification about practice, the leaderboard or classes. */
  homework_id: uuid().nullable(),
  /** The practice session of a reported question; null for every other notification. */
  session_id: uuid().nullable(),
  what: oneOf(
    'graded',
    'grade-corrected',
    'regraded',
    'report-accepted',
    'report-dismissed',
    'report-reopened',
    'nickname-reset',
    'practice-assigned',
    'case-answered',
    'case-corrected',
    'case-explained',
    'case-refunded',
  ),
  grade: integer().nullable(),
  from_grade: integer().nullable(),
  /**
   * The points that the decision on a report added, or that its undoing took back; null for a notification that is not about
   * a report.
   */
  points: integer().nullable(),
  /** The practice that was assigned; null for every other notification. */
  assigned: jsonb<AssignedTopic>().nullable(),
  actor_id: uuid(),
  created_at: instant(),
};
type NotificationRow = StoredRow<typeof columns>;
type NotificationContent = Pick<NotificationRow, 'what'> &
  Partial<Pick<NotificationRow, 'grade' | 'from_grade' | 'points' | 'assigned'>>;

/**
 * The notification of a grade that an event causes for its student; undefined if none. Automatic grades at submission
 * cause none, because the student sees them immediately, unless a tutor entered the answers from paper. Regradings without
 * a change cause none either.
 */
export function toGradeNotificationContent(event: CatalogueEvent) {
  switch (event.type) {
    case 'HomeworkSubmitted': {
      const { grade, onPaper } = event.data;
      return onPaper && grade !== undefined ? ({ what: 'graded', grade, from_grade: null } as const) : undefined;
    }
    case 'SubmissionGraded':
      return { what: 'graded', grade: event.data.grade, from_grade: null } as const;
    case 'GradeCorrected':
      return { what: 'grade-corrected', grade: event.data.grade, from_grade: event.data.from } as const;
    case 'SubmissionRegraded': {
      const { from, grade } = event.data;
      return from === grade ? undefined : ({ what: 'regraded', grade, from_grade: from } as const);
    }
    default:
      return undefined;
  }
}

/**
 * The notification that an event causes for its student: of a grade, of the decision on a reported question, of a removed
 * nickname, of assigned practice, or of the answer to a case.
 */
export function toNotificationContent(event: CatalogueEvent): NotificationContent | undefined {
  switch (event.type) {
    case 'PracticeReportAccepted':
      return { what: 'report-accepted', points: event.data.points };
    case 'PracticeReportDismissed':
      return { what: 'report-dismissed', points: 0 };
    case 'PracticeReportReopened':
      return { what: 'report-reopened', points: event.data.points };
    case 'NicknameReset':
      return { what: 'nickname-reset' };
    case 'PracticeAssigned': {
      const { dueOn: due_on = null, ...topic } = event.data;
      return { what: 'practice-assigned', assigned: JSON.stringify({ ...topic, due_on }) };
    }
    case 'CaseAnswered':
      return { what: 'case-answered' };
    case 'CaseResolved':
      return { what: `case-${toCaseResolution(event.data)}` };
    default:
      return toGradeNotificationContent(event);
  }
}

const rowsOf = (event: LogEvent): NotificationRow[] => {
  const [work, practice] = [parseSubmissionStream(event.stream), parsePracticeStream(event.stream)];
  const student_id =
    work?.studentId ??
    practice?.studentId ??
    parseLeaderboardStream(event.stream) ??
    parseAssignedPracticeStream(event.stream) ??
    parseCasesStream(event.stream);
  const content = student_id !== undefined && toNotificationContent(event);
  if (!content) return [];
  const { id, recordedAt: created_at, metadata } = event;
  const about = { homework_id: work?.homeworkId ?? null, session_id: practice?.sessionId ?? null };
  const values = { grade: null, from_grade: null, points: null, assigned: null, ...content };
  return [{ id, student_id, ...about, ...values, actor_id: metadata.actor.id, created_at }];
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
  version: 1,
  streams: ['submission', 'practice', 'leaderboard', 'assigned', 'cases'],
  tables: [notificationsTable],
} as const satisfies Projection;
