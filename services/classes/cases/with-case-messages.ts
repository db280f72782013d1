import type { CaseMessage } from '#contracts/cases.ts';
import { fetchCaseMessages } from '#projections/classes/cases/cases-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { unsealFields } from '#services/platform/personal-keys/unseal-fields.ts';

/** Adds what was written in each case. */
export async function withCaseMessages<Case extends { readonly id: string }>(
  { readModels: { sql }, keys }: Context<'readModels' | 'keys'>,
  cases: readonly Case[],
): Promise<(Case & { messages: CaseMessage[] })[]> {
  const ids = cases.map(({ id }) => id);
  const messages = await unsealFields(await fetchCaseMessages(sql, ids), ['text'], keys);
  const byCase = Map.groupBy(messages, ({ case_id }) => case_id);
  return cases.map((each) => ({
    ...each,
    messages: (byCase.get(each.id) ?? []).map(({ case_id: _, ...message }) => message),
  }));
}
