import { type CentreRuleChange, centreRulesResponse } from '#contracts/centre-rules.ts';
import { type ChangedRules, findRulesOn, type RuleHistory } from '#events/core/centre/centre-rules.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { loadRuleHistory } from './centre-rules.ts';
import { toChangedFields, toFields } from './rule-fields.ts';

export const getCentreRules = defineUseCase({
  operation: 'getCentreRules',
  summary: 'The rules of the centre that its owner can change, and each change of them',
  method: 'GET',
  path: '/api/rules',
  access: 'owner',
  answer: centreRulesResponse,
  run: async (_, context: Context<'loadAggregate' | 'clock' | 'centre'>) => {
    const today = getCivilDate(context.clock, context.centre.timeZone);
    const history = await loadRuleHistory(context);
    return { body: { today, rules: toFields(findRulesOn(history, today)), changes: listChanges(history) } };
  },
});

/** Leaves out what was taken back: a rule that is the same on the day of the change and before it. */
function listChanges({ first, changes }: RuleHistory): CentreRuleChange[] {
  return changes.flatMap(({ from, rules }, index) => {
    const before = findRulesOn({ first, changes: changes.slice(0, index) }, from);
    const kept = Object.entries(rules).filter(([rule, value]) => before[rule as keyof ChangedRules] !== value);
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
