import type { HomeworkState } from '#events/homework/homework.ts';
import { studentsAmong } from '#projections/profiles/queries.ts';
import { submittedAmong } from '#projections/submissions/regrading.ts';
import type { Looked } from '#services/command/streams.ts';
import { catchUp } from '#services/http/catch-up.ts';
import { type Refused, refused } from '#services/http/problems.ts';
import type { Program } from '#services/program.ts';

interface Asked {
  readonly assigned_students: readonly string[];
  readonly unassign_submitted?: boolean;
}

interface Save {
  readonly params: { readonly id: string };
  readonly body: Asked;
  readonly commandId: string;
  readonly ifMatch: number | undefined;
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
 * request says so. A request that was carried out before, or that saw an older version, is not asked about any of it.
 */
export async function studentsToAssign(
  program: Program,
  { params, body, commandId, ifMatch }: Save,
  found: Looked<HomeworkState>,
): Promise<readonly string[] | Refused> {
  const wanted = studentIdsOf(body);
  // a version that is yet to come may have come when the command is judged
  const stale = ifMatch !== undefined && ifMatch < found.version;
  if (stale || found.holds(commandId)) return wanted;
  await catchUp(program);
  if (!(await allAssignable(program, wanted))) return refused('student-not-assignable');
  const { sql } = program.readModels;
  const missing = [...found.state.students].filter((id) => !wanted.includes(id));
  const former = (await studentsAmong(sql, missing)).filter(({ archived }) => archived).map(({ id }) => id);
  const dropped = missing.filter((id) => !former.includes(id));
  const submitted = body.unassign_submitted ? [] : await submittedAmong(sql, params.id, dropped);
  return submitted.length > 0 ? refused('student-submitted') : [...wanted, ...former];
}
