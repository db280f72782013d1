/** The events of the stream `student-{id}`: enrolment, classes and attendance of one student. */
import { z } from 'zod';
import { defineEvents, disclose, type EventOf } from '../../kernel/event-definition.ts';
import { personalText } from '../../kernel/personal-text.ts';
import {
  AMOUNT_CENTS_MAX,
  CLASSES_MAX_LIMIT,
  CLASSES_PER_REQUEST_MAX,
  EMAIL_LENGTH_MAX,
  FILE_NAME_LENGTH_MAX,
  LATE_CANCELLATION_HOURS_MAX,
  MONEY_PARTS_MAX,
  NAME_LENGTH_MAX,
  NOTE_LENGTH_MAX,
  PAYMENT_STUDENTS_MAX,
  REASON_LENGTH_MAX,
  RECEIPT_LENGTH_MAX,
} from '../../values/limits.ts';
import {
  attendanceCharge,
  attendanceStatus,
  civilDate,
  paymentMethod,
  reasonCode,
  reversedMoney,
} from '../../values/shapes.ts';

const balance = z.int().min(0).max(CLASSES_MAX_LIMIT);

/**
 * One change of the balance, in classes: the requested number (with its sign), the numbers applied to remaining and to
 * total, both balances after it, and the cap under which it was decided. A class that is given back has the balance from which it
 * was taken as its cap, where the owner has lowered the cap below that.
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
/**
 * The status of a mark. `lateCancellationHours` is the rule under which an absent mark is a late cancellation, which takes a class
 * as a present mark does: the hours before the class by which the absence had to be reported. All other marks have none.
 */
const statusFields = {
  status: attendanceStatus,
  lateCancellationHours: z.int().min(1).max(LATE_CANCELLATION_HOURS_MAX).optional(),
};
const cents = z.int().min(0).max(AMOUNT_CENTS_MAX);
/**
 * The price that is due for a purchase, why it is not the list price, and the list price of its plan when it was sold. Events
 * without a price may hold what was paid, when, and the receipt: `amountCents` is the price then, and was paid.
 */
const purchase = z.strictObject({
  listPriceCents: cents.optional(),
  priceCents: cents.optional(),
  priceReason: reason.optional(),
  amountCents: cents.optional(),
  paidOn: civilDate.optional(),
  receipt: personalText(RECEIPT_LENGTH_MAX).optional(),
});
export type PurchaseDetails = z.infer<typeof purchase>;
const code = reasonCode.optional();

const paidCents = z.int().min(1).max(AMOUNT_CENTS_MAX);
/** How money changed hands. `reference` is the number of a check, receipt or transfer. */
const transfer = { method: paymentMethod, reference: personalText(RECEIPT_LENGTH_MAX).optional() };
/** The purchases that a payment pays, each with the cents of it. The rest of the payment is credit of the family. */
const allocations = z.array(z.strictObject({ purchase: z.uuid(), cents: paidCents })).max(MONEY_PARTS_MAX);
export type Allocation = z.infer<typeof allocations>[number];
/** A payment for several students of a family: its id, and the part of each of them. */
const jointPayment = z.strictObject({
  id: z.uuid(),
  parts: z
    .array(z.strictObject({ student: z.uuid(), amountCents: paidCents, allocations }))
    .min(2)
    .max(PAYMENT_STUDENTS_MAX),
});
export type JointPayment = z.infer<typeof jointPayment>;

