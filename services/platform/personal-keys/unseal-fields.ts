import type { KeyRing } from '#events/record/key-ring.ts';
import { unsealQueriedTexts } from '#events/record/queried-sealed-texts.ts';

/** Names of the fields of a row type; for a union, the fields of all its members. */
type FieldOf<Row> = Row extends unknown ? keyof Row & string : never;

/** Returns the rows with the sealed texts in these fields unsealed, by one key query. Fields that a row lacks are not added. */
export async function unsealFields<Row extends object>(
  rows: readonly Row[],
  fields: readonly FieldOf<Row>[],
  keys: KeyRing,
): Promise<Row[]> {
  const textOf = (row: Row, field: string) => (row as Record<string, string | null>)[field] ?? null;
  const texts = await unsealQueriedTexts(
    rows.flatMap((row) => fields.map((field) => textOf(row, field))),
    keys,
  );
  const unsealed = texts[Symbol.iterator]();
  return rows.map((row) => {
    const own = fields.map((field) => [field, unsealed.next().value ?? null] as const);
    return { ...row, ...Object.fromEntries(own.filter(([field]) => field in row)) };
  });
}
