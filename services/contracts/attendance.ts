import { z } from 'zod';
import { reasonCodesByAct } from '#events/values/enum-values.ts';
import { NOTE_LENGTH_MAX, REASON_LENGTH_MAX, ROLL_STUDENTS_MAX } from '#events/values/limits.ts';
import {
  attendanceChangeType,
  attendanceCharge,
  attendanceStatus,
  civilDate,
  civilMonth,
  reasonCode,
  timeOfDay,
} from '#events/values/shapes.ts';
import {
  cursor,
  id,
  instant,
  lowerCaseId,
  nameCursor,
  namedPerson,
  optionalText,
  pageLimit,
  requiredText,
} from './primitives.ts';
import { problemCode } from './problem.ts';
import { appliedBalanceChange, applyWaiting, balanceRow, studentReferenceFields, studentRow } from './students.ts';

/** True for an absent student whose class is taken, because they canceled too late or not at all. */
const lateCancellation = { late_cancellation: z.boolean().optional() };
const isConsistent = ({ status, late_cancellation }: { status: string; late_cancellation?: boolean | undefined }) =>
  !late_cancellation || status === 'absent';
const statusFault = { path: ['late_cancellation'], message: 'Only an absent student can have canceled late.' };

/** The `version` of the mark that the form showed, 0 for none. The request is a conflict if the mark has changed since. */
const seenVersion = z.int().min(0);

/**
 * POST /api/students/{id}/attendance (markAttendance, tutor); answer: balanceAnswer. Marks one date, by default today.
 * Marking a date that already has a mark corrects that mark. A missing `notes` keeps the recorded note; '' clears it.
 * Making a recorded absence present or a late cancellation needs a `reason`.
 */
export const markAttendanceRequest = z
  .strictObject({
    status: attendanceStatus,
    ...lateCancellation,
    notes: optionalText(NOTE_LENGTH_MAX),
    /** A note that only tutors read, by the same rule as `notes`. */
    private_notes: optionalText(NOTE_LENGTH_MAX),
    reason: optionalText(REASON_LENGTH_MAX),
    date: civilDate.optional(),
    seen_version: seenVersion.optional(),
    apply_waiting: applyWaiting,
  })
  .refine(isConsistent, statusFault);
export type MarkAttendanceRequest = z.input<typeof markAttendanceRequest>;

/** When and by whom (their name) a mark was last corrected; null for a mark that is as it was recorded. */
const corrected = { corrected_at: instant.nullable(), corrected_by: z.string().nullable() };

export const attendanceRow = z.strictObject({
  id,
  ...studentReferenceFields,
  tutor_id: id,
  tutor_name: z.string(),
  status: attendanceStatus,
  /**
   * The rule under which the class of an absent student was taken for a late cancellation, in hours before the class; null for
   * every other mark.
   */
  late_cancellation_hours: z.int().nullable(),
  charge: attendanceCharge,
  notes: z.string().nullable(),
  /** Always null for students. */
  private_notes: z.string().nullable(),
  date: civilDate,
  created_at: instant,
  updated_at: instant,
  ...corrected,
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
  charge: attendanceCharge.optional(),
  /** Only the marks of those who were in this group at any time of the day of the mark; for tutors. */
  group: id.optional(),
  /** Only the marks of those who are in this group now; for tutors. */
  members: id.optional(),
  cursor: cursor.optional(),
  limit: pageLimit.optional(),
});
export type AttendanceQuery = z.input<typeof attendanceQuery>;
export const attendanceResponse = z.strictObject({
  records: z.array(attendanceRow),
  next_cursor: cursor.nullable(),
});
export type AttendanceResponse = z.infer<typeof attendanceResponse>;

/** An attendance mark in a row of the roll, where student and date are already known. */
export const rollMark = attendanceRow.pick({
  ...({ status: true, late_cancellation_hours: true, charge: true, notes: true, private_notes: true } as const),
  ...({ tutor_id: true, tutor_name: true, updated_at: true, version: true } as const),
});
export type RollMark = z.infer<typeof rollMark>;

/**
 * GET /api/attendance/roll?date=… (getAttendanceRoll, tutor): those who were students at any time of the date, ordered by
 * name, with their mark of it. Students who have left today are listed only with a mark.
 */
