import { z } from 'zod';
import {
  CLASSES_MAX_LIMIT,
  CLOSED_DAY_NAME_LENGTH_MAX,
  CLOSED_DAYS_MAX,
  DATE_DOUBT_DAYS_LIMIT,
  LATE_CANCELLATION_HOURS_MAX,
  LATE_ROLL_DAYS_LIMIT,
  PRACTICE_OPEN_MINUTES_MAX,
  PRACTICE_OPEN_MINUTES_MIN,
} from '#events/values/limits.ts';
import { type RetentionField, type RetentionPeriod, retentionPeriods } from '#events/values/retention-periods.ts';
import { boardCountingRule, civilDate, racePointsRule, sameDayRule } from '#events/values/shapes.ts';
import { optionalText } from './primitives.ts';

const toRetentionSchema = ({ unit, least, most }: RetentionPeriod) =>
  z
    .int(`Enter a whole number of ${unit}s.`)
    .min(least, `The number of ${unit}s must be ${least} or more.`)
    .max(most, `The number of ${unit}s can be at most ${most}.`);

/** The rules of the centre that its owner can change. */
export const centreRulesFields = z.strictObject({
  /** The cap of remaining and of total, in classes. */
  classes_max: z
    .int('Enter a whole number of classes.')
    .min(1, 'The limit must be at least 1 class.')
    .max(CLASSES_MAX_LIMIT, `The limit can be at most ${CLASSES_MAX_LIMIT} classes.`),
  /** What a second practice session on one day does to a streak. */
  same_day: sameDayRule,
  /** A roll that is taken more than this many days late is asked for a reason. */
  late_roll_days: z
    .int('Enter a whole number of days.')
    .min(0, 'The number of days must be 0 or more.')
    .max(LATE_ROLL_DAYS_LIMIT, `The number of days can be at most ${LATE_ROLL_DAYS_LIMIT}.`),
  /** A day that is more than this many days ago must be confirmed before it is marked. */
  date_doubt_days: z
    .int('Enter a whole number of days.')
    .min(1, 'The number of days must be 1 or more.')
    .max(DATE_DOUBT_DAYS_LIMIT, `The number of days can be at most ${DATE_DOUBT_DAYS_LIMIT}.`),
  /** Minutes for which a practice session that starts from then on accepts answers. */
  practice_open_minutes: z
    .int('Enter a whole number of minutes.')
    .min(PRACTICE_OPEN_MINUTES_MIN, `The number of minutes must be ${PRACTICE_OPEN_MINUTES_MIN} or more.`)
    .max(PRACTICE_OPEN_MINUTES_MAX, `The number of minutes can be at most ${PRACTICE_OPEN_MINUTES_MAX}.`),
  /** Whether points and streaks count what students answer in a class race. */
  race_points: racePointsRule,
  /** What the board of the week of a group counts. */
  board_counting: boardCountingRule,
  /** Families get a mail when a balance falls to so many classes, and when none is left. */
  family_mail_classes: z
    .int('Enter a whole number of classes.')
    .min(0, 'The number of classes must be 0 or more.')
    .max(CLASSES_MAX_LIMIT, `The number of classes can be at most ${CLASSES_MAX_LIMIT}.`),
  /** Hours before a class by which an absence must be reported; later than that, it can be marked as taken. 0 if none can. */
  late_cancellation_hours: z
    .int('Enter a whole number of hours.')
    .min(0, 'The number of hours must be 0 or more.')
    .max(LATE_CANCELLATION_HOURS_MAX, `The number of hours can be at most ${LATE_CANCELLATION_HOURS_MAX}.`),
  /** For how many days or months each kind of data is kept. */
  ...(Object.fromEntries(
    Object.values(retentionPeriods).map((period) => [period.field, toRetentionSchema(period)]),
  ) as Record<RetentionField, z.ZodInt>),
  /** The days from today on on which the centre is closed, in order. */
  closed_days: z.array(z.strictObject({ day: civilDate, name: z.string().optional() })),
});
export type CentreRulesFields = z.infer<typeof centreRulesFields>;

/**
 * GET /api/rules (getCentreRules, owner): the rules in force today, and the changes that were made, in the order of their
 * days. `before` has the values of the changed rules on the day before.
 */
export const centreRulesResponse = z.strictObject({
  today: civilDate,
  rules: centreRulesFields,
  /** Whether an owner has ever chosen `same_day`; the owner's page asks until then. */
  is_streak_rule_chosen: z.boolean(),
  /** Whether tutors and owners must have turned on two-step sign-in before they do anything else. */
  second_factor_of_tutors: z.boolean(),
  changes: z.array(
    z.strictObject({ from: civilDate, rules: centreRulesFields.partial(), before: centreRulesFields.partial() }),
  ),
});
export type CentreRuleChange = CentreRulesResponse['changes'][number];
export type CentreRulesResponse = z.infer<typeof centreRulesResponse>;

/** POST /api/rules/second-factor (requireSecondFactor, owner): applies at once; answers 204. */
export const requireSecondFactorRequest = z.strictObject({ required: z.boolean() });
export type RequireSecondFactorRequest = z.input<typeof requireSecondFactorRequest>;

/** POST /api/rules (changeCentreRules, owner): the rules that change on a day, today or later; answers 204. */
export const changeCentreRulesRequest = z.strictObject({
  from: civilDate,
  rules: centreRulesFields
    .omit({ closed_days: true })
    .partial()
    .refine((rules) => Object.keys(rules).length > 0, 'Change at least one rule.'),
});
const DAY_MS = 24 * 60 * 60 * 1_000;
const countDays = ({ from, to }: { from: string; to: string }) => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
const closedPeriod = z.strictObject({ from: civilDate, to: civilDate });
type ClosedPeriod = z.infer<typeof closedPeriod>;
const checkPeriod = (period: ClosedPeriod, context: z.RefinementCtx<ClosedPeriod>) => {
  const count = countDays(period);
  if (count >= 1 && count <= CLOSED_DAYS_MAX) return;
  const message = count < 1 ? 'The last day must not be before the first.' : `Choose at most ${CLOSED_DAYS_MAX} days.`;
  context.addIssue({ code: 'custom', path: ['to'], message });
};

/** POST /api/rules/closed-days (closeDays, owner): days on which the centre is closed, today or later; answers 204. */
export const closeDaysRequest = closedPeriod
  .extend({ name: optionalText(CLOSED_DAY_NAME_LENGTH_MAX) })
  .superRefine(checkPeriod);
export type CloseDaysRequest = z.input<typeof closeDaysRequest>;
/** POST /api/rules/closed-days/remove (openDays, owner): days on which the centre is open again; answers 204. */
export const openDaysRequest = closedPeriod.superRefine(checkPeriod);
export type OpenDaysRequest = z.input<typeof openDaysRequest>;

export type ChangeCentreRulesRequest = z.infer<typeof changeCentreRulesRequest>;
