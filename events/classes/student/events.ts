/** The events of the stream `student-{id}`: enrolment, classes and attendance of one student. */
import { z } from 'zod';
import { defineEvents, type EventOf } from '../../kernel/event-definition.ts';
import { personalText } from '../../kernel/personal-text.ts';
import {
  AMOUNT_CENTS_MAX,
  CLASSES_MAX_LIMIT,
  DEFAULT_CLASSES_MAX,
  EMAIL_LENGTH_MAX,
  NAME_LENGTH_MAX,
  NOTE_LENGTH_MAX,
  REASON_LENGTH_MAX,
  RECEIPT_LENGTH_MAX,
} from '../../values/limits.ts';
import { attendanceCharge, attendanceStatus, civilDate, reasonCode } from '../../values/shapes.ts';

const balance = z.int().min(0).max(CLASSES_MAX_LIMIT);

/**
 * One change of the balance, in classes: the requested number (with its sign), the numbers applied to remaining and to
 * total, both balances after it, and the cap under which it was decided.
 */
export const balanceChange = z.strictObject({
  requested: z.int(),
  appliedRemaining: z.int(),
  appliedTotal: z.int(),
  remainingAfter: balance,
  totalAfter: balance,
  classesMax: z.int().min(1).max(CLASSES_MAX_LIMIT),
});
export type BalanceChange = z.infer<typeof balanceChange>;

const note = personalText(NOTE_LENGTH_MAX);
const reason = personalText(REASON_LENGTH_MAX);
/** The notes of a mark after the event; a missing one means that there is none. Only tutors read the private one. */
const notes = { note: note.optional(), privateNote: note.optional() };
/** For a version that had no private notes. */
const keepData = (data: object) => data;
/** For a version whose changes did not name the cap, because it was the same for all. */
const addClassesMax = <Data extends { change?: object }>(data: Data) =>
  data.change === undefined ? data : { ...data, change: { ...data.change, classesMax: DEFAULT_CLASSES_MAX } };
const cents = z.int().min(0).max(AMOUNT_CENTS_MAX);
/** What a tutor wrote down of a purchase, and the list price of its plan when it was sold. */
const purchase = z.strictObject({
  listPriceCents: cents.optional(),
  amountCents: cents.optional(),
  paidOn: civilDate.optional(),
  receipt: personalText(RECEIPT_LENGTH_MAX).optional(),
});
export type PurchaseDetails = z.infer<typeof purchase>;
/** A version that had no reason codes has none after the upcast: nobody knows which one it would have. */
const code = reasonCode.optional();
/** An event type whose version 2 added the cap to its change of the balance, and whose version 3 can hold a reason code. */
const defineCodedEvent = <Schema extends z.ZodType>(schema: Schema) => ({
  schema,
  version: 3,
  upcasters: [addClassesMax, keepData],
});
/** An event type whose version 2 only added the cap to its change of the balance. */
const defineBalanceEvent = <Schema extends z.ZodType>(schema: Schema) => ({
  schema,
  version: 2,
  upcasters: [addClassesMax],
});

