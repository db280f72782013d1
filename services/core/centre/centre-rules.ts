import { centreAggregate } from '#events/core/centre/centre-decider.ts';
import {
  type CentreRules,
  defaultRuleHistory,
  findRulesOn,
  type RuleHistory,
} from '#events/core/centre/centre-rules.ts';
import type { DecisionContext } from '#events/core/centre/decision-context.ts';
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

interface DecisionParts extends Parts {
  readonly clock: Clock;
  readonly centre: Pick<Centre, 'timeZone'>;
}

/** The context of a decision now, with the rules that are in force, or without rules. */
export async function loadDecisionContext<UsesRules extends boolean>(
  context: DecisionParts,
  usesRules: UsesRules,
): Promise<UsesRules extends true ? DecisionContext : Omit<DecisionContext, 'rules'>>;
export async function loadDecisionContext(
  context: DecisionParts,
  usesRules: boolean,
): Promise<Partial<DecisionContext>> {
  const now = context.clock();
  const today = getCivilDate(() => now, context.centre.timeZone);
  return { now: now.toISOString(), today, ...(usesRules && { rules: await loadRulesOn(context, today) }) };
}
