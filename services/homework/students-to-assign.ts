import type { HomeworkState } from '#events/homework/homework.ts';
import { studentsAmong } from '#projections/profiles/queries.ts';
import { submittedAmong } from '#projections/submissions/regrading.ts';
import { catchUp } from '#services/http/catch-up.ts';
import { type Refused, refused } from '#services/http/problems.ts';
import type { Program } from '#services/program.ts';

interface Asked {
  readonly assigned_students: readonly string[];
  readonly unassign_submitted?: boolean;
}

/** The ids of a request, each once. */
export const studentIdsOf = ({ assigned_students }: Asked): string[] => [
  ...new Set(assigned_students.map((id) => id.toLowerCase())),
];

/** Whether all of these are current students. */
export async function allAssignable({ readModels }: Program, ids: readonly string[]): Promise<boolean> {
  const students = await studentsAmong(readModels.sql, ids);
  return students.length === ids.length && students.every(({ archived }) => !archived);
}

/**
 * The whole set of students of a homework after a save: those that were asked for, and the former students among those
 * it is assigned to, whom no form shows. Refuses who cannot be assigned, and to unassign who has submitted unless the
 * request says so.
 */
export async function studentsToAssign(
  program: Program,
  homeworkId: string,
  { students: before }: HomeworkState,
  asked: Asked,
): Promise<readonly string[] | Refused> {
  await catchUp(program);
  const wanted = studentIdsOf(asked);
  if (!(await allAssignable(program, wanted))) return refused('student-not-assignable');
  const { sql } = program.readModels;
  const missing = [...before].filter((id) => !wanted.includes(id));
  const former = (await studentsAmong(sql, missing)).filter(({ archived }) => archived).map(({ id }) => id);
  const dropped = missing.filter((id) => !former.includes(id));
  const submitted = asked.unassign_submitted ? [] : await submittedAmong(sql, homeworkId, dropped);
  return submitted.length > 0 ? refused('student-submitted') : [...wanted, ...former];
}
