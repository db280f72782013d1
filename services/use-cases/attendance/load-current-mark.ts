import { studentDecider } from '#events/student/student-decider.ts';
import { toStudentStream } from '#events/student/student-stream.ts';
import { namesByIds } from '#projections/queries/profiles.ts';
import { PROGRAM_NAME } from '#projections/queries/sql.ts';
import type { Context } from '#services/use-case/context.ts';
import type { Refusal } from '#services/use-case/problems.ts';

/** A student's mark of a date as the stream has it, who changed it last and when; undefined where there is no mark. */
export async function loadCurrentMark(
  { loadAggregate, readModels }: Context<'loadAggregate' | 'readModels'>,
  studentId: string,
  date: string,
) {
  const { state } = await loadAggregate(toStudentStream(studentId), studentDecider);
  const mark = state.marks.get(date);
  if (mark === undefined) return undefined;
  const names = await namesByIds(readModels.sql, [mark.changedBy]);
  return { mark, changedBy: names.get(mark.changedBy) ?? PROGRAM_NAME, changedAt: mark.changedAt };
}

/** Who changed a student's mark of a date last, and when, for a refusal. */
export async function loadLastChange(
  context: Context<'loadAggregate' | 'readModels'>,
  studentId: string,
  date: string,
): Promise<Partial<Refusal>> {
  const { changedBy, changedAt } = (await loadCurrentMark(context, studentId, date)) ?? {};
  return changedBy === undefined || changedAt === undefined ? {} : { changedBy, changedAt };
}
