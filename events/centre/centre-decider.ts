/** The log opens with the centre's settings, which are opened once; the rule of streaks can be set again. */
import type { Decider } from '../decider/decider.ts';
import type { SameDayRule } from '../values/shapes.ts';
import type { CentreEvent } from './events.ts';

type Settings = Extract<CentreEvent, { type: 'CentreOpened' }>['data'];

/** The settings, null before the centre is opened; `sameDay` is missing until a rule was set. */
export type CentreState = (Settings & { readonly sameDay?: SameDayRule }) | null;

export type CentreCommand =
  | ({ type: 'OpenCentre' } & Settings)
  /** With `first` a rule that stands already is left as it is. */
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
    const stands = first ? state.sameDay !== undefined : state.sameDay === sameDay;
    return stands ? [] : [{ type: 'StreakRuleSet', data: { sameDay } }];
  },
  evolve(state, event) {
    if (event.type === 'CentreOpened') return event.data;
    if (state === null) throw new Error('A rule of a centre that was never opened');
    return { ...state, ...event.data };
  },
};
