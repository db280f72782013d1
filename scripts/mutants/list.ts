import { inAppends } from './in-appends.ts';
import { inEventStoreDb } from './in-eventstoredb.ts';
import { inLedger } from './in-ledger.ts';
import { inMembers } from './in-members.ts';
import { inPractice } from './in-practice.ts';
import { inProjections } from './in-projections.ts';
import { inRecord } from './in-record.ts';
import { inSubscriptions } from './in-subscriptions.ts';
import type { Mutant } from './mutant.ts';

export const mutants: readonly Mutant[] = [
  ...inRecord,
  ...inAppends,
  ...inSubscriptions,
  ...inEventStoreDb,
  ...inLedger,
  ...inProjections,
  ...inPractice,
  ...inMembers,
];
