import type { KeyRing } from '#events/record/key-ring.ts';
import { unsealClaims } from '#events/record/sealed-claims.ts';

/** Fields that may stand in a row, or in some of a union's rows. */
type FieldOf<Row> = Row extends unknown ? keyof Row & string : never;

/** Rows with the sealed texts in these fields opened, by one key lookup for all; a row without a field stays without. */
export async function unsealFields<Row extends object>(
  rows: readonly Row[],
  fields: readonly FieldOf<Row>[],
  keys: KeyRing,
): Promise<Row[]> {
  const textOf = (row: Row, field: string) => (row as Record<string, string | null>)[field] ?? null;
  const texts = await unsealClaims(
    rows.flatMap((row) => fields.map((field) => textOf(row, field))),
    keys,
  );
  const opened = texts[Symbol.iterator]();
  return rows.map((row) => {
    const own = fields.map((field) => [field, opened.next().value ?? null] as const);
    return { ...row, ...Object.fromEntries(own.filter(([field]) => field in row)) };
  });
}
