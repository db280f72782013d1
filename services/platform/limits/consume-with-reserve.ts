import type { LimitDefinition, LimitUse, SharedLimits } from './shared-limits.ts';

/** A limit of the whole centre with a reserve, so that a few strangers who use it up do not shut out everybody else. */
export interface LimitWithReserve {
  /** What everybody may use together. */
  readonly centre: LimitDefinition;
  /** What is kept for those who have hardly used it, when the others have used it up. */
  readonly reserve: LimitDefinition;
}

/** Counts one use. Only who has hardly used the limit so far is given from the reserve. Throws if the database fails. */
export async function consumeWithReserve(
  limits: SharedLimits,
  { centre, reserve }: LimitWithReserve,
  hasHardlyUsed: boolean,
): Promise<LimitUse> {
  const use = await limits.consume(centre, 'centre');
  return use.allowed || !hasHardlyUsed ? use : limits.consume(reserve, 'centre');
}
