import type { CentreRulesFields, ChangeCentreRulesRequest } from '#contracts/centre-rules.ts';
import {
  CLASSES_MAX_LIMIT,
  DATE_DOUBT_DAYS_LIMIT,
  LATE_CANCELLATION_HOURS_MAX,
  LATE_ROLL_DAYS_LIMIT,
  PRACTICE_OPEN_MINUTES_MAX,
  PRACTICE_OPEN_MINUTES_MIN,
} from '#events/values/limits.ts';
import { type RetentionField, retentionPeriods } from '#events/values/retention-periods.ts';
import { centreRulesTexts as copy } from '../../../copy/centre-rules.ts';

/** The least and the most of each rule that is a number. */
const bounds = {
  classes_max: [1, CLASSES_MAX_LIMIT],
  late_roll_days: [0, LATE_ROLL_DAYS_LIMIT],
  date_doubt_days: [1, DATE_DOUBT_DAYS_LIMIT],
  practice_open_minutes: [PRACTICE_OPEN_MINUTES_MIN, PRACTICE_OPEN_MINUTES_MAX],
  family_mail_classes: [0, CLASSES_MAX_LIMIT],
  late_cancellation_hours: [0, LATE_CANCELLATION_HOURS_MAX],
  ...(Object.fromEntries(
    Object.values(retentionPeriods).map(({ field, least, most }) => [field, [least, most] as const]),
  ) as { [Field in RetentionField]: readonly [number, number] }),
} as const;
export type NumberRule = keyof typeof bounds;
const numberRules = Object.keys(bounds) as NumberRule[];

/** The rules that are one of a few values. */
export type ChoiceRule = 'same_day' | 'race_points' | 'board_counting';
const pickChoiceRules = ({ same_day, race_points, board_counting }: Pick<CentreRulesFields, ChoiceRule>) => ({
  same_day,
  race_points,
  board_counting,
});

/** The rules as the form shows them: numbers are the text that was typed. */
export type TypedRules = Readonly<Record<NumberRule, string>> & Readonly<Pick<CentreRulesFields, ChoiceRule>>;

const mapNumberRules = <Value>(toValue: (rule: NumberRule) => Value) =>
  Object.fromEntries(numberRules.map((rule) => [rule, toValue(rule)])) as Record<NumberRule, Value>;

const toTypedRules = (rules: CentreRulesFields): TypedRules => ({
  ...pickChoiceRules(rules),
  ...mapNumberRules((rule) => String(rules[rule])),
});

/** The rules that the owner typed, each with the one that the form showed then. */
export interface RuleEdits {
  readonly typed: Partial<TypedRules>;
  readonly seen: Partial<TypedRules>;
}
export const noRuleEdits: RuleEdits = { typed: {}, seen: {} };

/** What is not typed is as it is now, so that no change by another owner is taken back. */
export const applyRuleEdits = (current: CentreRulesFields, { typed }: RuleEdits): TypedRules => ({
  ...toTypedRules(current),
  ...typed,
});

export const addRuleEdit = (edits: RuleEdits, current: CentreRulesFields, changed: Partial<TypedRules>): RuleEdits => {
  const shown = toTypedRules(current);
  const seen = Object.fromEntries(Object.keys(changed).map((rule) => [rule, shown[rule as keyof TypedRules]]));
  return { typed: { ...edits.typed, ...changed }, seen: { ...seen, ...edits.seen } };
};

/** The rules that another owner has changed since others were typed for them, as they are now. */
export const findRulesChangedElsewhere = (
  { typed, seen }: RuleEdits,
  current: CentreRulesFields,
): Partial<Record<keyof TypedRules, string>> =>
  Object.fromEntries(
    Object.entries(toTypedRules(current)).filter(([rule, value]) => {
      const field = rule as keyof TypedRules;
      return typed[field] !== undefined && typed[field] !== value && seen[field] !== value;
    }),
  );

/** A sentence for each number that is no whole number within its bounds. */
export function findRuleFaults(typed: TypedRules): Partial<Record<NumberRule, string>> {
  const faults: Partial<Record<NumberRule, string>> = {};
  for (const rule of numberRules) {
    const [least, most] = bounds[rule];
    const text = typed[rule].trim();
    if (!/^\d+$/.test(text)) faults[rule] = copy.wholeNumber;
    else if (Number(text) < least || Number(text) > most) faults[rule] = copy.toOutOfBoundsText(least, most);
  }
  return faults;
}

/** The rules that differ from the current ones. A number that is not valid counts as changed. */
export function findChangedRules(typed: TypedRules, current: CentreRulesFields): ChangeCentreRulesRequest['rules'] {
  const next = { ...pickChoiceRules(typed), ...mapNumberRules((rule) => Number(typed[rule])) };
  return Object.fromEntries(
    Object.entries(next).filter(([rule, value]) => current[rule as keyof CentreRulesFields] !== value),
  );
}
