import { type SignUpDecisionRow, signUpsAnswer } from '#contracts/sign-ups.ts';
import { fetchNames } from '#projections/queries/profiles.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';

const DECISIONS_SHOWN = 20;

export const getSignUps = defineUseCase({
  operation: 'getSignUps',
  summary: 'Sign-up requests that await a decision, oldest first, and the latest decisions about others',
  method: 'GET',
  path: '/api/sign-ups',
  access: 'tutor',
  answer: signUpsAnswer,
  run: async (_, context: Context<'accounts' | 'readModels'>) => {
    const applicants = await context.accounts.applicants();
    const sign_ups = applicants.map(({ id, name, email, createdAt }) => ({
      ...{ id, name, email },
      created_at: createdAt.toISOString(),
    }));
    return { body: { sign_ups, decided: await loadLatestDecisions(context) } };
  },
});

async function loadLatestDecisions({
  accounts,
  readModels,
}: Context<'accounts' | 'readModels'>): Promise<SignUpDecisionRow[]> {
  const decisions = await accounts.decisions(DECISIONS_SHOWN);
  const people = decisions.flatMap(({ studentId, decidedBy }) => (studentId ? [studentId, decidedBy] : [decidedBy]));
  const names = await fetchNames(readModels.sql, people);
  return decisions.map(({ id, name, decision, studentId, decidedBy, decidedAt }) => {
    const studentName = studentId === null ? undefined : names.get(studentId);
    return {
      ...{ id, name, decision },
      student: studentId !== null && studentName !== undefined ? { id: studentId, name: studentName } : null,
      decided_by_name: names.get(decidedBy) ?? null,
      decided_at: decidedAt.toISOString(),
    };
  });
}
