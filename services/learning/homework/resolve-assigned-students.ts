import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { mapInParallel } from '#events/kernel/map-in-parallel.ts';
import type { HomeworkState } from '#events/learning/homework/homework-decider.ts';
import { areCurrentStudents } from '#services/core/command/are-current-students.ts';
import type { LoadedAggregate } from '#services/core/command/snapshot-cache.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { hasAnyStudentSubmitted } from './load-submissions.ts';

interface AssignmentBody {
  readonly assigned_students: readonly string[];
  readonly unassign_submitted?: boolean;
}

interface SaveRequest {
  readonly params: { readonly id: string };
  readonly body: AssignmentBody;
  readonly commandId: string;
  readonly ifMatch: number | undefined;
}

/** Student ids of a request, in lower case and without duplicates. */
export const toAssignedStudentIds = ({ assigned_students }: AssignmentBody): string[] => [
  ...new Set(assigned_students.map((id) => id.toLowerCase())),
];

interface ResolvedStudents {
  readonly students: readonly string[];
  readonly refusal?: 'homework-unknown' | 'student-not-assignable' | 'student-submitted';
}

/**
 * All students of a homework after a save: the requested ones, and the assigned former students, whom no form shows.
 * Refuses students who cannot be assigned, and unassigning a student who has submitted unless the request confirms it.
 * Checks nothing for a retry or for a stale version, because the command handler answers those.
 */
export async function resolveAssignedStudents(
  context: Context<'readModels' | 'loadAggregate' | 'store'>,
  { params, body, commandId, ifMatch }: SaveRequest,
  found: LoadedAggregate<HomeworkState> | undefined,
): Promise<ResolvedStudents> {
  const wanted = toAssignedStudentIds(body);
  if (found === undefined) return { students: wanted, refusal: 'homework-unknown' };
  // A version above the loaded one is not stale: it may exist by the time the command is decided.
  const isStale = ifMatch !== undefined && ifMatch < found.version;
  if (isStale || found.hasCommand(commandId)) return { students: wanted };
  if (!(await areCurrentStudents(context, wanted))) return { students: wanted, refusal: 'student-not-assignable' };
  const missing = [...found.state.students].filter((id) => !wanted.includes(id));
  const archived = await mapInParallel(missing, async (id) => {
    const { state } = await context.loadAggregate(studentAggregate, id);
    return state.status === 'archived';
  });
  const former = missing.filter((_, index) => archived[index]);
  const unassigned = missing.filter((_, index) => !archived[index]);
  const students = [...wanted, ...former];
  const needsConfirmation = !body.unassign_submitted && (await hasAnyStudentSubmitted(context, params.id, unassigned));
  return needsConfirmation ? { students, refusal: 'student-submitted' } : { students };
}