/** The events that concern an attendance mark. */
export const attendanceEvents = defineEvents({
  /**
   * The first mark of a student on a date. The event's id is the mark's id. Only a present mark and a late cancellation have a
   * `change`.
   */
  AttendanceMarked: z.strictObject({
    date: civilDate,
    ...statusFields,
    charge: attendanceCharge,
    ...notes,
    reason: reason.optional(),
    change: balanceChange.optional(),
  }),
  /**
   * The status of a mark changed. `reverses` is the id of the event whose class is given back. Effective on the mark's
   * date. A present mark that becomes a late cancellation keeps its charge, and so does the reverse; the event has no `change`.
   */
  AttendanceCorrected: z.strictObject({
    mark: z.uuid(),
    date: civilDate,
    from: z.strictObject({ ...statusFields, charge: attendanceCharge }),
    ...statusFields,
    charge: attendanceCharge,
    ...notes,
    reason: reason.optional(),
    code,
    change: balanceChange.optional(),
    reverses: z.uuid().optional(),
  }),
  /**
   * A mark moved to another date. A mark whose class is taken before and after the move keeps its charge, and the event has no
   * `change`. Any other mark is absent after the move, until a correction follows, and gives back the class that it took:
   * `reverses` is the id of the event that took it. Effective on the date that the mark left.
   */
  AttendanceMoved: z.strictObject({
    mark: z.uuid(),
    from: z.strictObject({ date: civilDate, ...statusFields, charge: attendanceCharge }),
    date: civilDate,
    ...statusFields,
    charge: attendanceCharge,
    ...notes,
    reason: reason.optional(),
    code,
    change: balanceChange.optional(),
    reverses: z.uuid().optional(),
  }),
  /** Only the notes of a mark changed. A missing note means that there is none after the event. */
  AttendanceNoted: z.strictObject({ mark: z.uuid(), date: civilDate, ...notes, reason: reason.optional(), code }),
  /** Only the private note of a mark changed; missing means that it was cleared. Families do not learn of it. */
  AttendancePrivatelyNoted: z.strictObject({
    mark: z.uuid(),
    date: civilDate,
    privateNote: note.optional(),
    reason: reason.optional(),
    code,
  }),
  /**
   * A mark that should never have been made was voided, and its date is free for a new mark. The class that it took is given
   * back: `reverses` is the id of the event that took it. Effective on the mark's date.
   */
  AttendanceVoided: z.strictObject({
    mark: z.uuid(),
    date: civilDate,
    from: z.strictObject({ ...statusFields, charge: attendanceCharge }),
    reason,
    code,
    change: balanceChange.optional(),
    reverses: z.uuid().optional(),
  }),
  /** An uncovered mark took its class later. Effective on the mark's date. */
  UncoveredClassSettled: z.strictObject({
    mark: z.uuid(),
    date: civilDate,
    ...{ lateCancellationHours: statusFields.lateCancellationHours },
    change: balanceChange,
  }),
});
export type AttendanceEvent = EventOf<typeof attendanceEvents>;

