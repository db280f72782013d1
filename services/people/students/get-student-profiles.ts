import { type StudentRow, studentsQuery, studentsResponse } from '#contracts/students.ts';
import { PAGE_ROWS_DEFAULT } from '#events/values/limits.ts';
import { fetchStudentsPage } from '#projections/people/profiles/students-query.ts';
import type { AccountService } from '#services/core/accounts/accounts.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

/** Adds the plan that a student chose before signing up, while they have no classes. */
export async function addChosenPlans(
  students: readonly StudentRow[],
  accounts: Pick<AccountService, 'chosenPlans'>,
): Promise<StudentRow[]> {
  const withoutClasses = students.filter((student) => student.classes_total === 0 && student.classes_waiting === 0);
  if (withoutClasses.length === 0) return [...students];
  const plans = await accounts.chosenPlans(withoutClasses.map(({ id }) => id));
  return students.map((student) => {
    const plan = plans.get(student.id);
    return plan && withoutClasses.includes(student) ? { ...student, chosen_plan: plan } : student;
  });
}

/** Marks the students who have turned on two-step sign-in. */
export async function addSecondFactors(
  students: readonly StudentRow[],
  accounts: Pick<AccountService, 'findPeopleWithSecondFactor'>,
): Promise<StudentRow[]> {
  const withSecondFactor = await accounts.findPeopleWithSecondFactor(students.map(({ id }) => id));
  return students.map((student) => (withSecondFactor.has(student.id) ? { ...student, second_factor: true } : student));
}

export const getStudentProfiles = defineUseCase({
  operation: 'getStudentProfiles',
  summary: 'Current or former students, ordered by name',
  method: 'GET',
  path: '/api/students',
  access: 'tutor',
  query: studentsQuery,
  answer: studentsResponse,
  run: async (
    { query: { former, search, group, cursor, limit = PAGE_ROWS_DEFAULT } },
    { readModels, accounts }: Context<'readModels' | 'accounts'>,
  ) => {
    const filters = { former: former === 'true', search, group, cursor, limit };
    const { rows, total, nextCursor } = await fetchStudentsPage(readModels.sql, filters);
    const students = await addSecondFactors(await addChosenPlans(rows, accounts), accounts);
    return { body: { students, total, next_cursor: nextCursor } };
  },
});
