import { centreAggregate } from '#events/core/centre/centre-decider.ts';
import {
  type CentreRules,
  defaultRuleHistory,
  findRulesOn,
  type RuleHistory,
} from '#events/core/centre/centre-rules.ts';
import type { DecisionContext } from '#events/core/centre/decision-context.ts';
import type { createAggregateLoader } from '#services/core/command/snapshot-cache.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { getCivilDate } from '#services/platform/clock.ts';

interface Parts {
  readonly loadAggregate: ReturnType<typeof createAggregateLoader>;
}

/** The rules that the centre ever had or will have. */
export const loadRuleHistory = async ({ loadAggregate }: Parts): Promise<RuleHistory> =>
  (await loadAggregate(centreAggregate, undefined)).state?.ruleHistory ?? defaultRuleHistory;

/** The rules that are in force on a civil day of the centre, from the log. */
export const loadRulesOn = async (parts: Parts, day: string): Promise<CentreRules> =>
  findRulesOn(await loadRuleHistory(parts), day);

/** The context of a decision at an instant, with the rules that are in force then, or without rules. */
export async function loadDecisionContext<UsesRules extends boolean>(
  context: Context<'loadAggregate' | 'clock' | 'centre'>,
  usesRules: UsesRules,
  at?: Date,
): Promise<UsesRules extends true ? DecisionContext : Omit<DecisionContext, 'rules'>>;
export async function loadDecisionContext(
  context: Context<'loadAggregate' | 'clock' | 'centre'>,
  usesRules: boolean,
  at = context.clock(),
): Promise<Partial<DecisionContext>> {
  const today = getCivilDate(() => at, context.centre.timeZone);
  return { now: at.toISOString(), today, ...(usesRules && { rules: await loadRulesOn(context, today) }) };
}
