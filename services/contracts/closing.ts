/** The monthly closing report. Amounts are integer cents of the centre's currency. */
import { z } from 'zod';
import { civilDate, civilMonth, moneyEntryKind } from '#events/values/shapes.ts';
import { auditEntry } from './class-audit.ts';
import { id, instant } from './primitives.ts';

/** What there is at the end of a day. open − credit − to_return is what all families together owe. */
export const closingStock = z.strictObject({
  /** Classes of the students that nobody has taken: they remain or wait. */
  unused: z.int(),
  /** Classes that were taken on an earlier day than that on which they were added. */
  taken_early: z.int(),
  /** What the unused classes cost. */
  value_cents: z.int(),
  /** Of both, what former students left unused. */
  former_unused: z.int(),
  former_value_cents: z.int(),
  /** Still to be paid for purchases. */
  open_cents: z.int(),
  /** What families paid and can use for later purchases. */
  credit_cents: z.int(),
  /** Paid for reversed purchases, and to be returned to the families. */
  to_return_cents: z.int(),
});
export type ClosingStock = z.infer<typeof closingStock>;

/**
 * What the days of a month changed. Classes: sold − reversed + added − delivered − removed is the change of unused − taken_early,
 * and so it is with their value, where added ones have none. Money: due − no longer due − received + refunded is the change
 * of what is owed.
 */
export const closingChange = z.strictObject({
  /** Purchases: a plan, or classes with a price. */
  sold: z.int(),
  sold_cents: z.int(),
  /** Purchases that were reversed, on the day of their reversal. */
  reversed: z.int(),
  reversed_cents: z.int(),
  /** Classes that were added without a purchase, such as those that a student brought along. */
  added: z.int(),
  /** Classes that attendance took, less those that corrections gave back. */
  delivered: z.int(),
  delivered_cents: z.int(),
  removed: z.int(),
  removed_cents: z.int(),
  /** Prices, by the day of money: of a purchase of an early log, the day on which it was paid. */
  due_cents: z.int(),
  /** Prices that are no longer due, because of refunds and reversed purchases. */
  no_longer_due_cents: z.int(),
  /** Payments, less those that were reversed. */
  received_cents: z.int(),
  /** Refunds, less those that were reversed. */
  refunded_cents: z.int(),
});
export type ClosingChange = z.infer<typeof closingChange>;

export const closingFigures = z.strictObject({ opening: closingStock, change: closingChange, closing: closingStock });
export type ClosingFigures = z.infer<typeof closingFigures>;

/**
 * GET /api/closing/{month} (getClosing, owner): what a month sold, delivered and received, by the days of the facts. With
 * `known`, as it was known at the end of that day.
 */
export const closingQuery = z.strictObject({ known: civilDate.optional() });
export type ClosingQuery = z.input<typeof closingQuery>;

/** What an event that was recorded later changed on one day. */
export const laterEntry = auditEntry.extend({
  student_id: id,
  student_name: z.string(),
  /** The change of unused classes, and of what is owed. */
  classes: z.int(),
  owed_cents: z.int(),
  /** What happened to the money; null if nothing did. */
  money: z.strictObject({ kind: moneyEntryKind, amount_cents: z.int() }).nullable(),
});
export type LaterEntry = z.infer<typeof laterEntry>;

export const closingResponse = z.strictObject({
  month: civilMonth,
  period: z.strictObject({ from: civilDate, to: civilDate }),
  /** The last instant of recording that counts, and its day; the day is null if everything counts that is recorded by now. */
  known: z.strictObject({ on: civilDate.nullable(), at: instant }),
  figures: closingFigures,
  /** The figures by everything that is recorded by now, and what was recorded since; null if that is `figures`. */
  now: z
    .strictObject({
      figures: closingFigures,
      /** The newest ones. */
      entries: z.array(laterEntry),
      count: z.int().min(0),
    })
    .nullable(),
});
export type ClosingResponse = z.infer<typeof closingResponse>;
