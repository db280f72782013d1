/** The rule of seals: each covers an event that the one before does not, apart from that seal itself. */
import { defineAggregate } from '../../kernel/aggregate.ts';
import type { Decider } from '../../kernel/decider.ts';
import type { LedgerSeal, LedgerSealEvent } from './events.ts';
import { LEDGER_SEALS_STREAM } from './ledger-seal-stream.ts';

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

export const ledgerSealsAggregate = defineAggregate(ledgerSealDecider, {
  toStream: () => LEDGER_SEALS_STREAM,
  toPerson: () => undefined,
  usesRules: false,
});
