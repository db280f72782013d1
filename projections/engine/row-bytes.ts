import type { AnyTable, Row, RowsOfKey } from './table.ts';

/** The estimated size of a row or a group in memory, in bytes; long texts and JSON dominate it. */
export const estimateRowBytes = (rows: RowsOfKey): number =>
  isGroup(rows) ? rows.reduce((bytes, row) => bytes + estimateOneRow(row), 0) : estimateOneRow(rows);

const isGroup = (rows: RowsOfKey): rows is readonly Row[] => Array.isArray(rows);

const estimateOneRow = (row: Row): number => {
  let bytes = 64;
  for (const column in row) {
    const value = row[column];
    bytes += typeof value === 'string' ? 24 + value.length : 8;
  }
  return bytes;
};

/** Limits of the rows of one table that are kept in memory; whichever is reached first applies. */
export const ROWS_IN_MEMORY_MAX = 8_192;
export const BYTES_IN_MEMORY_MAX = 16 * 1_024 * 1_024;

/** The part of the limits that applies to a table whose number of rows grows with the log; old rows of it rarely change. */
const GROWING_TABLE_PART = 1 / 8;

/** True for a table with a row for each event of one type. */
export const isGrowingTable = (table: AnyTable): boolean => table.kind !== 'journal' && table.createdBy !== undefined;

/** True if a cache or buffer with these rows of the table has reached its limits. */
export const isRowLimitReached = (table: AnyTable, rows: number, bytes: number): boolean => {
  const part = isGrowingTable(table) ? GROWING_TABLE_PART : 1;
  return rows >= part * ROWS_IN_MEMORY_MAX || bytes >= part * BYTES_IN_MEMORY_MAX;
};
