/** The rules of the centre's settings: the first event of the log sets them, and the owner changes the rules from a day on. */
import { isDeepStrictEqual } from 'node:util';
import { defineAggregate } from '../../kernel/aggregate.ts';
import type { Decider } from '../../kernel/decider.ts';
import { CLOSED_DAYS_MAX } from '../../values/limits.ts';
import type { SameDayRule } from '../../values/shapes.ts';
import {
  type CentreRules,
  type ChangedRules,
  type ClosedDay,
  defaultCentreRules,
  findRulesOn,
  isStreakRuleChosen,
  type RuleChange,
  type RuleHistory,
} from './centre-rules.ts';
import { CENTRE_STREAM } from './centre-stream.ts';
import type { DecisionContext } from './decision-context.ts';
import type { CentreEvent } from './events.ts';

type Settings = Extract<CentreEvent, { type: 'CentreOpened' }>['data'];

export interface OpenedCentre {
  readonly settings: Settings;
  readonly hasStreakRule: boolean;
  readonly ruleHistory: RuleHistory;
}

/** Null before the centre is opened. */
export type CentreState = OpenedCentre | null;

export type CentreCommand =
  | ({ type: 'OpenCentre' } & Settings)
  /** Sets the streak rule only if the centre has none yet. */
  | { type: 'SetFirstStreakRule'; sameDay: SameDayRule }
  /** `from` is today or a later civil date. */
  | { type: 'ChangeRules'; rules: ChangedRules; from: string }
  /** Closes the centre on civil days, today or later. A day that is closed already gets the new name. */
  | { type: 'CloseDays'; days: readonly ClosedDay[] }
  /** Opens the centre on civil days again. */
  | { type: 'OpenDays'; days: readonly string[] };

export type CentreRefusal = 'rules-in-past' | 'closed-day-in-past' | 'closed-days-full';
type CentreContext = Pick<DecisionContext, 'today'>;

export const centreDecider: Decider<CentreState, CentreCommand, CentreEvent, CentreRefusal, CentreContext> = {
  initial: null,
  decide(state, command, { today }) {
    if (command.type === 'OpenCentre') {
      const { demo, timeZone, rules } = command;
      return state === null ? [{ type: 'CentreOpened', data: { demo, timeZone, rules } }] : [];
    }
    if (state === null) throw new Error(`${command.type} comes before OpenCentre.`);
    if (command.type === 'SetFirstStreakRule')
      return state.hasStreakRule ? [] : [{ type: 'StreakRuleSet', data: { sameDay: command.sameDay } }];
    if (command.type === 'CloseDays' || command.type === 'OpenDays')
      return changeClosedDays(findRulesOn(state.ruleHistory, today).closedDays, command, today);
    const { from } = command;
    if (from < today) return 'rules-in-past';
    const { sameDay } = command.rules;
    const chosen = sameDay !== undefined && !isStreakRuleChosen(state.ruleHistory) ? { sameDay } : {};
    const rules = { ...withoutUnchanged(findRulesOn(state.ruleHistory, from), command.rules), ...chosen };
    return Object.keys(rules).length === 0 ? [] : [{ type: 'CentreRulesChanged', data: { from, rules } }];
  },
  evolve(state, event) {
    if (event.type === 'CentreOpened') {
      const first = { ...defaultCentreRules, ...event.data.rules };
      return { settings: event.data, hasStreakRule: false, ruleHistory: { first, changes: [] } };
    }
    if (state === null) throw new Error(`${event.type} comes before CentreOpened in the stream of the centre.`);
    const { first, changes } = state.ruleHistory;
    if (event.type === 'StreakRuleSet')
      return { ...state, hasStreakRule: true, ruleHistory: { first: { ...first, ...event.data }, changes } };
    return { ...state, ruleHistory: { first, changes: addChange(changes, event.data) } };
  },
};

/** Days that are over are left out of the list: the rules that were in force on them still have them. */
function changeClosedDays(
  closed: readonly ClosedDay[],
  command: Extract<CentreCommand, { type: 'CloseDays' | 'OpenDays' }>,
  today: string,
): CentreEvent[] | CentreRefusal {
  const added = command.type === 'CloseDays' ? command.days : [];
  if (added.some(({ day }) => day < today)) return 'closed-day-in-past';
  const named = command.type === 'CloseDays' ? added.map(({ day }) => day) : command.days;
  const kept = closed.filter(({ day }) => !named.includes(day));
  const changed = [...kept, ...added].sort((a, b) => (a.day < b.day ? -1 : 1));
  if (isDeepStrictEqual(changed, closed)) return [];
  const closedDays = changed.filter(({ day }) => day >= today);
  if (closedDays.length > CLOSED_DAYS_MAX) return 'closed-days-full';
  return [{ type: 'CentreRulesChanged', data: { from: today, rules: { closedDays } } }];
}

const withoutUnchanged = (current: CentreRules, rules: ChangedRules): ChangedRules =>
  Object.fromEntries(Object.entries(rules).filter(([rule, value]) => current[rule as keyof CentreRules] !== value));

/** Keeps the order of the days, with one change for each day. */
function addChange(changes: readonly RuleChange[], { from, rules }: RuleChange): RuleChange[] {
  const sameDay = changes.find((change) => change.from === from);
  const others = changes.filter((change) => change !== sameDay);
  return [...others, { from, rules: { ...sameDay?.rules, ...rules } }].sort((a, b) => (a.from < b.from ? -1 : 1));
}

export const centreAggregate = defineAggregate(centreDecider, {
  toStream: () => CENTRE_STREAM,
  toPerson: () => undefined,
  usesRules: false,
});
