import { studentAggregate } from '#events/classes/student/student-decider.ts';
import { fetchNamesById } from '#projections/people/profiles/profiles-query.ts';
import { PROGRAM_ACTOR_NAME } from '#projections/query/query-fragments.ts';
import type { Context } from '#services/core/use-case/context.ts';
import type { Refusal } from '#services/platform/problems/refuse.ts';

/** A student's mark on a date from the stream, with author and time of the last change; undefined without a mark. */
export async function loadCurrentMark(
  { loadAggregate, readModels }: Context<'loadAggregate' | 'readModels'>,
  studentId: string,
  date: string,
) {
  const { state } = await loadAggregate(studentAggregate, studentId);
  const mark = state.marks.get(date);
  if (mark === undefined) return undefined;
  const names = await fetchNamesById(readModels.sql, [mark.changedBy]);
  return { mark, changedBy: names.get(mark.changedBy) ?? PROGRAM_ACTOR_NAME, changedAt: mark.changedAt };
}

/** The person and time of the last change of a mark, as fields of a refusal; empty without a mark. */
export async function loadLastMarkChange(
  context: Context<'loadAggregate' | 'readModels'>,
  studentId: string,
  date: string,
): Promise<Partial<Refusal>> {
  const { changedBy, changedAt } = (await loadCurrentMark(context, studentId, date)) ?? {};
  return changedBy === undefined || changedAt === undefined ? {} : { changedBy, changedAt };
}