/** The events that concern an attendance mark. */
export const attendanceEvents = defineEvents({
  /** The first mark of a student on a date. The event's id is the mark's id. Only a present mark has a `change`. */
  AttendanceMarked: {
    schema: z.strictObject({
      date: civilDate,
      status: attendanceStatus,
      charge: attendanceCharge,
      ...notes,
      reason: reason.optional(),
      change: balanceChange.optional(),
    }),
    version: 3,
    upcasters: [keepData, addClassesMax],
  },
  /**
   * The status of a mark changed. `reverses` is the id of the event whose class is given back. Effective on the mark's
   * date.
   */
  AttendanceCorrected: {
    schema: z.strictObject({
      mark: z.uuid(),
      date: civilDate,
      from: z.strictObject({ status: attendanceStatus, charge: attendanceCharge }),
      status: attendanceStatus,
      charge: attendanceCharge,
      ...notes,
      reason: reason.optional(),
      code,
      change: balanceChange.optional(),
      reverses: z.uuid().optional(),
    }),
    version: 4,
    upcasters: [keepData, addClassesMax, keepData],
  },
  /**
   * A mark moved to another date. A present mark that stays present keeps its charge, and the event has no `change`. Any
   * other mark is absent after the move, until a correction follows, and gives back the class that it took: `reverses` is
   * the id of the event that took it. Effective on the date that the mark left.
   */
  AttendanceMoved: {
    schema: z.strictObject({
      mark: z.uuid(),
      from: z.strictObject({ date: civilDate, status: attendanceStatus, charge: attendanceCharge }),
      date: civilDate,
      status: attendanceStatus,
      charge: attendanceCharge,
      ...notes,
      reason: reason.optional(),
      code,
      change: balanceChange.optional(),
      reverses: z.uuid().optional(),
    }),
    version: 5,
    // Version 1 moved every mark as absent. A present mark was corrected to present by the event after it.
    upcasters: [(data) => ({ ...data, status: 'absent', charge: 'none' }), keepData, addClassesMax, keepData],
  },
  /** Only the notes of a mark changed. A missing note means that there is none after the event. */
  AttendanceNoted: {
    schema: z.strictObject({ mark: z.uuid(), date: civilDate, ...notes, reason: reason.optional(), code }),
    version: 3,
    upcasters: [keepData, keepData],
  },
  /** Only the private note of a mark changed; missing means that it was cleared. Families do not learn of it. */
  AttendancePrivatelyNoted: z.strictObject({ mark: z.uuid(), date: civilDate, privateNote: note.optional() }),
  /**
   * A mark that should never have been made was voided, and its date is free for a new mark. The class that it took is given
   * back: `reverses` is the id of the event that took it. Effective on the mark's date.
   */
  AttendanceVoided: defineCodedEvent(
    z.strictObject({
      mark: z.uuid(),
      date: civilDate,
      from: z.strictObject({ status: attendanceStatus, charge: attendanceCharge }),
      reason,
      code,
      change: balanceChange.optional(),
      reverses: z.uuid().optional(),
    }),
  ),
  /** An uncovered mark took its class later. Effective on the mark's date. */
  UncoveredClassSettled: defineBalanceEvent(z.strictObject({ mark: z.uuid(), date: civilDate, change: balanceChange })),
});
export type AttendanceEvent = EventOf<typeof attendanceEvents>;

const otherEvents = defineEvents({
  StudentEnrolled: defineBalanceEvent(
    z.strictObject({
      name: personalText(NAME_LENGTH_MAX),
      email: personalText(EMAIL_LENGTH_MAX),
      via: z.enum(['sign-up', 'tutor']),
      effectiveOn: civilDate,
      change: balanceChange,
    }),
  ),
  ClassesAdjusted: defineCodedEvent(
    z.strictObject({
      direction: z.enum(['add', 'remove']),
      reason: reason.optional(),
      code,
      /** Only of an addition. */
      purchase: purchase.optional(),
      /** The money returned for the removed classes. */
      refundCents: cents.optional(),
      effectiveOn: civilDate,
      change: balanceChange,
    }),
  ),
  WaitingClassesApplied: defineBalanceEvent(z.strictObject({ effectiveOn: civilDate, change: balanceChange })),
  /** Waiting classes were withdrawn: `requested` is −classes, and nothing is applied. */
  WaitingClassesWithdrawn: defineCodedEvent(
    z.strictObject({ reason, code, refundCents: cents.optional(), effectiveOn: civilDate, change: balanceChange }),
  ),
  /**
   * A purchase that was recorded by mistake was reversed. `purchase` is the id of the event that added the classes.
   * `requested` is −classes. The classes that are not taken from remaining are taken from the waiting ones.
   */
  PurchaseReversed: defineCodedEvent(
    z.strictObject({ purchase: z.uuid(), reason, code, effectiveOn: civilDate, change: balanceChange }),
  ),
  StudentArchived: z.strictObject({}),
  /** `merge` means that the student took over the e-mail and password of an account that they had created themselves. */
  StudentRestored: {
    schema: z.strictObject({ email: personalText(EMAIL_LENGTH_MAX), via: z.enum(['restore', 'merge']) }),
    version: 2,
    // Version 1 did not say whether a merge restored the student.
    upcasters: [(data) => ({ ...data, via: 'restore' })],
  },
  /** The student signs in with this address from now on. */
  StudentEmailChanged: z.strictObject({ email: personalText(EMAIL_LENGTH_MAX) }),
});

export const studentEvents = { ...otherEvents, ...attendanceEvents };
export type StudentEvent = EventOf<typeof studentEvents>;
