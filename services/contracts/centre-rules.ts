import { z } from 'zod';
import {
  CLASSES_MAX_LIMIT,
  DATE_DOUBT_DAYS_LIMIT,
  LATE_ROLL_DAYS_LIMIT,
  PRACTICE_OPEN_MINUTES_MAX,
  PRACTICE_OPEN_MINUTES_MIN,
} from '#events/values/limits.ts';
import { civilDate, sameDayRule } from '#events/values/shapes.ts';

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
  changes: z.array(
    z.strictObject({ from: civilDate, rules: centreRulesFields.partial(), before: centreRulesFields.partial() }),
  ),
});
export type CentreRuleChange = CentreRulesResponse['changes'][number];
export type CentreRulesResponse = z.infer<typeof centreRulesResponse>;

/** POST /api/rules (changeCentreRules, owner): the rules that change on a day, today or later; answers 204. */
export const changeCentreRulesRequest = z.strictObject({
  from: civilDate,
  rules: centreRulesFields.partial().refine((rules) => Object.keys(rules).length > 0, 'Change at least one rule.'),
});
export type ChangeCentreRulesRequest = z.infer<typeof changeCentreRulesRequest>;
