/** The rules of the centre that its owner can change from a day on. */
import { z } from 'zod';
import {
  CLASSES_MAX_LIMIT,
  DEFAULT_CLASSES_MAX,
  DEFAULT_LATE_ROLL_DAYS,
  LATE_ROLL_DAYS_LIMIT,
} from '../values/limits.ts';
import { sameDayRule } from '../values/shapes.ts';

export const centreRules = z.strictObject({
  /** The cap of both balances of a student, in classes. */
  classesMax: z.int().min(1).max(CLASSES_MAX_LIMIT),
  /** What a second practice session on the same day does to a streak. */
  sameDay: sameDayRule,
  /** A roll that is taken more than this many days late is asked for a reason. */
  lateRollDays: z.int().min(0).max(LATE_ROLL_DAYS_LIMIT),
});
export type CentreRules = z.infer<typeof centreRules>;

export const defaultCentreRules: CentreRules = {
  classesMax: DEFAULT_CLASSES_MAX,
  sameDay: 'reset',
  lateRollDays: DEFAULT_LATE_ROLL_DAYS,
};

/** Some rules, but at least one. */
export const changedRules = centreRules
  .partial()
  .refine((rules) => Object.keys(rules).length > 0, 'At least one rule must change.');
export type ChangedRules = z.infer<typeof changedRules>;

/** Rules that change on a civil day of the centre's calendar. The others stay as they are. */
export interface RuleChange {
  readonly from: string;
  readonly rules: ChangedRules;
}

/** The rules that a centre was opened with, and their changes in the order of their days. */
export interface RuleHistory {
  readonly first: CentreRules;
  readonly changes: readonly RuleChange[];
}

export const defaultRuleHistory: RuleHistory = { first: defaultCentreRules, changes: [] };

/** The rules that are in force on a civil day. */
export const findRulesOn = ({ first, changes }: RuleHistory, day: string): CentreRules => {
  const inForce = changes.filter(({ from }) => from <= day).map(({ rules }) => rules);
  return Object.assign({}, first, ...inForce);
};
