import type { CentreRules } from './centre-rules.ts';

/** When a decision is made. */
export interface DecisionTime {
  /** UTC instant, ISO 8601. */
  readonly now: string;
  /** The civil date in the centre's time zone. */
  readonly today: string;
}

/** When a decision is made, and the rules of the centre that are in force then. A decider states the parts that it needs. */
export interface DecisionContext extends DecisionTime {
  readonly rules: CentreRules;
  /** The rules that are in force on a civil day, such as the day of a class. */
  readonly findRulesOn: (day: string) => CentreRules;
}
