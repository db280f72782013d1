import type { CatalogueEvent } from '#events/catalogue.ts';
import type { RecordedEvent } from '#events/record/recorded-event.ts';
import { submissionOf } from '#events/submission/submission.ts';
import type { JournalTable, Projection } from '../engine/projection.ts';
import { sqlFile } from '../sql-file.ts';

export type NotificationTableRow = {
  event_id: string;
  student_id: string;
  homework_id: string;
  what: 'graded' | 'grade-corrected' | 'regraded';
  grade: number;
  from_grade: number | null;
  by_id: string;
  created_at: string;
};
export type Told = Pick<NotificationTableRow, 'what' | 'grade' | 'from_grade'>;

/** What an event tells its student; a grade that the server gave at once they have seen, one that stays is no news. */
export function toldBy(event: CatalogueEvent): Told | undefined {
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

const rowsOf = (event: RecordedEvent<CatalogueEvent>): NotificationTableRow[] => {
  const of = submissionOf(event.stream);
  if (of === undefined) return [];
  const told = toldBy(event);
  if (told === undefined) return [];
  const { studentId: student_id, homeworkId: homework_id } = of;
  const { id: event_id, recordedAt: created_at, metadata } = event;
  return [{ event_id, student_id, homework_id, ...told, by_id: metadata.actor.id, created_at }];
};

const table: JournalTable<NotificationTableRow> = {
  kind: 'journal',
  table: 'notifications',
  key: 'event_id',
  columns: {
    event_id: 'uuid',
    student_id: 'uuid',
    homework_id: 'uuid',
    what: 'text',
    grade: 'integer',
    from_grade: 'integer',
    by_id: 'uuid',
    created_at: 'timestamptz',
  },
  rowsOf,
};

export const notifications: Projection = {
  name: 'notifications',
  version: 1,
  sql: sqlFile(import.meta.url, 'schema.sql'),
  tables: [table],
};
