import type { FactRow, FactTable } from '#services/learning/questions/facts/fact-table.ts';
import { readRows } from './read-rows.ts';

/** A table whose rows are written as text. See `readRows` for how. */
export const defineTable = <Column extends string>(
  source: string,
  columns: readonly Column[],
  text: string,
): FactTable<FactRow & Readonly<Record<Column, string>>> => ({ source, year: 2025, rows: readRows(columns, text) });
