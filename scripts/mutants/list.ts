import { inLedger } from './in-ledger.ts';
import { inProjections } from './in-projections.ts';
import { inRecord } from './in-record.ts';
import { inStore } from './in-store.ts';
import type { Mutant } from './mutant.ts';

export const mutants: readonly Mutant[] = [...inRecord, ...inStore, ...inLedger, ...inProjections];
