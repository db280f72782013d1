import type { RollMark } from '#contracts/attendance.ts';
import { unsealClaims } from '#events/record/sealed-claims.ts';
import type { RollRecord } from '#projections/queries/attendance-roll.ts';
import type { Context } from '#services/use-case/context.ts';

/** A student with the mark of one day, its note opened. */
export type UnsealedRollRecord = Omit<RollRecord, 'mark'> & { readonly mark: RollMark | null };

/** Rows of a roll with their notes opened. */
export async function unsealRollNotes(
  { keys }: Context<'keys'>,
  rows: readonly RollRecord[],
): Promise<UnsealedRollRecord[]> {
  const notes = await unsealClaims(
    rows.map(({ mark }) => mark?.notes ?? null),
    keys,
  );
  return rows.map((row, index) => ({ ...row, mark: row.mark && { ...row.mark, notes: notes[index] ?? null } }));
}
