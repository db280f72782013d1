import type { StudentRow } from '#contracts/students.ts';
import type { AccountService } from '#services/core/accounts/accounts.ts';

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
