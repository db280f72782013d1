import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { mapInParallel } from '#events/kernel/map-in-parallel.ts';
import { fetchStudentsAmong } from '#projections/people/profiles/profiles-query.ts';
import type { Context } from '#services/core/use-case/context.ts';

/**
 * True when all ids belong to current students. An id that the read models do not show as current is checked in its
 * stream, because they may lag behind. A student whose archiving is not yet projected passes; lists leave former
 * students out.
 */
export async function areCurrentStudents(
  { readModels, loadAggregate }: Context<'readModels' | 'loadAggregate'>,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  const shown = await fetchStudentsAmong(readModels.sql, ids);
  const current = new Set(shown.filter(({ archived }) => !archived).map(({ id }) => id));
  const others = ids.filter((id) => !current.has(id));
  const found = await mapInParallel(others, async (id) => (await loadAggregate(studentAggregate, id)).state.status);
  return found.every((status) => status === 'current');
}

/** The precondition of a command that all these students are current ones. */
export const requireCurrentStudents =
  (context: Context<'readModels' | 'loadAggregate'>, ids: readonly string[]) =>
  async (): Promise<'student-archived' | undefined> =>
    (await areCurrentStudents(context, ids)) ? undefined : 'student-archived';
