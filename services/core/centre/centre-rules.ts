import { centreAggregate } from '#events/core/centre/centre-decider.ts';
import {
  type CentreRules,
  defaultRuleHistory,
  findRulesOn,
  type RuleHistory,
  toDecisionRules,
} from '#events/core/centre/centre-rules.ts';
import type { DecisionContext, DecisionTime } from '#events/core/centre/decision-context.ts';
import type { createAggregateLoader } from '#services/core/command/snapshot-cache.ts';
import { type Clock, getCivilDate } from '#services/platform/clock.ts';
import type { Centre } from './centre.ts';

interface Parts {
  readonly loadAggregate: ReturnType<typeof createAggregateLoader>;
}

/** The rules that the centre ever had or will have. */
export const loadRuleHistory = async ({ loadAggregate }: Parts): Promise<RuleHistory> =>
  (await loadAggregate(centreAggregate, undefined)).state?.ruleHistory ?? defaultRuleHistory;

/** The rules that are in force on a civil day of the centre, from the log. */
export const loadRulesOn = async (parts: Parts, day: string): Promise<CentreRules> =>
  findRulesOn(await loadRuleHistory(parts), day);

interface TimeParts {
  readonly clock: Clock;
  readonly centre: Pick<Centre, 'timeZone'>;
}

/** The time of a decision that is made now. */
export function getDecisionTime({ clock, centre }: TimeParts): DecisionTime {
  const now = clock();
  return { now: now.toISOString(), today: getCivilDate(() => now, centre.timeZone) };
}

/** The context of a decision that is made now. */
export async function loadDecisionContext(parts: Parts & TimeParts): Promise<DecisionContext> {
  const time = getDecisionTime(parts);
  return { ...time, ...toDecisionRules(await loadRuleHistory(parts), time.today) };
}