export const rollQuery = z.strictObject({
  date: civilDate,
  /** Only those who were in this group on the date, by the same rule. */
  group: id.optional(),
  cursor: nameCursor.optional(),
  limit: pageLimit.optional(),
});
export type RollQuery = z.input<typeof rollQuery>;
export const rollResponse = z.strictObject({
  date: civilDate,
  students: z.array(
    studentRow
      .pick({
        id: true,
        name: true,
        email: true,
        classes_remaining: true,
        classes_uncovered: true,
        classes_waiting: true,
        classes_return_limit: true,
        /** The instant of the enrolment. */
        created_at: true,
      })
      .extend({
        mark: rollMark.extend(corrected).nullable(),
        /** The open report that the student is not coming on the date; null without one. It marks nobody. */
        absence: z
          .strictObject({
            reported_at: instant,
            /** The name of the tutor or family who reported it; null for the student. */
            reported_by: z.string().nullable(),
            reason: z.string().nullable(),
            /**
             * Whether the student or their family reported it in time by the rule of late cancellations of the date, and when their
             * first class begins (`HH:MM`); null without the rule, without a class, and for a report of the centre.
             */
            notice: z.strictObject({ class_begins: timeOfDay, in_time: z.boolean() }).nullable(),
          })
          .nullable(),
      }),
  ),
  next_cursor: nameCursor.nullable(),
});
export type RollResponse = z.infer<typeof rollResponse>;
export type RollStudent = z.infer<typeof rollResponse>['students'][number];

const rollEntry = z
  .strictObject({
    /** In lower case, like stream names, so that two spellings of one id are recognised as duplicates. */
    student_id: lowerCaseId,
    status: attendanceStatus,
    ...lateCancellation,
    /**
     * A note for this student. If it is missing, the recorded note is kept. If none is recorded, the general note is saved for
     * those who get it. '' clears the recorded note.
     */
    notes: optionalText(NOTE_LENGTH_MAX),
    /** A note that only tutors read: a missing one keeps the recorded one, '' clears it. */
    private_notes: optionalText(NOTE_LENGTH_MAX),
    /**
     * Why this student's mark changes, instead of the reason of the whole roll. A recorded absence becomes present or a late
     * cancellation only with one.
     */
    reason: optionalText(REASON_LENGTH_MAX),
    seen_version: seenVersion,
    apply_waiting: applyWaiting,
  })
  .refine(isConsistent, statusFault);

/**
 * POST /api/attendance/roll (takeAttendance, tutor): the roll of one date. Each row is a separate command with a separate
 * result, in the order of the request. The request is idempotent: repeating it changes nothing and answers the same.
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
          const message = 'This student is listed twice in the request. List each student once.';
          context.addIssue({ code: 'custom', path: [index, 'student_id'], message });
        }
        named.add(student_id);
      });
    }),
  generalNotes: optionalText(NOTE_LENGTH_MAX),
  /** Who gets the general note; absent students do not unless it is chosen. */
  general_notes_for: z.enum(['present', 'everybody']).default('present'),
  /** Why the roll is taken long after its date. */
  reason: optionalText(REASON_LENGTH_MAX),
});
export type TakeAttendanceRequest = z.input<typeof takeAttendanceRequest>;

export const rollRowResult = z.strictObject({
  student_id: id,
  /** `conflict`: the mark has changed since it was shown; `mark` is the current one. */
  result: z.enum(['saved', 'unchanged', 'conflict', 'failed']),
  /** Problem code and sentence for a row that was not recorded; missing for a recorded one. */
  code: problemCode.optional(),
  detail: z.string().optional(),
  changed_by: z.string().optional(),
  changed_at: instant.optional(),
  /** The current mark; null if there is none or it could not be loaded. */
  mark: rollMark.nullable(),
  balance: balanceRow.nullable(),
  change: appliedBalanceChange.nullable(),
});
export type RollRowResult = z.infer<typeof rollRowResult>;
export const takeAttendanceResponse = z.strictObject({ date: civilDate, rows: z.array(rollRowResult) });
export type TakeAttendanceResponse = z.infer<typeof takeAttendanceResponse>;

const undoneRow = z.strictObject({
  student_id: lowerCaseId,
  /** The version of the mark after the roll. */
  seen_version: seenVersion,
  /** The mark before the roll; null if there was none, so that the new mark is voided. */
  before: z
    .strictObject({
      status: attendanceStatus,
      ...lateCancellation,
      notes: optionalText(NOTE_LENGTH_MAX),
      private_notes: optionalText(NOTE_LENGTH_MAX),
    })
    .refine(isConsistent, statusFault)
    .nullable(),
});

/**
 * POST /api/attendance/roll/undo (undoRoll, tutor): undoes rows of a roll that was just saved, each under the normal rules;
 * answer: takeAttendanceAnswer.
 */
