/** The records of each section of a personal data file, as the JSON document holds them. */
import type { AssignedPracticeRow } from '#contracts/assigned-practice.ts';
import type { AttendanceRow } from '#contracts/attendance.ts';
import type { CaseRow } from '#contracts/cases.ts';
import type { ClassHistoryEntry } from '#contracts/classes.ts';
import type { FamilyMailKind } from '#contracts/family-mail-kinds.ts';
import type { MoneyEntry, MoneyFigures, PurchaseMoney } from '#contracts/money.ts';
import type { NotificationRow } from '#contracts/notifications.ts';
import type { PersonalDataSection } from '#contracts/personal-data.ts';
import type { PracticeSession } from '#contracts/practice.ts';
import type { StudentRow } from '#contracts/students.ts';
import type { OwnSubmissionResponse, StudentHomeworkRow } from '#contracts/submissions.ts';
import type { RefusalRow } from '#services/core/refusal-log/load-refusal-rows.ts';
import type { findDevice } from '#services/people/account/device-of-user-agent.ts';

interface AccountRecord {
  readonly name: string;
  readonly email: string;
  readonly created_at: string;
  readonly two_step_sign_in_since: string | null;
  readonly calendar_address_made_at: string | null;
  readonly devices: readonly (ReturnType<typeof findDevice> & {
    readonly signed_in_at: string;
    readonly last_used_at: string;
  })[];
}

export interface AccessRecord {
  readonly invited_at: string | null;
  readonly since: string | null;
  readonly ended_at: string | null;
  readonly is_this_account: boolean;
}

interface GroupRecord {
  readonly name: string;
  readonly joined_at: string | null;
  readonly left_at: string | null;
}

interface AbsenceRecord {
  readonly date: string;
  readonly reason: string | null;
  readonly reported_at: string;
  readonly by_centre: boolean;
  readonly withdrawn_at: string | null;
}

interface PacketRecord {
  readonly id: string;
  readonly made_at: string;
  readonly from: string;
  readonly to: string;
  readonly verification_code: string;
}

export type HomeworkRecord = Omit<StudentHomeworkRow, 'draft_answers' | 'submission'> & {
  readonly submission: OwnSubmissionResponse | null;
};

interface DraftRecord {
  readonly key: string;
  readonly saved_at: string;
  readonly text: unknown;
  /** Of the assignment that the draft answers; null if it can no longer be answered. */
  readonly homework_title: string | null;
  /** What the draft says, in the words of the assignment; empty if it can no longer be answered. */
  readonly answers: readonly { readonly question: string; readonly answer: string }[];
}

export type NotificationRecord = Pick<
  NotificationRow,
  | 'what'
  | 'homework_id'
  | 'homework_title'
  | 'session_id'
  | 'subject'
  | 'grade'
  | 'from_grade'
  | 'points'
  | 'assigned'
  | 'created_at'
>;

/** `row_on` is the day of class of the row that the question is about. */
export type QuestionRecord = CaseRow & { readonly row_on: string | null };

interface RefusalRecord extends Pick<RefusalRow, 'last_at' | 'times' | 'operation' | 'code'> {
  readonly first_at: string;
  readonly what: RefusalRow['refused'];
  readonly by_student: boolean;
}

interface MailRecord {
  readonly switched_off: readonly FamilyMailKind[];
  /** `kind` is null for mails of releases that did not record it. */
  readonly sent: readonly { readonly sent_at: string; readonly kind: FamilyMailKind | null }[];
}

type StaffNoteRecord =
  | { readonly about: 'attendance'; readonly date: string; readonly note: string }
  | { readonly about: 'question'; readonly actor_name: string; readonly created_at: string; readonly note: string };

export interface PersonalDataRows extends Record<PersonalDataSection, object> {
  profile: StudentRow;
  account: AccountRecord;
  access: AccessRecord;
  groups: GroupRecord;
  class_history: ClassHistoryEntry;
  attendance: AttendanceRow;
  absences: AbsenceRecord;
  purchases: { readonly sums: MoneyFigures; readonly purchases: readonly PurchaseMoney[] };
  money: MoneyEntry;
  packets: PacketRecord;
  homework: HomeworkRecord;
  drafts: DraftRecord;
  practice: PracticeSession;
  weekly_goal: { readonly sessions: number };
  assigned_practice: AssignedPracticeRow;
  notifications: NotificationRecord;
  questions: QuestionRecord;
  refusals: RefusalRecord;
  mails: MailRecord;
  staff_notes: StaffNoteRecord;
}

/** A section with its records, each read when it is written. */
export type PersonalDataRowsOfSection = {
  [Name in PersonalDataSection]: { readonly name: Name; readonly rows: AsyncIterable<PersonalDataRows[Name]> };
}[PersonalDataSection];
