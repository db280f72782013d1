import type { SameDayRule } from '#events/values/shapes.ts';
import { changeRules } from '#services/core/centre/centre.ts';
import { loadRulesOn } from '#services/core/centre/centre-rules.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { runWithCore } from './open.ts';

/** What a second practice session on one day does to a streak, by rule. */
const does: Record<SameDayRule, string> = {
  reset: 'starts the streak again at 1',
  keep: 'leaves the streak as it is',
};

/** Sets the rule for sessions that are completed from now on. Prints the old and the new rule. */
export const changeStreakRule = (rule: SameDayRule): Promise<void> =>
  runWithCore(async ({ handle, loadAggregate, clock, centre }) => {
    const today = getCivilDate(clock, centre.timeZone);
    const { sameDay: was } = await loadRulesOn({ loadAggregate }, today);
    await changeRules(handle, { rules: { sameDay: rule }, from: today, today });
    const ruleText = `a second practice session of a day ${does[rule]}`;
    if (was === rule) return console.log(`Nothing was changed: ${ruleText} already (${rule}).`);
    console.log(`From now on ${ruleText} (${rule}; it was ${was}).`);
  });