export const undoRollRequest = z.strictObject({
  date: civilDate,
  rows: z
    .array(undoneRow)
    .min(1, 'Name at least one student.')
    .max(ROLL_STUDENTS_MAX, `Send at most ${ROLL_STUDENTS_MAX} students at once.`),
});
export type UndoRollRequest = z.input<typeof undoRollRequest>;

/**
 * POST /api/students/{id}/attendance/{date}/correct (correctAttendance, tutor); answer: balanceAnswer, whose change is
 * the sum over both dates. A different `date` moves the record. A mark whose class remains taken moves with its charge;
 * otherwise the old date's class is given back and the new date's class is charged. Every change but one of the private note
 * needs a `reason`, which families read.
 */
export const correctAttendanceRequest = z
  .strictObject({
    status: attendanceStatus,
    ...lateCancellation,
    date: civilDate,
    /** A missing value keeps the recorded note; '' clears it. */
    notes: optionalText(NOTE_LENGTH_MAX),
    /** A note that only tutors read, by the same rule as `notes`. */
    private_notes: optionalText(NOTE_LENGTH_MAX),
    reason: optionalText(REASON_LENGTH_MAX),
    code: z.enum(reasonCodesByAct.correct).optional(),
    seen_version: seenVersion,
  })
  .refine(isConsistent, statusFault);
export type CorrectAttendanceRequest = z.input<typeof correctAttendanceRequest>;

/**
 * POST /api/students/{id}/attendance/{date}/void (voidAttendance, tutor); answer: balanceAnswer. The date is free for a new
 * mark afterwards. Families read the reason.
 */
export const voidAttendanceRequest = z.strictObject({
  reason: requiredText(REASON_LENGTH_MAX, 'Please give a reason.'),
  code: z.enum(reasonCodesByAct.correct).optional(),
  seen_version: seenVersion,
});
export type VoidAttendanceRequest = z.input<typeof voidAttendanceRequest>;

/** GET /api/attendance/{record}/history (getAttendanceHistory, tutor): every change of one record, newest first. */
export const attendanceHistoryRow = z.strictObject({
  /** The event's id. */
  id,
  ...attendanceRow.pick({ tutor_id: true, tutor_name: true, created_at: true }).shape,
  what: attendanceChangeType,
  from_date: civilDate.nullable(),
  from_status: attendanceStatus.nullable(),
  /** The mark after this change. */
  ...attendanceRow.pick({
    ...({ date: true, status: true, late_cancellation_hours: true, charge: true } as const),
    ...({ notes: true, private_notes: true } as const),
  }).shape,
  reason: z.string().nullable(),
  /** Null if no code was given. */
  code: reasonCode.nullable(),
  /** The class that this change charged or gave back; null if no class moved. */
  change: appliedBalanceChange.nullable(),
  remaining_after: z.int().nullable(),
});
export type AttendanceHistoryRow = z.infer<typeof attendanceHistoryRow>;
export const attendanceHistoryResponse = z.strictObject({ history: z.array(attendanceHistoryRow) });
export type AttendanceHistoryResponse = z.infer<typeof attendanceHistoryResponse>;

/**
 * GET /api/students/{id}/attendance-calendar?month=… (getAttendanceCalendar; tutor or the student): the days of one month for
 * which the student was marked; the centre's current month without `month`.
 */
export const attendanceCalendarQuery = z.strictObject({
  month: civilMonth.optional(),
});
export type AttendanceCalendarQuery = z.input<typeof attendanceCalendarQuery>;
export const attendanceCalendarResponse = z.strictObject({
  student: namedPerson,
  month: civilMonth,
  /** The first day with a mark, so that nobody pages to months before it; null without a mark. */
  first_day: civilDate.nullable(),
  days: z.array(
    z.strictObject({
      date: civilDate,
      /** `voided` and `moved`: the day had a mark that was voided or moved to another day. */
      state: z.enum([
        ...(['present', 'uncovered', 'absent'] as const),
        ...(['late-cancellation', 'uncovered-late-cancellation', 'voided', 'moved'] as const),
      ]),
      /** True if a class of the day was given back and none was taken since. */
      given_back: z.boolean(),
      /** The newest row of the class history about the day, and the day under which the class history lists it. */
      row: z.strictObject({ id, day: civilDate }),
    }),
  ),
});
export type AttendanceCalendarResponse = z.infer<typeof attendanceCalendarResponse>;
export type AttendanceCalendarDay = AttendanceCalendarResponse['days'][number];
