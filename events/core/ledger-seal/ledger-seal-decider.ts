/**
 * The rules of seals: each covers an event that the one before does not, apart from that seal itself, and a seal of another
 * key names the key before it. The seal with which a key takes over may cover only the seal before it.
 */
import { defineAggregate } from '../../kernel/aggregate.ts';
import type { Decider } from '../../kernel/decider.ts';
import type { LedgerSeal, LedgerSealEvent, RecordedSeal } from './events.ts';
import { LEDGER_SEALS_STREAM } from './ledger-seal-stream.ts';

/** The last seal; null before the first. */
export type LedgerSealState = LedgerSeal | null;

export type LedgerSealCommand = { readonly type: 'SealLedger' } & RecordedSeal;

export const ledgerSealDecider: Decider<LedgerSealState, LedgerSealCommand, LedgerSealEvent, never> = {
  initial: null,
  decide(last, { type: _, formerKey, ...seal }) {
    if (last !== null && last.publicKey !== seal.publicKey) {
      const takesOver = formerKey?.publicKey === last.publicKey && seal.events > last.events;
      return takesOver ? [{ type: 'LedgerSealed', data: { ...seal, formerKey } }] : [];
    }
    const hasNewEvents = seal.events > (last === null ? 0 : last.events + 1);
    return hasNewEvents ? [{ type: 'LedgerSealed', data: seal }] : [];
  },
  evolve: (_, { data: { formerKey: __, ...seal } }) => seal,
};

export const ledgerSealsAggregate = defineAggregate(ledgerSealDecider, {
  toStream: () => LEDGER_SEALS_STREAM,
  toPerson: () => undefined,
  usesRules: false,
});
