import { centreDecider } from '#events/core/centre/centre-decider.ts';
import {
  type CentreRules,
  defaultRuleHistory,
  findRulesOn,
  type RuleHistory,
} from '#events/core/centre/centre-rules.ts';
import { CENTRE_STREAM } from '#events/core/centre/centre-stream.ts';
import type { createAggregateLoader } from '#services/core/command/snapshot-cache.ts';

interface Parts {
  readonly loadAggregate: ReturnType<typeof createAggregateLoader>;
}

/** The rules that the centre ever had or will have. */
export const loadRuleHistory = async ({ loadAggregate }: Parts): Promise<RuleHistory> =>
  (await loadAggregate(CENTRE_STREAM, centreDecider)).state?.ruleHistory ?? defaultRuleHistory;

/** The rules that are in force on a civil day of the centre, from the log. */
export const loadRulesOn = async (parts: Parts, day: string): Promise<CentreRules> =>
  findRulesOn(await loadRuleHistory(parts), day);
