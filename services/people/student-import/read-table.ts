/** Reads a file of comma-, semicolon- or tab-separated values into rows of cells. */
import { CsvError, type Options, parse } from 'csv-parse/sync';
import { type DecodedText, decodeText } from './decode-text.ts';

export interface TableRow {
  /** Number of the row as a spreadsheet shows it: the first is 1, and empty rows count. */
  readonly row: number;
  readonly cells: readonly string[];
}

export interface FileTable {
  readonly encoding: DecodedText['encoding'];
  readonly separator: Separator;
  /** The rows with at least one cell that is not blank. */
  readonly rows: readonly TableRow[];
}

const separators = [',', ';', '\t'] as const;
export type Separator = (typeof separators)[number];

/** The first rows are enough to recognise what separates the cells. */
const SAMPLE_ROWS = 20;
/** Excel writes this line, which is no row, to say what separates the cells. */
const SEPARATOR_LINE = /^sep=([,;\t])\r?\n/i;

/** Throws CsvError if a quoted cell has no end. */
const parseRows = (text: string, separator: Separator, options: Options = {}): string[][] =>
  parse(text, { delimiter: separator, relax_column_count: true, relax_quotes: true, ...options }) as string[][];

/** The separator that splits most rows into the same number of cells, of which there are several. */
const recognizeSeparator = (text: string): Separator => {
  const countCells = (separator: Separator): number => {
    try {
      const counts = parseRows(text, separator, { to: SAMPLE_ROWS }).map(({ length }) => length);
      const [common] = [...Map.groupBy(counts, (count) => count)].sort((one, other) => other[1].length - one[1].length);
      return common?.[0] ?? 0;
    } catch (error) {
      if (error instanceof CsvError) return 0;
      throw error;
    }
  };
  return separators
    .map((separator) => ({ separator, cells: countCells(separator) }))
    .reduce((best, each) => (each.cells > best.cells ? each : best)).separator;
};

/** The cells of a file without the blanks around them, or undefined if they cannot be told apart. */
export const readTable = (bytes: Uint8Array): FileTable | undefined => {
  const { text, encoding } = decodeText(bytes);
  const stated = SEPARATOR_LINE.exec(text);
  const body = stated ? text.slice(stated[0].length) : text;
  const separator = (stated?.[1] as Separator | undefined) ?? recognizeSeparator(body);
  try {
    const rows = parseRows(body, separator)
      .map((cells, index) => ({ row: index + (stated ? 2 : 1), cells: cells.map((cell) => cell.trim()) }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''));
    return { encoding, separator, rows };
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
};
