import type { Column } from 'postgres';
import type { ColumnTypes } from './row-type.ts';

/** The types of the values that the driver makes of a column, by the id of its PostgreSQL type; any value of other types. */
const VALUE_TYPES: Readonly<Record<number, readonly string[]>> = {
  16: ['boolean'], // bool
  20: ['string'], // int8
  21: ['number'], // int2
  23: ['number'], // int4
  25: ['string'], // text
  700: ['number'], // float4
  701: ['number'], // float8
  // The connections to the read models return dates and instants as texts.
  1082: ['Date', 'string'], // date
  1184: ['Date', 'string'], // timestamptz
  1700: ['string'], // numeric
  2950: ['string'], // uuid
};

type DescribedColumn = Pick<Column<string>, 'name' | 'type'>;

/** The columns of a statement that have another type than the source states. */
export const findTypeFaults = (stated: ColumnTypes, columns: readonly DescribedColumn[]): string[] =>
  columns.flatMap(({ name, type }) => {
    const types = VALUE_TYPES[type];
    const statedType = stated.get(name);
    if (statedType === undefined || types === undefined || types.includes(statedType)) return [];
    return [`the source says that “${name}” is a ${statedType}, but it is a ${types.join(' or ')}`];
  });

/** The columns that a row type states and a statement does not return. */
export const findMissingColumns = (stated: ColumnTypes, columns: readonly DescribedColumn[]): string[] =>
  [...stated.keys()]
    .filter((name) => !columns.some((column) => column.name === name))
    .map((name) => `the row type has “${name}”, but no column has this name`);
