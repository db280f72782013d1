import type { FactRow, FactTable } from './fact-table.ts';
import { toKey } from './wording.ts';

/** A row of a table that is written as text. A column without a text in this row is missing. */
export interface TextRow extends FactRow {
  readonly cells: Readonly<Record<string, string>>;
}

/**
 * Reads a table written as text: a line with the names of the columns, then a line for each row, with “|” between cells. The
 * first column is the key of the row, so its texts differ in each row. An empty line may part groups of rows.
 */
export function readTextTable(text: string, source: string, year: number): FactTable<TextRow> {
  const [columns = [], ...rows] = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return { source, year, rows: rows.map((cells) => toRow(columns, cells)) };
}

function toRow(columns: readonly string[], texts: readonly string[]): TextRow {
  if (texts.length > columns.length) throw new Error(`More cells than columns: ${texts.join(' | ')}`);
  const named = columns.map((column, at) => [column, texts[at] ?? ''] as const);
  return { key: toKey(texts[0] ?? ''), cells: Object.fromEntries(named.filter(([, text]) => text !== '')) };
}
