import type { Row } from './table.ts';

/** About how many bytes a row takes in memory; texts and JSON make the difference. */
export const rowBytes = (row: Row): number => {
  let bytes = 64;
  for (const column in row) {
    const value = row[column];
    bytes += typeof value === 'string' ? 24 + value.length : 8;
  }
  return bytes;
};

/** How much of one table is kept in memory: so many rows, or fewer where they are long. */
export const ROWS_IN_MEMORY_MAX = 8_192;
export const BYTES_IN_MEMORY_MAX = 16 * 1_024 * 1_024;
