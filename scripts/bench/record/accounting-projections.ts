import { balancesProjection } from '#projections/classes/balances/projection.ts';
import { classTransactionsProjection } from '#projections/classes/class-transactions/projection.ts';
import type { Projection } from '#projections/engine/projection.ts';

/** The read models that the rebuild bench builds: those that account for each class. */
export const accountingProjections: readonly Projection[] = [balancesProjection, classTransactionsProjection];
