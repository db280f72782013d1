import { z } from 'zod';
import { NOTE_LENGTH_MAX, PAGE_ROWS_MAX, REASON_LENGTH_MAX, ROLL_STUDENTS_MAX } from '#events/values/limits.ts';
import { attendanceStatus, charge, civilDate } from '#events/values/shapes.ts';
import { cursor, id, instant, lowerCaseId, nameCursor, optionalText } from './primitives.ts';
import { problemCode } from './problem.ts';
import { appliedChange, balanceRow, studentFields } from './students.ts';

/** The `version` of the mark that a form showed, 0 for none: a mark changed since is a conflict. */
const seenVersion = z.int().min(0);

/**
 * POST /api/students/{id}/attendance (markAttendance, tutor); answer: balanceAnswer. Marks one date, today when none
 * is given; marking a recorded date again corrects it. Without `notes` a recorded note stays; '' clears it.
 * `seen_version` is the `version` of the mark that the form showed, 0 for none: a mark changed since is a conflict.
 */
export const markAttendanceRequest = z.strictObject({
  status: attendanceStatus,
  notes: optionalText(NOTE_LENGTH_MAX),
  date: civilDate.optional(),
  seen_version: seenVersion.optional(),
});

export const attendanceRow = z.strictObject({
  id,
  ...studentFields,
  tutor_id: id,
  tutor_name: z.string(),
  status: attendanceStatus,
  charge,
  notes: z.string().nullable(),
  date: civilDate,
  created_at: instant,
  updated_at: instant,
  /** Version of the stream at the mark's last change. */
  version: z.int(),
});
export type AttendanceRow = z.infer<typeof attendanceRow>;

/** GET /api/attendance (getAttendanceRecords; tutor, or a student with their own id), newest date first. */
export const attendanceQuery = z.strictObject({
  student_id: id.optional(),
  date: civilDate.optional(),
  /** First and last civil day, both included. */
  from: civilDate.optional(),
  to: civilDate.optional(),
  status: attendanceStatus.optional(),
  cursor: cursor.optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_ROWS_MAX).optional(),
});
export const attendanceAnswer = z.strictObject({
  records: z.array(attendanceRow),
  next_cursor: cursor.nullable(),
});

/** A mark as the roll shows it. */
export const rollMark = z.strictObject({
  status: attendanceStatus,
  charge,
  notes: z.string().nullable(),
  tutor_name: z.string(),
  updated_at: instant,
  version: z.int(),
});
export type RollMark = z.infer<typeof rollMark>;

/** GET /api/attendance/roll?date=… (getAttendanceRoll, tutor): current students by name, each with the day's mark. */
export const rollQuery = z.strictObject({
  date: civilDate,
  cursor: nameCursor.optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_ROWS_MAX).optional(),
});
export const rollAnswer = z.strictObject({
  date: civilDate,
  students: z.array(
    z.strictObject({
      id,
      name: z.string(),
      email: z.string(),
      classes_remaining: z.int(),
      classes_uncovered: z.int(),
      mark: rollMark.nullable(),
    }),
  ),
  next_cursor: nameCursor.nullable(),
});
export type RollStudent = z.infer<typeof rollAnswer>['students'][number];

const rollEntry = z.strictObject({
  /** In lower case, as streams are named, so that nobody stands twice under two spellings. */
  student_id: lowerCaseId,
  status: attendanceStatus,
  /**
   * The student's own note. Without one a recorded note stays, and where there is none the general note is saved.
   * '' clears a recorded note.
   */
  notes: optionalText(NOTE_LENGTH_MAX),
  seen_version: seenVersion,
});

/**
 * POST /api/attendance/roll (takeAttendance, tutor): one day's roll. Each row is a command of its own with a result of
 * its own; the same request again changes nothing and answers the same. The answer stands in the order of the rows.
 */
export const takeAttendanceRequest = z.strictObject({
  date: civilDate,
  rows: z
    .array(rollEntry)
    .min(1, 'Name at least one student.')
    .max(ROLL_STUDENTS_MAX, `Send at most ${ROLL_STUDENTS_MAX} students at once.`)
    .superRefine((rows, context) => {
      const named = new Set<string>();
      rows.forEach(({ student_id }, index) => {
        if (named.has(student_id)) {
          const message = 'This student stands twice in the request.';
          context.addIssue({ code: 'custom', path: [index, 'student_id'], message });
        }
        named.add(student_id);
      });
    }),
  generalNotes: optionalText(NOTE_LENGTH_MAX),
  /** Why the roll of a day long past is taken only now. */
  reason: optionalText(REASON_LENGTH_MAX),
});
export type TakeAttendanceRequest = z.input<typeof takeAttendanceRequest>;

export const rollResult = z.strictObject({
  student_id: id,
  /** `conflict`: the mark was changed since it was shown; `mark` is what stands now. */
  result: z.enum(['saved', 'unchanged', 'conflict', 'failed']),
  /** Of what was not recorded: why, in words. */
  code: problemCode.optional(),
  detail: z.string().optional(),
  changed_by: z.string().optional(),
  changed_at: instant.optional(),
  /** The mark as it stands now, null where there is none or it cannot be told. */
  mark: rollMark.nullable(),
  balance: balanceRow.nullable(),
  change: appliedChange.nullable(),
});
export type RollResult = z.infer<typeof rollResult>;
export const takeAttendanceAnswer = z.strictObject({ date: civilDate, rows: z.array(rollResult) });
export type TakeAttendanceAnswer = z.infer<typeof takeAttendanceAnswer>;

/**
 * POST /api/students/{id}/attendance/{date}/correct (correctAttendance, tutor); answer: balanceAnswer, whose change is
 * the sum of both days. Another `date` moves the record: a present mark that stays present takes its class along, else
 * what it took is given back on the old day and what it takes is taken on the new one.
 */
export const correctAttendanceRequest = z.strictObject({
  status: attendanceStatus,
  date: civilDate,
  /** Without it a recorded note stays; '' clears it. */
  notes: optionalText(NOTE_LENGTH_MAX),
  reason: optionalText(REASON_LENGTH_MAX),
  seen_version: seenVersion,
});
export type CorrectAttendanceRequest = z.input<typeof correctAttendanceRequest>;

/** GET /api/attendance/{record}/history (getAttendanceHistory, tutor): all that happened to one record, newest first. */
export const attendanceHistoryRow = z.strictObject({
  event_id: id,
  what: z.enum(['marked', 'corrected', 'moved', 'noted', 'settled']),
  tutor_id: id,
  tutor_name: z.string(),
  created_at: instant,
  from_date: civilDate.nullable(),
  date: civilDate,
  from_status: attendanceStatus.nullable(),
  status: attendanceStatus,
  charge,
  /** The note after it. */
  notes: z.string().nullable(),
  reason: z.string().nullable(),
  /** The class that it took or gave back. */
  change: appliedChange.nullable(),
  remaining_after: z.int().nullable(),
});
export type AttendanceHistoryRow = z.infer<typeof attendanceHistoryRow>;
export const attendanceHistoryAnswer = z.strictObject({ history: z.array(attendanceHistoryRow) });
