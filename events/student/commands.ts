/** The commands on one student. `today` is the civil date in the centre's zone when the command was given. */
import type { AttendanceStatus } from '../values/shapes.ts';

export type StudentCommand =
  | { type: 'EnrolStudent'; name: string; email: string; classes: number; via: 'sign-up' | 'tutor'; today: string }
  | AdjustClasses
  | MarkAttendance
  | CorrectAttendance
  /** As many as fit when `classes` is not given. */
  | { type: 'ApplyWaitingClasses'; classes?: number | undefined; today: string }
  /** All when `classes` is not given. */
  | { type: 'WithdrawWaitingClasses'; classes?: number | undefined; reason: string; today: string }
  | { type: 'SettleUncoveredClass'; date: string }
  | { type: 'ArchiveStudent' }
  /** `via` is `restore` when not given. */
  | { type: 'RestoreStudent'; email: string; via?: 'restore' | 'merge' }
  | { type: 'ChangeStudentEmail'; email: string };

export interface AdjustClasses {
  type: 'AdjustClasses';
  direction: 'add' | 'remove';
  classes: number;
  /** '' is none. */
  reason?: string | undefined;
  today: string;
}

/** What a mark is to be. */
export interface RequestedMark {
  status: AttendanceStatus;
  /** Left as it is when not given; '' or null clears it. */
  note?: string | null | undefined;
  /** Why it is marked or changed only now; '' is none. */
  reason?: string | undefined;
  /**
   * Version of the mark that the command's form showed, 0 for none. A mark changed since is refused, unless it has come
   * to what the command asks for.
   */
  seenVersion?: number | undefined;
  today: string;
}

export interface MarkAttendance extends RequestedMark {
  type: 'MarkAttendance';
  date: string;
  /** The whole class's note, for a mark that has none of its own (specification, section 5). */
  generalNote?: string | undefined;
}

/** Changes a mark that stands, and moves it when it belongs to another date. */
export interface CorrectAttendance extends RequestedMark {
  type: 'CorrectAttendance';
  /** The date on which the mark stands. */
  from: string;
  /** The date on which it is to stand. */
  date: string;
}

export type StudentRefusal =
  | 'student-unknown'
  | 'student-archived'
  | 'student-not-archived'
  | 'date-in-future'
  | 'mark-changed'
  | 'date-taken'
  | 'nothing-waiting'
  | 'no-room'
  | 'no-mark'
  | 'not-uncovered'
  | 'no-classes-left';
