import type { FactRow } from '#services/learning/questions/facts/fact-table.ts';
import { toKey } from '#services/learning/questions/facts/wording.ts';

/**
 * Reads rows that are written one to a line, with cells separated by ` | ` in the order of `columns`. A line that begins with
 * `|` continues the row before it, and cells missing at the end are empty. The first cell gives the key of the row.
 */
export const readRows = <Column extends string>(
  columns: readonly Column[],
  text: string,
): (FactRow & Readonly<Record<Column, string>>)[] =>
  text
    .trim()
    .replaceAll(/\n\s*\|/g, ' |')
    .split('\n')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      if (cells.length > columns.length) throw new Error(`The row “${line}” has more than ${columns.length} cells.`);
      const row = Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));
      return { key: toKey(cells[0] ?? ''), ...(row as Record<Column, string>) };
    });
