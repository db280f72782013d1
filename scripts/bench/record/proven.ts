import { balances } from '#projections/balances/projection.ts';
import { classTransactions } from '#projections/class-transactions/projection.ts';
import type { Projection } from '#projections/engine/projection.ts';

/** The read models in which each class is accounted for: those that are rebuilt here. */
export const proven: readonly Projection[] = [balances, classTransactions];
