import { stringify } from 'csv-stringify/sync';
import type { ExportRecord, ExportValue } from './export-cells.ts';

/** Spreadsheets take a file without this mark for one in their own legacy encoding. */
const BYTE_ORDER_MARK = '\ufeff';

const CENTS = 100;

/** The header of a CSV file. */
export const formatCsvHeader = (columns: readonly string[]): string =>
  BYTE_ORDER_MARK + formatLines([columns.map(toCell)]);

/** Rows of a CSV file as RFC 4180 describes it, with CRLF after every row. */
export const formatCsvRows = (records: readonly ExportRecord[]): string =>
  formatLines(records.map((record) => Object.values(record).map(toCell)));

const formatLines = (rows: readonly (readonly string[])[]): string =>
  // The library does not quote a line break that is not the one between rows, nor a separator of other countries.
  stringify(rows as string[][], { record_delimiter: 'windows', quoted_match: /[\r\n;\t]/ });

const toCell = (value: ExportValue): string => {
  if (value === null) return '';
  if (typeof value === 'string') return neutralizeFormula(value);
  if (typeof value === 'object')
    return 'cents' in value ? (value.cents / CENTS).toFixed(2) : neutralizeFormula(value.join('\n'));
  return String(value);
};

/**
 * Puts an apostrophe before a text that a spreadsheet would run as a formula; some also take the full-width signs for one.
 * Where the list separator is a semicolon, spreadsheets split a cell of this file at its semicolons and lines, and its quotes
 * do not prevent it: therefore each part gets an apostrophe too, also one whose quotes the spreadsheet would take for its own.
 * A part that already begins with apostrophes before such a character gets one more, so that a reader who removes one of each
 * has every text back. Numbers stay numbers.
 */
const neutralizeFormula = (text: string): string => text.replace(/(?<=^|[;\t\r\n])(?=['"]*[=+\-@＝＋－＠\t\r])/g, "'");
