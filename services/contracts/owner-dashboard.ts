import { z } from 'zod';
import { civilDate } from '#events/values/shapes.ts';
import { balanceSums } from './balances.ts';
import { id, instant, namedPerson } from './primitives.ts';

const count = z.int().min(0);
const span = z.strictObject({ from: civilDate, to: civilDate });
/** A number of the period, and the same number of the period before. */
const compared = z.strictObject({ now: z.int(), before: z.int() });
const total = z.strictObject({ total: count, oldest_at: instant.nullable() });

/** Number of months that the chart of sold and attended classes shows at least and at most, and of weeks that of points shows. */
export const CHART_MONTHS = { min: 12, max: 36 };
export const CHART_WEEKS = 12;

/** GET /api/owner-dashboard (getOwnerDashboard, owner). The period is this month without days; both days are included. */
export const ownerDashboardQuery = z
  .strictObject({
    from: civilDate.optional(),
    to: civilDate.optional(),
    /** Only those who are in this group now. It does not narrow the decisions. */
    group: id.optional(),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    message: 'This day is before From.',
  });
export type OwnerDashboardQuery = z.input<typeof ownerDashboardQuery>;

/** What waits for an owner or a tutor to decide, in the whole centre. */
const decisions = z.strictObject({
  /** The record: part of it is missing, the last check found faults or failed, or there was none for too long; null if none of these. */
  record: z.enum(['lost', 'faulty', 'unchecked']).nullable(),
  /** When the record was last checked; null if it never was. */
  record_checked_at: instant.nullable(),
  /** Entries that could not be read, so that rows which they change are out of date. */
  parked: count,
  /** Students whose stored balance differs from the fold of their events: the first few, and the number of all. */
  unexplained_balances: z.strictObject({ total: count, students: z.array(namedPerson) }),
  /** Unresolved cases, and how many of them are overdue. */
  cases: total.extend({ overdue: count }),
  /** Accounts that wait for approval. */
  sign_ups: total,
  /** Students with uncovered classes, and those with waiting classes that fit under the cap. */
  uncovered: count,
  fitting: count,
  messages_unanswered: count,
});
export type OwnerDecisions = z.infer<typeof decisions>;

export const ownerDashboardResponse = z.strictObject({
  today: civilDate,
  period: span,
  /** As many days directly before the period. */
  before: span,
  decisions,
  /** Students with a present mark. */
  active_students: compared,
  /** Classes of purchases, by the day of the purchase. */
  classes_sold: compared,
  /** Present and absent marks. */
  present: compared,
  absent: compared,
  /** The classes of current students: today, and at the end of the day before the period. */
  stock: z.strictObject({ now: balanceSums, before: balanceSums }),
  /** Oldest first; the last month ends with the period. */
  months: z.array(z.strictObject({ month: z.string(), sold: z.int(), attended: z.int() })),
  /** The number of current students with each size of balance, in the order of balanceSizes. */
  balances: z.array(count),
  /** The marks of the period on each day of the week, from Monday to Sunday. */
  weekdays: z.array(z.strictObject({ present: count, absent: count })),
  /** Points of practice of each week, oldest first; the last week contains the last day of the period. */
  weeks: z.array(z.strictObject({ monday: civilDate, points: z.int() })),
});
export type OwnerDashboardResponse = z.infer<typeof ownerDashboardResponse>;
