import { z } from 'zod';
import { CLASSES_MAX_LIMIT } from '#events/values/limits.ts';
import { id, nameCursor, namedPerson, pageLimit } from './primitives.ts';

const classes = z.int();
const wantedClasses = z.coerce.number<number>().int().min(0).max(CLASSES_MAX_LIMIT);

/** GET /api/balances (getBalances, owner): the classes of current students, by name. */
export const balancesQuery = z.strictObject({
  /** Only those who are in this group now. */
  group: id.optional(),
  /** The fewest and the most remaining classes. */
  min: wantedClasses.optional(),
  max: wantedClasses.optional(),
  cursor: nameCursor.optional(),
  limit: pageLimit.optional(),
});
export type BalancesQuery = z.input<typeof balancesQuery>;

const balanceRow = namedPerson.extend({
  classes_remaining: classes,
  classes_waiting: classes,
  classes_uncovered: classes,
  /** For how many weeks the remaining classes last at the pace of the last weeks; null with too few classes to tell. */
  weeks_left: z.number().nullable(),
  /** What the unused classes cost, which remain or wait. */
  value_cents: z.int(),
});
export type BalanceRow = z.infer<typeof balanceRow>;

export const balanceSums = z.strictObject({
  students: z.int(),
  remaining: classes,
  waiting: classes,
  /** Classes that nobody has taken: they remain or wait. */
  unused: classes,
  value_cents: z.int(),
  /** The mean of the students of whom it is known; null if there is none. */
  weeks_left: z.number().nullable(),
});
export type BalanceSums = z.infer<typeof balanceSums>;

export const balancesResponse = z.strictObject({
  balances: z.array(balanceRow),
  /** Of all pages. */
  sums: balanceSums,
  next_cursor: nameCursor.nullable(),
});
export type BalancesResponse = z.infer<typeof balancesResponse>;
