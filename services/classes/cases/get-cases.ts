import { type CaseMessage, casesQuery, casesResponse, type ListedCase } from '#contracts/cases.ts';
import { PAGE_ROWS_DEFAULT } from '#events/values/limits.ts';
import {
  fetchCaseMessages,
  fetchCaseNotes,
  fetchCasesInTime,
  fetchOverdueCases,
  fetchResolvedCases,
  type ListedCaseRecord,
} from '#projections/classes/cases/cases-query.ts';
import {
  fetchClassHistoryRows,
  sealedClassHistoryFields,
} from '#projections/classes/class-transactions/class-history.ts';
import { fetchCurrentTutors } from '#projections/people/profiles/profiles-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { unsealFields } from '#services/platform/personal-keys/unseal-fields.ts';

type Needed = Context<'readModels' | 'keys' | 'clock' | 'centre'>;

/** Adds what was written in each case. */
export async function withCaseMessages<Case extends { readonly id: string }>(
  { readModels: { sql }, keys }: Pick<Needed, 'readModels' | 'keys'>,
  cases: readonly Case[],
): Promise<(Case & { messages: CaseMessage[] })[]> {
  const found = await fetchCaseMessages(sql, toIds(cases));
  return withGrouped(cases, 'messages', await unsealFields(found, ['text'], keys));
}

const toIds = (cases: readonly { readonly id: string }[]) => cases.map(({ id }) => id);

/** Adds to each case those of the rows that belong to it. */
function withGrouped<
  Case extends { readonly id: string },
  Name extends string,
  Row extends { readonly case_id: string },
>(cases: readonly Case[], name: Name, rows: readonly Row[]) {
  const byCase = Map.groupBy(rows, ({ case_id }) => case_id);
  return cases.map((each) => {
    const own = (byCase.get(each.id) ?? []).map(({ case_id: _, ...row }) => row);
    return { ...each, [name]: own } as Case & Record<Name, Omit<Row, 'case_id'>[]>;
  });
}

export const getCases = defineUseCase({
  operation: 'getCases',
  summary:
    'What is said to be wrong with the classes of students: overdue cases, other unresolved ones, then resolved ones',
  method: 'GET',
  path: '/api/cases',
  access: 'tutor',
  query: casesQuery,
  answer: casesResponse,
  run: async ({ query: { assignee_id: assignee } }, context: Needed) => {
    const { sql } = context.readModels;
    const today = getCivilDate(context.clock, context.centre.timeZone);
    const selection = { assignee, limit: PAGE_ROWS_DEFAULT };
    const [overdue, inTime, resolved, tutors] = await Promise.all([
      fetchOverdueCases(sql, today, selection),
      fetchCasesInTime(sql, today, selection),
      fetchResolvedCases(sql, selection),
      fetchCurrentTutors(sql),
    ]);
    const unresolved = [...overdue, ...inTime];
    const listed = await toListedCases(context, [...unresolved, ...resolved]);
    return {
      body: { unresolved: listed.slice(0, unresolved.length), resolved: listed.slice(unresolved.length), tutors },
    };
  },
});

/** Adds to each case what was written in it, what tutors noted, and the row that it is about. */
async function toListedCases({ readModels, keys }: Needed, cases: readonly ListedCaseRecord[]): Promise<ListedCase[]> {
  const { sql } = readModels;
  const rowIds = cases.flatMap(({ row_id }) => row_id ?? []);
  const [named, found, notes] = await Promise.all([
    unsealFields(cases, ['asker_name'], keys),
    fetchClassHistoryRows(sql, rowIds),
    fetchCaseNotes(sql, toIds(cases)),
  ]);
  const rows = await unsealFields(found, sealedClassHistoryFields, keys);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const withMessages = await withCaseMessages({ readModels, keys }, named);
  return withGrouped(withMessages, 'notes', await unsealFields(notes, ['text'], keys)).map((each) => ({
    ...each,
    row: (each.row_id && byId.get(each.row_id)) || null,
  }));
}
