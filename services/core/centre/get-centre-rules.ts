import { isDeepStrictEqual } from 'node:util';
import {
  type CentreRuleChange,
  type CentreRulesFields,
  type ChangeCentreRulesRequest,
  centreRulesResponse,
} from '#contracts/centre-rules.ts';
import {
  type CentreRules,
  type ChangedRules,
  findRulesOn,
  isStreakRuleChosen,
  type RuleHistory,
} from '#events/core/centre/centre-rules.ts';
import {
  type RetentionField,
  type RetentionRule,
  retentionPeriods,
  retentionRules,
} from '#events/values/retention-periods.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { loadRuleHistory } from './centre-rules.ts';

/** The rule of each field that is sent to the browser, and back. */
const ruleByField: Readonly<Record<keyof CentreRulesFields, keyof CentreRules>> = {
  classes_max: 'classesMax',
  same_day: 'sameDay',
  late_roll_days: 'lateRollDays',
  date_doubt_days: 'dateDoubtDays',
  practice_open_minutes: 'practiceOpenMinutes',
  race_points: 'racePoints',
  board_counting: 'boardCounting',
  family_mail_classes: 'familyMailClasses',
  late_cancellation_hours: 'lateCancellationHours',
  closed_days: 'closedDays',
  ...(Object.fromEntries(retentionRules.map((rule) => [retentionPeriods[rule].field, rule])) as Record<
    RetentionField,
    RetentionRule
  >),
};

const entries = Object.entries(ruleByField) as [keyof CentreRulesFields, keyof CentreRules][];

const toChangedFields = (rules: ChangedRules): Partial<CentreRulesFields> =>
  Object.fromEntries(entries.flatMap(([field, rule]) => (rules[rule] === undefined ? [] : [[field, rules[rule]]])));

const toFields = (rules: CentreRules): CentreRulesFields => toChangedFields(rules) as CentreRulesFields;

export const toChangedRules = (fields: ChangeCentreRulesRequest['rules'] & { closed_days?: never }): ChangedRules =>
  Object.fromEntries(entries.flatMap(([field, rule]) => (fields[field] === undefined ? [] : [[rule, fields[field]]])));

export const getCentreRules = defineUseCase({
  operation: 'getCentreRules',
  summary: 'The rules of the centre that its owner can change, and each change of them',
  method: 'GET',
  path: '/api/rules',
  access: 'owner',
  answer: centreRulesResponse,
  run: async (_, context: Context<'loadAggregate' | 'clock' | 'centre' | 'accounts'>) => {
    const today = getCivilDate(context.clock, context.centre.timeZone);
    const history = await loadRuleHistory(context);
    const rules = toFields(findRulesOn(history, today));
    return {
      body: {
        ...{ today, rules, is_streak_rule_chosen: isStreakRuleChosen(history) },
        second_factor_of_tutors: await context.accounts.isSecondFactorRequired(),
        changes: listChanges(history),
      },
    };
  },
});

/** Leaves out what was taken back: a rule that is the same on the day of the change and before it. */
function listChanges({ first, changes }: RuleHistory): CentreRuleChange[] {
  return changes.flatMap(({ from, rules }, index) => {
    const before = findRulesOn({ first, changes: changes.slice(0, index) }, from);
    const kept = Object.entries(rules).filter(
      ([rule, value]) => !isDeepStrictEqual(before[rule as keyof ChangedRules], value),
    );
    if (kept.length === 0) return [];
    const earlier = kept.map(([rule]) => [rule, before[rule as keyof ChangedRules]]);
    return [
      {
        from,
        rules: toChangedFields(Object.fromEntries(kept)),
        before: toChangedFields(Object.fromEntries(earlier)),
      },
    ];
  });
}
