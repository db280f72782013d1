import { fetchChildrenOfFamily } from '#projections/people/family-access/family-access-query.ts';
import { waitUntilProjected } from '#services/core/feed/wait-until-projected.ts';
import type { Context } from '#services/core/use-case/context.ts';

export type FamilySessionsContext = Context<'accounts' | 'feed' | 'logGap' | 'readModels'>;

/**
 * Ends the sessions of those family accounts that have no child left after a position of the log. The access itself has
 * ended with the event: every request reads it.
 */
export async function endSessionsOfFamilies(
  context: FamilySessionsContext,
  accounts: readonly string[],
  position: bigint,
): Promise<void> {
  if (accounts.length === 0) return;
  await waitUntilProjected(context, position);
  for (const account of accounts) {
    const children = await fetchChildrenOfFamily(context.readModels.sql, account);
    if (children.length === 0) await context.accounts.endSessionsOf(account);
  }
}
