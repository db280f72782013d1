/** The rule of seals: each covers an event that the one before does not, apart from that seal itself. */
import type { Decider } from '../../kernel/decider.ts';
import type { LedgerSeal, LedgerSealEvent } from './events.ts';

/** The last seal; null before the first. */
export type LedgerSealState = LedgerSeal | null;

export type LedgerSealCommand = { readonly type: 'SealLedger' } & LedgerSeal;

export const ledgerSealDecider: Decider<LedgerSealState, LedgerSealCommand, LedgerSealEvent, never> = {
  initial: null,
  decide(last, { type: _, ...seal }) {
    const hasNewEvents = seal.events > (last === null ? 0 : last.events + 1);
    return hasNewEvents ? [{ type: 'LedgerSealed', data: seal }] : [];
  },
  evolve: (_, event) => event.data,
};
