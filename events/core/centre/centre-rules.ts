/** The rules of the centre that its owner can change from a day on. */
import { z } from 'zod';
import { authoredText } from '../../values/authored-text.ts';
import {
  CLASSES_MAX_LIMIT,
  CLOSED_DAY_NAME_LENGTH_MAX,
  CLOSED_DAYS_MAX,
  DATE_DOUBT_DAYS_LIMIT,
  DEFAULT_CLASSES_MAX,
  DEFAULT_DATE_DOUBT_DAYS,
  DEFAULT_LATE_ROLL_DAYS,
  DEFAULT_PRACTICE_OPEN_MINUTES,
  LATE_CANCELLATION_HOURS_MAX,
  LATE_ROLL_DAYS_LIMIT,
  LOW_CLASSES_MAX,
} from '../../values/limits.ts';
import { type RetentionRule, retentionPeriods, retentionRules } from '../../values/retention-periods.ts';
import { boardCountingRule, civilDate, practiceOpenMinutes, racePointsRule, sameDayRule } from '../../values/shapes.ts';

/** A day on which the centre is closed, such as Thanksgiving. */
const closedDay = z.strictObject({ day: civilDate, name: authoredText(CLOSED_DAY_NAME_LENGTH_MAX).optional() });
export type ClosedDay = z.infer<typeof closedDay>;

/** A value for each rule that says how long data is kept. */
const mapRetentionRules = <Value>(toValue: (rule: RetentionRule) => Value) =>
  Object.fromEntries(retentionRules.map((rule) => [rule, toValue(rule)])) as Record<RetentionRule, Value>;

export const centreRules = z.strictObject({
  /** The cap of both balances of a student, in classes. */
  classesMax: z.int().min(1).max(CLASSES_MAX_LIMIT),
  /** What a second practice session on the same day does to a streak. */
  sameDay: sameDayRule,
  /** A roll that is taken more than this many days late is asked for a reason. */
  lateRollDays: z.int().min(0).max(LATE_ROLL_DAYS_LIMIT),
  /** A day that is more than this many days ago must be confirmed before it is marked. */
  dateDoubtDays: z.int().min(1).max(DATE_DOUBT_DAYS_LIMIT),
  /** A practice session that starts under this rule accepts answers for so many minutes. */
  practiceOpenMinutes,
  /** Whether points and streaks count what students answer in a class race that is recorded under this rule. */
  racePoints: racePointsRule,
  /** What the board of the week of a group counts. The rule in force applies to the whole week that is shown. */
  boardCounting: boardCountingRule,
  /** Families get a mail when a balance falls to so many classes, and when none is left. */
  familyMailClasses: z.int().min(0).max(CLASSES_MAX_LIMIT),
  /**
   * Who is absent without a report so many hours before the class can be marked as a late cancellation, which takes a class.
   * 0 means that no absence takes one. The rule of the day of class applies.
   */
  lateCancellationHours: z.int().min(0).max(LATE_CANCELLATION_HOURS_MAX),
  /** The days on which no group has a class, in order. */
  closedDays: z.array(closedDay).max(CLOSED_DAYS_MAX),
  /** For how many days or months each kind of data is kept. */
  ...mapRetentionRules((rule) => z.int().min(retentionPeriods[rule].least).max(retentionPeriods[rule].most)),
});
export type CentreRules = z.infer<typeof centreRules>;

export const defaultCentreRules: CentreRules = {
  classesMax: DEFAULT_CLASSES_MAX,
  sameDay: 'reset',
  lateRollDays: DEFAULT_LATE_ROLL_DAYS,
  dateDoubtDays: DEFAULT_DATE_DOUBT_DAYS,
  practiceOpenMinutes: DEFAULT_PRACTICE_OPEN_MINUTES,
  racePoints: 'off',
  boardCounting: 'points',
  familyMailClasses: LOW_CLASSES_MAX,
  lateCancellationHours: 0,
  closedDays: [],
  ...mapRetentionRules((rule) => retentionPeriods[rule].first as number),
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

/**
 * Whether an owner has ever chosen the streak rule. The first choice is recorded even if it keeps the present rule, so that
 * the owner is asked once.
 */
export const isStreakRuleChosen = ({ changes }: RuleHistory): boolean =>
  changes.some(({ rules }) => rules.sameDay !== undefined);

/** The rules that are in force on a civil day. */
export const findRulesOn = ({ first, changes }: RuleHistory, day: string): CentreRules => {
  const inForce = changes.filter(({ from }) => from <= day).map(({ rules }) => rules);
  return Object.assign({}, first, ...inForce);
};

/** The rules for a decision that is made on a civil day, which may be about another day. */
export const toDecisionRules = (history: RuleHistory, today: string) => ({
  rules: findRulesOn(history, today),
  findRulesOn: (day: string) => findRulesOn(history, day),
});
