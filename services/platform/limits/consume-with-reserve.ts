import type { LimitDefinition, LimitUse, SharedLimits } from './shared-limits.ts';

/** A limit of the whole centre with a reserve, so that a few strangers who use it up do not shut out everybody else. */
export interface LimitWithReserve {
  /** What everybody may use together. */
  readonly centre: LimitDefinition;
  /** What is kept for those who have hardly used it, when the others have used it up. */
  readonly reserve: LimitDefinition;
  /** How much one address may have used to be given from the reserve. */
  readonly hardlyUsed: LimitDefinition;
}

/** Counts one use by an address. Throws if the database fails. */
export async function consumeWithReserve(
  limits: SharedLimits,
  { centre, reserve, hardlyUsed }: LimitWithReserve,
  address: string,
): Promise<LimitUse> {
  const own = await limits.consume(hardlyUsed, address);
  const use = await limits.consume(centre, 'centre');
  return use.allowed || !own.allowed ? use : limits.consume(reserve, 'centre');
}
