import { parseCasesStream } from '#events/classes/cases/cases-stream.ts';
import { isPaperStream } from '#events/classes/papers/paper-streams.ts';
import { isAttendanceEvent } from '#events/classes/student/attendance-change.ts';
import { parseStudentStream } from '#events/classes/student/student-stream.ts';
import { parseSubmissionStream } from '#events/learning/submission/submission-stream.ts';
import { parseStoredEvent } from '#events/record/unseal-events.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import type { PaperKind } from '#events/values/shapes.ts';
import { toGradeNotificationContent } from '#projections/people/notifications/projection.ts';

/** What a mail to the families of a student is about. */
export type FamilyMailSubject =
  | {
      readonly kind: 'low-classes';
      /** The classes that remained before and after the event. */
      readonly before: number;
      readonly after: number;
    }
  | { readonly kind: 'absent'; readonly date: string }
  | {
      readonly kind: 'graded';
      readonly homeworkId: string;
      /** Version of the submission's stream at the event. */
      readonly version: number;
    }
  | { readonly kind: 'answered' }
  /** `entry` is the purchase or payment, or the payment for several students. */
  | { readonly kind: 'paper'; readonly paper: PaperKind; readonly entry: string };

/** A mail to the families of a student that an event may lead to. */
export interface FoundFamilyMail {
  readonly studentId: string;
  readonly subject: FamilyMailSubject;
}

/** The mails that an event may lead to. Whether one is sent is decided when it is due, because the event may be taken back. */
export function findFamilyMails(event: StoredEvent): FoundFamilyMail[] {
  if (isPaperStream(event.stream)) return findPaperMails(event);
  const work = parseSubmissionStream(event.stream);
  const studentId = parseStudentStream(event.stream) ?? parseCasesStream(event.stream) ?? work?.studentId;
  if (studentId === undefined) return [];
  return listSubjects(event, work?.homeworkId).map((subject) => ({ studentId, subject }));
}

function findPaperMails(event: StoredEvent): FoundFamilyMail[] {
  const parsed = parseStoredEvent(event);
  if (parsed.type !== 'InvoiceIssued' && parsed.type !== 'ReceiptIssued') return [];
  const { entry, students } = parsed.data;
  const paper = parsed.type === 'InvoiceIssued' ? 'invoice' : 'receipt';
  return students.map((studentId) => ({ studentId, subject: { kind: 'paper', paper, entry } }));
}

function listSubjects(event: StoredEvent, homeworkId: string | undefined): FamilyMailSubject[] {
  const parsed = parseStoredEvent(event);
  const subjects: FamilyMailSubject[] = [];
  if (homeworkId !== undefined) {
    // A grade that is given at the submission is shown to the student at once, but not to the family.
    const isGraded = parsed.type === 'HomeworkSubmitted' && parsed.data.grade !== undefined;
    if (isGraded || toGradeNotificationContent(parsed))
      subjects.push({ kind: 'graded', homeworkId, version: event.version });
  }
  if (parsed.type === 'CaseAnswered' || parsed.type === 'CaseResolved') subjects.push({ kind: 'answered' });
  if (isAttendanceEvent(parsed) && 'status' in parsed.data && parsed.data.status === 'absent')
    subjects.push({ kind: 'absent', date: parsed.data.date });
  const change = 'change' in parsed.data ? parsed.data.change : undefined;
  if (change && change.appliedRemaining < 0) {
    const after = change.remainingAfter;
    subjects.push({ kind: 'low-classes', before: after - change.appliedRemaining, after });
  }
  return subjects;
}
