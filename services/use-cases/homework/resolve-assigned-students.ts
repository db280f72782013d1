import type { HomeworkState } from '#events/homework/homework-decider.ts';
import { studentDecider } from '#events/student/student-decider.ts';
import { toStudentStream } from '#events/student/student-stream.ts';
import { studentsAmong } from '#projections/queries/profiles.ts';
import type { LoadedAggregate } from '#services/command/snapshot-cache.ts';
import type { Context } from '#services/use-case/context.ts';
import { hasAnySubmitted } from './load-submissions.ts';
import { mapInParallel } from './map-in-parallel.ts';

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
export const toStudentIds = ({ assigned_students }: Asked): string[] => [
  ...new Set(assigned_students.map((id) => id.toLowerCase())),
];

/**
 * Whether all of these are current students. Who is not one in the read models, which may lag, is looked for in the log;
 * who was archived a moment ago is left out by the folds.
 */
export async function areAllAssignable(
  { readModels, loadAggregate }: Context<'readModels' | 'loadAggregate'>,
  ids: readonly string[],
): Promise<boolean> {
  const shown = await studentsAmong(readModels.sql, ids);
  const current = new Set(shown.filter(({ archived }) => !archived).map(({ id }) => id));
  const others = ids.filter((id) => !current.has(id));
  const found = await mapInParallel(
    others,
    async (id) => (await loadAggregate(toStudentStream(id), studentDecider)).state.status,
  );
  return found.every((status) => status === 'current');
}

interface StudentsAfter {
  readonly students: readonly string[];
  readonly refusal?: 'homework-unknown' | 'student-not-assignable' | 'student-submitted';
}

/**
 * The whole set of students of a homework after a save: those that were asked for, and the former students among those
 * it is assigned to, whom no form shows. Refuses who cannot be assigned, and to unassign who has submitted unless the
 * request says so. A request that was carried out before, or that saw an older version, is not asked about any of it.
 */
export async function resolveAssignedStudents(
  context: Context<'readModels' | 'loadAggregate' | 'store'>,
  { params, body, commandId, ifMatch }: Save,
  found: LoadedAggregate<HomeworkState> | undefined,
): Promise<StudentsAfter> {
  const wanted = toStudentIds(body);
  if (found === undefined) return { students: wanted, refusal: 'homework-unknown' };
  // a version that is yet to come may have come when the command is judged
  const stale = ifMatch !== undefined && ifMatch < found.version;
  if (stale || found.hasCommand(commandId)) return { students: wanted };
  if (!(await areAllAssignable(context, wanted))) return { students: wanted, refusal: 'student-not-assignable' };
  const missing = [...found.state.students].filter((id) => !wanted.includes(id));
  const archived = await mapInParallel(missing, async (id) => {
    const { state } = await context.loadAggregate(toStudentStream(id), studentDecider);
    return state.status === 'archived';
  });
  const former = missing.filter((_, index) => archived[index]);
  const dropped = missing.filter((_, index) => !archived[index]);
  const students = [...wanted, ...former];
  const asks = !body.unassign_submitted && (await hasAnySubmitted(context, params.id, dropped));
  return asks ? { students, refusal: 'student-submitted' } : { students };
}
