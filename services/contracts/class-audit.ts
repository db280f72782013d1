import { z } from 'zod';
import {
  attendanceChangeType,
  attendanceCharge,
  attendanceStatus,
  civilDate,
  classTransactionSource,
  moneyEntryKind,
  reasonCode,
} from '#events/values/shapes.ts';
import { classHistoryEntry, classTotals } from './classes.ts';
import { moneyEntry } from './money.ts';
import { id, instant } from './primitives.ts';
import { studentRow } from './students.ts';

/**
 * The figures of a student's classes, which the glossary defines, or changes of them. A sum by effective days may be below 0 or
 * above the limit.
 */
export const classFigures = z.strictObject({
  added: z.int(),
  taken: z.int(),
  late_cancellations: z.int(),
  removed: z.int(),
  waiting: z.int(),
  remaining: z.int(),
  total: z.int(),
  attended: z.int(),
  uncovered: z.int(),
});
export type ClassFigures = z.infer<typeof classFigures>;

/** What one event changed in the numbers of classes on one day. */
export const auditEntry = z.strictObject({
  /** The event's id: the row of the class history. */
  id,
  version: z.int(),
  recorded_at: instant,
  effective_on: civilDate,
  tutor_id: id,
  tutor_name: z.string(),
  reason: z.string().nullable(),
  /** The code of the reason; null if none was chosen. */
  code: reasonCode.nullable(),
  /** What changed the balance; null if only marks changed. */
  source: classTransactionSource.nullable(),
  /** The requested number of classes with its sign; 0 if only marks changed. */
  classes_changed: z.int(),
  /** See the rows of the class history; for an entry that changed marks only, that of the mark after it. */
  late_cancellation_hours: z.int().nullable(),
  /** What happened to the attendance mark; null if no mark is concerned. */
  what: attendanceChangeType.nullable(),
  /** The mark before and after the event, as far as the event states it. */
  from_status: attendanceStatus.nullable(),
  status: attendanceStatus.nullable(),
  charge: attendanceCharge.nullable(),
  /** Dates of a mark that moved; null for every other entry. */
  moved: z.strictObject({ from: civilDate, to: civilDate }).nullable(),
  change: classFigures,
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** The newest entries of a list, with the number of all and the sum of their changes. */
export const auditEntryList = z.strictObject({
  entries: z.array(auditEntry),
  count: z.int().min(0),
  change: classFigures,
});
export type AuditEntryList = z.infer<typeof auditEntryList>;

/** A wall-clock time of the centre's time zone, to the minute. */
const wallClockTime = z.iso.datetime({ local: true, precision: -1 });

/**
 * GET /api/students/{id}/classes/as-of (getClassesAsOf, owner). Without `known`, what was known at the end of the effective
 * day; without `effective`, the day of `known`; without both, now.
 */
export const asOfQuery = z.strictObject({
  effective: civilDate.optional(),
  /** A UTC instant, or a time of the centre's time zone, `YYYY-MM-DDTHH:mm`, whose whole minute is included. */
  known: z.union([instant, wallClockTime]).optional(),
});
export type AsOfQuery = z.input<typeof asOfQuery>;
export const asOfResponse = z.strictObject({
  student: studentRow.pick({ id: true, name: true, archived_at: true }),
  /** `classes_max`: the cap of remaining and of total on that day. */
  effective: z.strictObject({ on: civilDate, figures: classFigures, classes_max: z.int() }),
  known: z.strictObject({
    at: instant,
    /** Whether the student was enrolled then. */
    status: z.enum(['none', 'current', 'archived']),
    figures: classFigures,
  }),
  /** Effective until the day and recorded after the instant: only the numbers by effective day include them. */
  recorded_later: auditEntryList,
  /** Recorded until the instant and effective after the day: only the known numbers include them. */
  effective_later: auditEntryList,
  /** Why a sum by effective day is below 0 or above the limit: rows that were recorded after that day. Null if none is. */
  recorded_late: auditEntryList.nullable(),
});
export type AsOfResponse = z.infer<typeof asOfResponse>;

/** Frames of one replay. The events before them are folded into its start. */
export const REPLAY_FRAMES_MAX = 2_000;

/** An attendance mark as it was after an event. */
export const replayMark = z.strictObject({
  id,
  date: civilDate,
  status: attendanceStatus,
  late_cancellation_hours: z.int().nullable(),
  charge: attendanceCharge,
  note: z.string().nullable(),
  private_note: z.string().nullable(),
  /** A voided mark is no longer listed. */
  voided: z.boolean(),
});
export type ReplayMark = z.infer<typeof replayMark>;

/** One event of a student. `effective_on` is the day of recording for an event without a day of its own. */
export const replayFrame = auditEntry.omit({ tutor_id: true }).extend({
  /** What happened to the student's money, and the amount; null for any other event. */
  money: z
    .strictObject({
      what: moneyEntryKind.exclude(['purchase', 'purchase-reversed']).or(z.literal('duplicate-cleared')),
      amount_cents: z.int(),
    })
    .nullable(),
  /** What happened to the account, or was said ahead; null for an event of classes, money or a mark. */
  account: z
    .enum([
      ...(['enrolled', 'archived', 'restored', 'restored-by-merge', 'merged', 'password-code-made'] as const),
      ...(['family-invited', 'family-invitation-withdrawn', 'family-joined', 'family-ended'] as const),
      ...(['absence-reported', 'absence-withdrawn'] as const),
    ])
    .nullable(),
  /** The numbers after the event. */
  figures: classFigures,
  /** The mark that the event concerns, after the event; null if it concerns none. */
  mark: replayMark.nullable(),
});
export type ReplayFrame = z.infer<typeof replayFrame>;

/** GET /api/students/{id}/replay (getReplay, owner): the newest events of a student in the order of recording. */
export const replayResponse = z.strictObject({
  student: studentRow.pick({ id: true, name: true, archived_at: true }),
  /** Before the first frame: the last version that is folded into it, or 0, the numbers, and at most one mark for each date. */
  start: z.strictObject({ version: z.int().min(0), figures: classFigures, marks: z.array(replayMark) }),
  frames: z.array(replayFrame),
});
export type ReplayResponse = z.infer<typeof replayResponse>;

/** What one row, or several rows of one kind, added to the classes of a student or took from them. */
export const balanceTerm = z.strictObject({
  /**
   * `taken` and `late-cancellations` join the classes that marks took and those that were given back. Reversed purchases are in
   * no term.
   */
  kind: z.enum(['opening', 'import', 'added', 'taken', 'late-cancellations', 'removed', 'withdrawn']),
  /** Number of rows; 0 for a student who joined without classes. */
  count: z.int().min(0),
  /** Requested classes with their sign. */
  requested: z.int(),
  /** The classes that came or went, whether they remained or waited. */
  classes: z.int(),
  applied_total: z.int(),
  /** The first and the last effective day. */
  from: civilDate,
  to: civilDate,
  /** The reason of a single row, and its code. */
  reason: z.string().nullable(),
  code: reasonCode.nullable(),
});
export type BalanceTerm = z.infer<typeof balanceTerm>;

/** The figures that a stored balance has. */
const balanceFigures = classFigures.omit({ added: true, taken: true, late_cancellations: true, removed: true });

/**
 * GET /api/students/{id}/classes/explanation (getBalanceExplanation; tutor or the student): how the balance came about, from
 * the fold of the student's events. The classes of the terms add up to those that remain and those that wait.
 */
export const balanceExplanationResponse = z.strictObject({
  student: studentRow.pick({ id: true, name: true }),
  /** False if the stored balance, the fold and the sum of the terms are not the same. The owner is then notified. */
  adds_up: z.boolean(),
  /** The balance that screens show. */
  stored: balanceFigures,
  /** The fold of the events that the stored balance contains; null if an event was altered or is missing. */
  folded: balanceFigures.nullable(),
  /** Empty if the events could not be folded. */
  terms: z.array(balanceTerm),
});
export type BalanceFigures = z.infer<typeof balanceFigures>;
export type BalanceExplanation = z.infer<typeof balanceExplanationResponse>;

/** Rows of one statement. More than this are a statement of a shorter period. */
export const STATEMENT_ROWS_MAX = 1_000;

/**
 * GET /api/students/{id}/statement (getClassStatement; tutor or the student). The first and the last day of class, both
 * included; the whole history until today without them.
 */
export const statementQuery = z
  .strictObject({ from: civilDate.optional(), to: civilDate.optional() })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    message: 'This day is before From.',
  });
