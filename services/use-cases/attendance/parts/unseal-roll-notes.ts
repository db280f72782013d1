import type { RollMark } from '#contracts/attendance.ts';
import { unsealClaims } from '#events/record/sealed-claims.ts';
import type { RollRecord } from '#projections/queries/attendance-roll.ts';
import type { Context } from '#services/use-case-definition/context.ts';

/** A student with the mark of one day and its unsealed note. */
export type UnsealedRollRecord = Omit<RollRecord, 'mark'> & { readonly mark: RollMark | null };

/** Unseals the notes of a roll's rows. */
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
