import type { StudentOption } from '#contracts/students.ts';

/** The students whose tick differs from the present choice, so that changes by other tutors appear in an open form. */
export const toTickDifference = (
  present: ReadonlySet<string>,
  students: readonly StudentOption[],
  next: readonly string[],
): Record<string, boolean> =>
  Object.fromEntries(
    students.map(({ id }) => [id, next.includes(id)] as const).filter(([id, ticked]) => ticked !== present.has(id)),
  );
