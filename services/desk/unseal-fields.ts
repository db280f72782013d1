import type { KeyRing } from '#events/record/key-ring.ts';
import { unsealClaims } from '#events/record/sealed-claims.ts';

/** Names of the fields of a row type, also of each member of a union. */
type FieldOf<Row> = Row extends unknown ? keyof Row & string : never;

/** Unseals the texts in these fields with one key lookup for all rows; a row without a field stays without it. */
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
