import type { SealRow } from '#contracts/record.ts';
import type { LedgerSeal } from '#events/core/ledger-seal/events.ts';

export const toSealRow = ({ events, root, sealedAt }: LedgerSeal): SealRow => ({ events, root, sealed_at: sealedAt });
