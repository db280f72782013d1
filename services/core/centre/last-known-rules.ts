import {
  type CentreRules,
  defaultRuleHistory,
  findRulesOn,
  type RuleHistory,
} from '#events/core/centre/centre-rules.ts';
import { raceTimeout, TIMED_OUT } from '#events/kernel/race-timeout.ts';
import { isReportedFault } from '#events/store/port/event-store.ts';
import { type Clock, getCivilDate } from '#services/platform/clock.ts';
import { toLoggableFault } from '#services/platform/problems/to-fault-refusal.ts';
import type { Centre } from './centre.ts';
import { loadRuleHistory } from './centre-rules.ts';

/** How long a page waits for the log. */
const WAIT_MS_MAX = 1_000;

interface Parts {
  readonly loadAggregate: Parameters<typeof loadRuleHistory>[0]['loadAggregate'];
  readonly log: { error(details: object, message: string): void };
  readonly clock: Clock;
  readonly centre: Pick<Centre, 'timeZone'>;
}

/** The rules that pages show, also while the log cannot be read. */
export interface LastKnownRules {
  /** Loads the rules of today as they were last read. */
  readonly loadLastKnownRules: () => Promise<CentreRules>;
  /** Loads all rules as they were last read. */
  readonly loadLastKnownRuleHistory: () => Promise<RuleHistory>;
}

/**
 * Creates the readers of the rules for pages, which need an answer also while the log is damaged or cannot be reached: they
 * then answer with those that were read last. Only commands need the rules exactly.
 */
export const createLastKnownRules = (parts: Parts): LastKnownRules => {
  let history = defaultRuleHistory;
  const loadLastKnownRuleHistory = async () => {
    try {
      const loaded = await raceTimeout(loadRuleHistory(parts), WAIT_MS_MAX);
      if (loaded === TIMED_OUT) throw new Error(`the log did not answer within ${WAIT_MS_MAX} ms`);
      history = loaded;
    } catch (error) {
      if (!isReportedFault(error))
        parts.log.error({ error: toLoggableFault(error as Error) }, 'the rules of the centre could not be read');
    }
    return history;
  };
  return {
    loadLastKnownRuleHistory,
    loadLastKnownRules: async () =>
      findRulesOn(await loadLastKnownRuleHistory(), getCivilDate(parts.clock, parts.centre.timeZone)),
  };
};