export type StatementQuery = z.input<typeof statementQuery>;
/**
 * The money of a period, in cents: opening + due − paid + refunded − reversed = closing, which is what is owed at its end. `adds_up`
 * is false if the events lead to another sum, or cannot be folded.
 */
export const statementMoney = z.strictObject({
  opening_cents: z.int(),
  due_cents: z.int(),
  paid_cents: z.int(),
  refunded_cents: z.int(),
  reversed_cents: z.int(),
  closing_cents: z.int(),
  adds_up: z.boolean(),
  /** By the day on which money changed hands, oldest first. */
  entries: z.array(moneyEntry),
  /** True if older entries of the period are not listed. */
  has_more: z.boolean(),
});
export type StatementMoney = z.infer<typeof statementMoney>;
export const statementResponse = z.strictObject({
  student: studentRow.pick({ id: true, name: true }),
  /** The first day is null for a statement that begins with the first day of the student. */
  period: z.strictObject({ from: civilDate.nullable(), to: civilDate }),
  totals: classTotals,
  /**
   * The classes that were attended in the period, and those that were waiting and uncovered at its end, from the events; null
   * if one was altered or is missing.
   */
  counts: z.strictObject({ attended: z.int(), waiting: z.int(), uncovered: z.int() }).nullable(),
  /** False if the events lead to another sum, or if they cannot be folded. */
  adds_up: z.boolean(),
  /** By day of class, oldest first. */
  entries: z.array(classHistoryEntry),
  /** Null for a student without any money until the end of the period. */
  money: statementMoney.nullable(),
  /** True if older rows of the period are not listed. */
  has_more: z.boolean(),
  made_at: instant,
  made_by: z.string(),
});
export type StatementResponse = z.infer<typeof statementResponse>;
