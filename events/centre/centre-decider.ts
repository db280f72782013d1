/** The rules of the centre's settings: the first event of the log sets them, and only the streak rule can change later. */
import type { Decider } from '../decider/decider.ts';
import type { SameDayRule } from '../values/shapes.ts';
import type { CentreEvent } from './events.ts';

type Settings = Extract<CentreEvent, { type: 'CentreOpened' }>['data'];

/** The settings; null before the centre is opened. `sameDay` is missing until a streak rule is set. */
export type CentreState = (Settings & { readonly sameDay?: SameDayRule }) | null;

export type CentreCommand =
  | ({ type: 'OpenCentre' } & Settings)
  /** With `first`, the rule is set only if the centre has none yet. */
  | { type: 'SetStreakRule'; sameDay: SameDayRule; first: boolean };

export const centreDecider: Decider<CentreState, CentreCommand, CentreEvent, 'centre-unopened'> = {
  initial: null,
  decide(state, command) {
    if (command.type === 'OpenCentre') {
      const { demo, timeZone, rules } = command;
      return state === null ? [{ type: 'CentreOpened', data: { demo, timeZone, rules } }] : [];
    }
    if (state === null) return 'centre-unopened';
    const { sameDay, first } = command;
    const isAlreadySet = first ? state.sameDay !== undefined : state.sameDay === sameDay;
    return isAlreadySet ? [] : [{ type: 'StreakRuleSet', data: { sameDay } }];
  },
  evolve(state, event) {
    if (event.type === 'CentreOpened') return event.data;
    if (state === null) throw new Error('StreakRuleSet comes before CentreOpened in the stream of the centre.');
    return { ...state, ...event.data };
  },
};
