import type { RollMark } from '#contracts/attendance.ts';
import { openSealed } from '#events/record/open.ts';
import { type RollRecord, rollOf } from '#projections/attendance/roll.ts';
import type { Program } from '#services/program.ts';

/** A student with the mark of one day, its note opened. */
export type OpenedRoll = Omit<RollRecord, 'mark'> & { readonly mark: RollMark | null };

/** The roll of a day with its notes opened: current students by name. */
export async function openedRoll(
  { readModels, keys }: Pick<Program, 'readModels' | 'keys'>,
  date: string,
): Promise<OpenedRoll[]> {
  const rows = await rollOf(readModels.sql, date);
  const notes = await openSealed(
    rows.map(({ mark }) => mark?.notes ?? null),
    keys,
  );
  return rows.map((row, index) => ({ ...row, mark: row.mark && { ...row.mark, notes: notes[index] ?? null } }));
}
