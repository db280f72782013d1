import { z } from 'zod';
import { CLASSES_PER_REQUEST_MAX } from '#events/values/limits.ts';
import { civilDate, reasonCode } from '#events/values/shapes.ts';
import { id } from './primitives.ts';

/** First and last day, both included; the last twelve months without them. */
const reportPeriod = { from: civilDate.optional(), to: civilDate.optional() };
const month = z.string().regex(/^\d{4}-\d{2}$/);

/** GET /api/reports/reasons (getReasonReport, tutor): newest month first. */
export const reasonReportQuery = z.strictObject({ ...reportPeriod, tutor_id: id.optional() });
export type ReasonReportQuery = z.input<typeof reasonReportQuery>;
const reasonReportRow = z.strictObject({
  month,
  tutor_id: id,
  tutor_name: z.string(),
  /** Null for what was recorded without a code. */
  code: reasonCode.nullable(),
  /** Number of rows of the class history. */
  count: z.int(),
  added: z.int(),
  given_back: z.int(),
  removed: z.int(),
});
export type ReasonReportRow = z.infer<typeof reasonReportRow>;
export const reasonReportResponse = z.strictObject({
  period: z.strictObject({ from: civilDate, to: civilDate }),
  rows: z.array(reasonReportRow),
});
export type ReasonReport = z.infer<typeof reasonReportResponse>;

/** GET /api/reports/sales (getSalesReport, owner): newest month first. Money is in cents. */
export const salesReportQuery = z.strictObject(reportPeriod);
export type SalesReportQuery = z.input<typeof salesReportQuery>;
const salesReportRow = z.strictObject({
  /** Month of the sale; of a reversal, of its recording. */
  month,
  /** A plan, or `other` for a purchase outside the plans. */
  plan: reasonCode,
  sold: z.int(),
  sold_classes: z.int(),
  sold_cents: z.int(),
  /** How many of the sold ones have no amount. */
  without_amount: z.int(),
  reversed: z.int(),
  reversed_classes: z.int(),
  reversed_cents: z.int(),
});
export type SalesReportRow = z.infer<typeof salesReportRow>;
/** What came in and was returned in a month, less what was reversed in it. */
const moneyOfMonth = z.strictObject({ month, received_cents: z.int(), refunded_cents: z.int() });
export type MoneyOfMonth = z.infer<typeof moneyOfMonth>;
export const salesReportResponse = z.strictObject({
  period: z.strictObject({ from: civilDate, to: civilDate }),
  rows: z.array(salesReportRow),
  /** By the days on which money changed hands. */
  money: z.array(moneyOfMonth),
});
export type SalesReport = z.infer<typeof salesReportResponse>;

/** GET /api/students/{id}/refund-suggestion?classes=5 (getRefundSuggestion, tutor). Changes nothing. */
export const refundSuggestionQuery = z.strictObject({
  classes: z.coerce.number<number>().int().min(1).max(CLASSES_PER_REQUEST_MAX),
});
export type RefundSuggestionQuery = z.input<typeof refundSuggestionQuery>;
export const refundLine = z.strictObject({
  /** The row that added the classes. */
  id,
  code: reasonCode.nullable(),
  effective_on: civilDate,
  /** Classes that the row added. */
  classes: z.int(),
  price_cents: z.int().nullable(),
  /** How many of them are refunded. */
  refunded: z.int(),
  /** price ÷ classes × refunded, to the cent; null without a price. */
  refund_cents: z.int().nullable(),
});
export type RefundLine = z.infer<typeof refundLine>;
export const refundSuggestionResponse = z.strictObject({
  /** Classes that remain or wait. Older classes are used first, so they belong to the newest additions. */
  unused: z.int(),
  lines: z.array(refundLine),
  total_cents: z.int(),
});
export type RefundSuggestion = z.infer<typeof refundSuggestionResponse>;
