import { z } from 'zod';
import { civilDate } from '#events/values/shapes.ts';
import { balanceSums } from './balances.ts';
import { id } from './primitives.ts';

const count = z.int().min(0);
const span = z.strictObject({ from: civilDate, to: civilDate });
/** A number of the period, and the same number of the period before. */
const compared = z.strictObject({ now: z.int(), before: z.int() });

/** Number of months that the chart of sold and delivered classes shows at least and at most, and of weeks that of points shows. */
export const CHART_MONTHS = { min: 12, max: 36 };
export const CHART_WEEKS = 12;

/** The first year of the calendar is left for the period before. */
const figureDate = civilDate.refine((day) => day > '1900-12-31', 'Choose a day after 1900.');

/** GET /api/centre-figures (getCentreFigures, owner). The period is this month without days; both days are included. */
export const centreFiguresQuery = z
  .strictObject({
    from: figureDate.optional(),
    to: figureDate.optional(),
    /** Only those who are in this group now. */
    group: id.optional(),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    message: 'This day is before From.',
  });
export type CentreFiguresQuery = z.input<typeof centreFiguresQuery>;

export const centreFiguresResponse = z.strictObject({
  today: civilDate,
  period: span,
  /** As many days directly before the period. */
  before: span,
  /** Students with a present mark. */
  active_students: compared,
  /** Classes of purchases, by the day of the purchase. */
  classes_sold: compared,
  /** Classes that attendance took and holds, by the day of class. */
  classes_delivered: compared,
  /** Money in cents, less what was reversed: payments and refunds by the day on which it changed hands. */
  received: compared,
  refunded: compared,
  /** What is open on purchases, in cents: now, and at the end of the day before the period. Former students count. */
  open: compared,
  /** Present and absent marks. */
  present: compared,
  absent: compared,
  /** The classes of current students: today, and at the end of the day before the period. */
  stock: z.strictObject({ now: balanceSums, before: balanceSums }),
  /** Oldest first; the last month ends with the period. */
  months: z.array(z.strictObject({ month: z.string(), sold: z.int(), delivered: z.int() })),
  /** The number of current students with each size of balance, in the order of balanceSizes. */
  balances: z.array(count),
  /** The marks of the period on each day of the week, from Monday to Sunday. */
  weekdays: z.array(z.strictObject({ present: count, absent: count })),
  /** Points of practice of each week, oldest first; the last week contains the last day of the period. */
  weeks: z.array(z.strictObject({ monday: civilDate, points: z.int() })),
});
export type CentreFigures = z.infer<typeof centreFiguresResponse>;
