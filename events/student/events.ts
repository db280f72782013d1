/** The events of the stream `student-{id}`: enrolment, classes and attendance of one student. */
import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-schema/event-definition.ts';
import { personalText } from '../event-schema/personal-text.ts';
import {
  CLASSES_MAX,
  EMAIL_LENGTH_MAX,
  NAME_LENGTH_MAX,
  NOTE_LENGTH_MAX,
  REASON_LENGTH_MAX,
} from '../values/limits.ts';
import { attendanceStatus, charge, civilDate } from '../values/shapes.ts';

const balance = z.int().min(0).max(CLASSES_MAX);

/**
 * One change of the balance, in classes: what was asked for (with its sign), what was applied to
 * remaining and to total, and both balances after it.
 */
export const balanceChange = z.strictObject({
  requested: z.int(),
  appliedRemaining: z.int(),
  appliedTotal: z.int(),
  remainingAfter: balance,
  totalAfter: balance,
});
export type BalanceChange = z.infer<typeof balanceChange>;

const note = personalText(NOTE_LENGTH_MAX);
const reason = personalText(REASON_LENGTH_MAX);

export const studentEvents = defineEvents({
  StudentEnrolled: z.strictObject({
    name: personalText(NAME_LENGTH_MAX),
    email: personalText(EMAIL_LENGTH_MAX),
    via: z.enum(['sign-up', 'tutor']),
    effectiveOn: civilDate,
    change: balanceChange,
  }),
  ClassesAdjusted: z.strictObject({
    direction: z.enum(['add', 'remove']),
    reason: reason.optional(),
    effectiveOn: civilDate,
    change: balanceChange,
  }),
  /** The first mark of a student on a date; its event id is the mark's id. A change stands on present marks alone. */
  AttendanceMarked: z.strictObject({
    date: civilDate,
    status: attendanceStatus,
    charge,
    note: note.optional(),
    reason: reason.optional(),
    change: balanceChange.optional(),
  }),
  /**
   * A mark's status changed; `note` is the mark's note after it, none when it has none. `reverses` names the event whose
   * class is given back; effective on the mark's date.
   */
  AttendanceCorrected: z.strictObject({
    mark: z.uuid(),
    date: civilDate,
    from: z.strictObject({ status: attendanceStatus, charge }),
    status: attendanceStatus,
    charge,
    note: note.optional(),
    reason: reason.optional(),
    change: balanceChange.optional(),
    reverses: z.uuid().optional(),
  }),
  /**
   * A mark went to another date. A present mark that stays present keeps its charge, covered or uncovered, and the event
   * has no change. Any other mark stands as absent after it, until a correction follows, and gives back what it took:
   * `reverses` names the event whose class that is; effective on the date it left.
   */
  AttendanceMoved: {
    schema: z.strictObject({
      mark: z.uuid(),
      from: z.strictObject({ date: civilDate, status: attendanceStatus, charge }),
      date: civilDate,
      status: attendanceStatus,
      charge,
      note: note.optional(),
      reason: reason.optional(),
      change: balanceChange.optional(),
      reverses: z.uuid().optional(),
    }),
    version: 2,
    // Version 1 moved every mark as absent. A present mark was corrected to present by the event after it.
    upcasters: [(data) => ({ ...data, status: 'absent', charge: 'none' })],
  },
  /** Only the note of a mark changed; without a note it was cleared. */
  AttendanceNoted: z.strictObject({
    mark: z.uuid(),
    date: civilDate,
    note: note.optional(),
    reason: reason.optional(),
  }),
  WaitingClassesApplied: z.strictObject({ effectiveOn: civilDate, change: balanceChange }),
  /** Waiting classes given up: requested is −classes, applied is nothing. */
  WaitingClassesWithdrawn: z.strictObject({ reason, effectiveOn: civilDate, change: balanceChange }),
  /** An uncovered mark took its class after all; effective on the mark's date. */
  UncoveredClassSettled: z.strictObject({ mark: z.uuid(), date: civilDate, change: balanceChange }),
  StudentArchived: z.strictObject({}),
  /** `merge`: the student has the e-mail and password of an account that they made for themselves. */
  StudentRestored: {
    schema: z.strictObject({ email: personalText(EMAIL_LENGTH_MAX), via: z.enum(['restore', 'merge']) }),
    version: 2,
    // Version 1 did not say whether a merge restored the student.
    upcasters: [(data) => ({ ...data, via: 'restore' })],
  },
  /** The student signs in with another address from now on. */
  StudentEmailChanged: z.strictObject({ email: personalText(EMAIL_LENGTH_MAX) }),
});
export type StudentEvent = EventOf<typeof studentEvents>;