const otherEvents = defineEvents({
  StudentEnrolled: z.strictObject({
    name: personalText(NAME_LENGTH_MAX),
    email: personalText(EMAIL_LENGTH_MAX),
    via: z.enum(['sign-up', 'tutor']),
    effectiveOn: civilDate,
    change: balanceChange,
  }),
  /**
   * The balance with which a student came from another product or a spreadsheet, recorded with their enrolment. `line` is the
   * line of the file, `total` what the file states, which may be over the cap, and `reason` the note of the line.
   */
  StudentImported: z.strictObject({
    import: z.uuid(),
    file: personalText(FILE_NAME_LENGTH_MAX),
    line: z.int().min(1),
    total: z.int().min(0).max(CLASSES_PER_REQUEST_MAX),
    reason: reason.optional(),
    code,
    effectiveOn: civilDate,
    change: balanceChange,
  }),
  ClassesAdjusted: z.strictObject({
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
  WaitingClassesApplied: z.strictObject({ effectiveOn: civilDate, change: balanceChange }),
  /** Waiting classes were withdrawn: `requested` is −classes, and nothing is applied. */
  WaitingClassesWithdrawn: z.strictObject({
    reason,
    code,
    refundCents: cents.optional(),
    effectiveOn: civilDate,
    change: balanceChange,
  }),
  /**
   * A purchase that was recorded by mistake was reversed. `purchase` is the id of the event that added the classes.
   * `requested` is −classes. The classes that are not taken from remaining are taken from the waiting ones.
   */
  PurchaseReversed: z.strictObject({
    purchase: z.uuid(),
    reason,
    code,
    effectiveOn: civilDate,
    change: balanceChange,
    /** What becomes of the money that was paid for it: missing if none was, or if nobody said. */
    money: reversedMoney.optional(),
  }),
  /** Money came in. `amountCents` is the part of this student; `effectiveOn` is the day of recording. */
  PaymentReceived: z.strictObject({
    amountCents: paidCents,
    ...transfer,
    receivedOn: civilDate,
    receivedBy: z.uuid(),
    allocations,
    joint: jointPayment.optional(),
    effectiveOn: civilDate,
  }),
  /**
   * A payment did not hold, such as a check that bounced, or was recorded by mistake. What it paid is owed again. `whole`: the
   * parts of all students of the same payment are reversed.
   */
  PaymentReversed: z.strictObject({
    payment: z.uuid(),
    cents: paidCents,
    whole: z.literal(true).optional(),
    reason,
    code,
    effectiveOn: civilDate,
  }),
  /** Credit of the family pays for a purchase: `parts` are the payments that it comes from. */
  CreditUsed: z.strictObject({
    purchase: z.uuid(),
    parts: z
      .array(z.strictObject({ payment: z.uuid(), cents: paidCents }))
      .min(1)
      .max(MONEY_PARTS_MAX),
    effectiveOn: civilDate,
  }),
  /**
   * Money was returned: what was paid for a purchase, credit from a payment, or money that is tied to neither. `canceledCents`
   * is how much less is due because of it. `change` is the removal of the classes that went with it, and `withdrawnWaiting` the
   * number of waiting ones, which the event before it withdrew; `effectiveOn` is the day of recording.
   */
  RefundGiven: z.strictObject({
    purchase: z.uuid().optional(),
    payment: z.uuid().optional(),
    cents: paidCents,
    canceledCents: cents,
    ...transfer,
    returnedOn: civilDate,
    reason,
    code,
    effectiveOn: civilDate,
    change: balanceChange.optional(),
    withdrawnWaiting: z.int().positive().optional(),
  }),
  /** A refund was recorded by mistake. Classes that were removed with it stay removed. */
  RefundReversed: z.strictObject({
    refund: z.uuid(),
    cents: paidCents,
    restoredCents: cents,
    reason,
    code,
    effectiveOn: civilDate,
  }),
  /** An owner said that an entry of money is no duplicate of an equal one. */
  DuplicateCleared: z.strictObject({ entry: z.uuid() }),
  /** The student, a family or a tutor said that the student is not coming on a day. It marks nobody. */
  AbsenceReported: z.strictObject({ date: civilDate, reason: reason.optional() }),
  /** The student is coming after all. */
  AbsenceReportWithdrawn: z.strictObject({ date: civilDate }),
  /** `import` is the import that was undone. */
  StudentArchived: z.strictObject({ import: z.uuid().optional() }),
  /** `merge` means that the student took over the e-mail and password of an account that they had created themselves. */
  StudentRestored: z.strictObject({ email: personalText(EMAIL_LENGTH_MAX), via: z.enum(['restore', 'merge']) }),
  /** By a merge, the student has got the e-mail and password of an account that they had created themselves. */
  StudentEmailChanged: z.strictObject({ email: personalText(EMAIL_LENGTH_MAX) }),
  /** A tutor made a code with which the student can set a new password. The log does not have the code. */
  PasswordCodeMade: z.strictObject({}),
  /** A tutor invited a family of the student. The event's id is the invitation's id; `until` is its last day. */
  FamilyInvited: z.strictObject({
    name: personalText(NAME_LENGTH_MAX).optional(),
    email: personalText(EMAIL_LENGTH_MAX).optional(),
    until: civilDate,
  }),
  FamilyInvitationWithdrawn: z.strictObject({ invitation: z.uuid() }),
  /** Somebody used the invitation, and their family account sees the student's classes from now on. */
  FamilyAccessGiven: z.strictObject({
    invitation: z.uuid(),
    account: z.uuid(),
    name: personalText(NAME_LENGTH_MAX),
  }),
  /** A tutor ended the access of a family account. */
  FamilyAccessEnded: z.strictObject({ account: z.uuid() }),
});

/**
 * Packets show what their entries, marks and sums are read from, and nothing of other people: no private note, no family account,
 * no other student of a payment, no file of an import. What is not named here stays out.
 */
export const studentEvents = disclose(
  { ...otherEvents, ...attendanceEvents },
  [
    ...(['StudentEnrolled', 'StudentImported', 'ClassesAdjusted'] as const),
    ...(['WaitingClassesApplied', 'WaitingClassesWithdrawn', 'PurchaseReversed'] as const),
    ...([
      'PaymentReceived',
      'PaymentReversed',
      'CreditUsed',
      'RefundGiven',
      'RefundReversed',
      'DuplicateCleared',
    ] as const),
    ...(['AttendanceMarked', 'AttendanceCorrected', 'AttendanceMoved', 'AttendanceNoted', 'AttendanceVoided'] as const),
    'UncoveredClassSettled',
  ],
  [
    ...(['mark', 'date', 'from', 'status', 'lateCancellationHours', 'charge', 'note', 'reverses'] as const),
    ...(['effectiveOn', 'change', 'direction', 'reason', 'code', 'total', 'withdrawnWaiting'] as const),
    ...(['purchase', 'refundCents', 'money', 'payment', 'refund', 'entry', 'parts', 'allocations'] as const),
    ...(['amountCents', 'cents', 'canceledCents', 'restoredCents'] as const),
    ...(['method', 'reference', 'receivedOn', 'receivedBy', 'returnedOn'] as const),
  ],
);
export type StudentEvent = EventOf<typeof studentEvents>;
