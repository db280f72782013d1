import type { SalesReportRow } from '#contracts/class-reports.ts';

/** The sums of some fields of all rows. */
export const sumFields = <Name extends string>(
  rows: readonly Readonly<Record<Name, number>>[],
  names: readonly Name[],
): Record<Name, number> =>
  Object.fromEntries(names.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0)])) as Record<
    Name,
    number
  >;

/** The sums of each month, oldest first, as a chart shows them. */
export const sumByMonth = <Name extends string>(
  rows: readonly (Readonly<Record<Name, number>> & { readonly month: string })[],
  names: readonly Name[],
): ({ month: string } & Record<Name, number>)[] =>
  [...new Set(rows.map(({ month }) => month))].toSorted().map((month) => ({
    month,
    ...sumFields(
      rows.filter((row) => row.month === month),
      names,
    ),
  }));

export const toNetCents = ({
  sold_cents,
  reversed_cents,
}: Pick<SalesReportRow, 'sold_cents' | 'reversed_cents'>): number => sold_cents - reversed_cents;
