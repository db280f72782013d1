import type { CentreRulesFields, ChangeCentreRulesRequest } from '#contracts/centre-rules.ts';
import {
  CLASSES_MAX_LIMIT,
  DATE_DOUBT_DAYS_LIMIT,
  LATE_CANCELLATION_HOURS_MAX,
  LATE_ROLL_DAYS_LIMIT,
  PRACTICE_OPEN_MINUTES_MAX,
  PRACTICE_OPEN_MINUTES_MIN,
} from '#events/values/limits.ts';
import { centreRulesTexts as copy } from '../../../copy/centre-rules.ts';

/** The rules as the form shows them: numbers are the text that was typed. */
export interface TypedRules {
  readonly classes_max: string;
  readonly same_day: CentreRulesFields['same_day'];
  readonly late_roll_days: string;
  readonly date_doubt_days: string;
  readonly practice_open_minutes: string;
  readonly family_mail_classes: string;
  readonly late_cancellation_hours: string;
}

const toTypedRules = (rules: CentreRulesFields): TypedRules => ({
  classes_max: String(rules.classes_max),
  same_day: rules.same_day,
  late_roll_days: String(rules.late_roll_days),
  date_doubt_days: String(rules.date_doubt_days),
  practice_open_minutes: String(rules.practice_open_minutes),
  family_mail_classes: String(rules.family_mail_classes),
  late_cancellation_hours: String(rules.late_cancellation_hours),
});

const bounds = {
  classes_max: [1, CLASSES_MAX_LIMIT],
  late_roll_days: [0, LATE_ROLL_DAYS_LIMIT],
  date_doubt_days: [1, DATE_DOUBT_DAYS_LIMIT],
  practice_open_minutes: [PRACTICE_OPEN_MINUTES_MIN, PRACTICE_OPEN_MINUTES_MAX],
  family_mail_classes: [0, CLASSES_MAX_LIMIT],
  late_cancellation_hours: [0, LATE_CANCELLATION_HOURS_MAX],
} as const;
type NumberRule = keyof typeof bounds;

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
  for (const rule of Object.keys(bounds) as NumberRule[]) {
    const [least, most] = bounds[rule];
    const text = typed[rule].trim();
    if (!/^\d+$/.test(text)) faults[rule] = copy.wholeNumber;
    else if (Number(text) < least || Number(text) > most) faults[rule] = copy.toOutOfBoundsText(least, most);
  }
  return faults;
}

/** The rules that differ from the current ones. A number that is not valid counts as changed. */
export function findChangedRules(typed: TypedRules, current: CentreRulesFields): ChangeCentreRulesRequest['rules'] {
  const next = {
    classes_max: Number(typed.classes_max),
    same_day: typed.same_day,
    late_roll_days: Number(typed.late_roll_days),
    date_doubt_days: Number(typed.date_doubt_days),
    practice_open_minutes: Number(typed.practice_open_minutes),
    family_mail_classes: Number(typed.family_mail_classes),
    late_cancellation_hours: Number(typed.late_cancellation_hours),
  };
  return Object.fromEntries(
    Object.entries(next).filter(([rule, value]) => current[rule as keyof CentreRulesFields] !== value),
  );
}
