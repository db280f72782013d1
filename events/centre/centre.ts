/** The log opens with the centre's settings; they are opened once. */
import type { Decider } from '../decider.ts';
import type { CentreEvent } from './events.ts';

type Settings = CentreEvent['data'];

/** The settings, null before the centre is opened. */
export type CentreState = Settings | null;

export type CentreCommand = { type: 'OpenCentre' } & Settings;

export const centre: Decider<CentreState, CentreCommand, CentreEvent, never> = {
  initial: null,
  decide: (state, { demo, timeZone, rules }) =>
    state === null ? [{ type: 'CentreOpened', data: { demo, timeZone, rules } }] : [],
  evolve: (_, event) => event.data,
};

export const centreStream = 'centre';
