import { markOn } from '#projections/attendance/queries.ts';
import { catchUp } from '#services/http/catch-up.ts';
import type { Program } from '#services/program.ts';

/** Who changed a student's mark of a date last and when; nothing where there is no mark. */
export async function whoChanged(program: Program, studentId: string, date: string) {
  await catchUp(program);
  const mark = await markOn(program.readModels.sql, studentId, date);
  return mark && { changedBy: mark.tutor_name, changedAt: mark.updated_at };
}
