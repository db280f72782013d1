/** The rules as they are sent to the browser, and back. */
import type { CentreRulesFields, ChangeCentreRulesRequest } from '#contracts/centre-rules.ts';
import type { CentreRules, ChangedRules } from '#events/core/centre/centre-rules.ts';

const ruleByField = {
  classes_max: 'classesMax',
  same_day: 'sameDay',
  late_roll_days: 'lateRollDays',
  date_doubt_days: 'dateDoubtDays',
  practice_open_minutes: 'practiceOpenMinutes',
} as const satisfies Record<keyof CentreRulesFields, keyof CentreRules>;

const entries = Object.entries(ruleByField) as [keyof CentreRulesFields, keyof CentreRules][];

export const toChangedFields = (rules: ChangedRules): Partial<CentreRulesFields> =>
  Object.fromEntries(entries.flatMap(([field, rule]) => (rules[rule] === undefined ? [] : [[field, rules[rule]]])));

export const toFields = (rules: CentreRules): CentreRulesFields => toChangedFields(rules) as CentreRulesFields;

export const toChangedRules = (fields: ChangeCentreRulesRequest['rules']): ChangedRules =>
  Object.fromEntries(entries.flatMap(([field, rule]) => (fields[field] === undefined ? [] : [[rule, fields[field]]])));
