import { type SignUpDecisionRow, signUpsResponse } from '#contracts/sign-ups.ts';
import { fetchNamesById } from '#projections/people/profiles/profiles-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

const DECISIONS_SHOWN = 20;

export const getSignUps = defineUseCase({
  operation: 'getSignUps',
  summary: 'Sign-up requests that await a decision, oldest first, and the latest decisions about others',
  method: 'GET',
  path: '/api/sign-ups',
  access: 'tutor',
  answer: signUpsResponse,
  run: async (_, context: Context<'accounts' | 'readModels'>) => {
    const [sign_ups, decided] = await Promise.all([context.accounts.applicants(), loadLatestDecisions(context)]);
    return { body: { sign_ups, decided } };
  },
});

async function loadLatestDecisions({
  accounts,
  readModels,
}: Context<'accounts' | 'readModels'>): Promise<SignUpDecisionRow[]> {
  const decisions = await accounts.decisions(DECISIONS_SHOWN);
  const people = decisions.flatMap(({ student_id, decided_by }) => [decided_by, student_id ?? []].flat());
  const names = await fetchNamesById(readModels.sql, people);
  return decisions.map(({ student_id: id, decided_by, ...decision }) => {
    const name = id === null ? undefined : names.get(id);
    const student = id !== null && name !== undefined ? { id, name } : null;
    return { ...decision, student, decided_by_name: names.get(decided_by) ?? null };
  });
}
