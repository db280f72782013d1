import { type CaseMessage, casesResponse, type ListedCase } from '#contracts/cases.ts';
import { PAGE_ROWS_DEFAULT } from '#events/values/limits.ts';
import {
  type CaseRecord,
  fetchCaseMessages,
  fetchResolvedCases,
  fetchUnresolvedCases,
} from '#projections/classes/cases/cases-query.ts';
import {
  fetchClassHistoryRows,
  sealedClassHistoryFields,
} from '#projections/classes/class-transactions/class-history.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
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

export const getCases = defineUseCase({
  operation: 'getCases',
  summary:
    'What students say is wrong with their classes: unresolved cases, oldest first, then the newest resolved ones',
  method: 'GET',
  path: '/api/cases',
  access: 'tutor',
  answer: casesResponse,
  run: async (_, context: Context<'readModels' | 'keys'>) => {
    const { sql } = context.readModels;
    const [unresolved, resolved] = await Promise.all([
      fetchUnresolvedCases(sql, PAGE_ROWS_DEFAULT),
      fetchResolvedCases(sql, PAGE_ROWS_DEFAULT),
    ]);
    const listed = await withRows(context, [...unresolved, ...resolved]);
    return { body: { unresolved: listed.slice(0, unresolved.length), resolved: listed.slice(unresolved.length) } };
  },
});

/** Adds to each case what was written in it, and the row that it is about. */
async function withRows(context: Context<'readModels' | 'keys'>, cases: readonly CaseRecord[]): Promise<ListedCase[]> {
  const ids = cases.flatMap(({ row_id }) => row_id ?? []);
  const [withMessages, found] = await Promise.all([
    withCaseMessages(context, cases),
    fetchClassHistoryRows(context.readModels.sql, ids),
  ]);
  const rows = await unsealFields(found, sealedClassHistoryFields, context.keys);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return withMessages.map((each) => ({ ...each, row: (each.row_id && byId.get(each.row_id)) || null }));
}
