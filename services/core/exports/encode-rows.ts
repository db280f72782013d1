/** The formats of exported files. The server encodes rows in worker threads, so this imports little. */
import type { FileFormatName } from '#contracts/exports.ts';
import { type ExportRecord, toExportRecord, toHeading, toPeopleRecord } from './export-cells.ts';
import { formatCsvHeader, formatCsvRows } from './format-csv.ts';

interface FileFormat {
  readonly mediaType: string;
  readonly extension: string;
  /** Whether people read the file: then it has headings in words, and no ids. */
  readonly isForPeople: boolean;
  readonly header: (columns: readonly string[]) => string;
  readonly rows: (records: readonly ExportRecord[]) => string;
}

export const fileFormats: Readonly<Record<FileFormatName, FileFormat>> = {
  csv: {
    mediaType: 'text/csv; charset=utf-8',
    extension: 'csv',
    isForPeople: true,
    header: (columns) => formatCsvHeader(columns.map(toHeading)),
    rows: formatCsvRows,
  },
  'json-lines': {
    mediaType: 'application/jsonl; charset=utf-8',
    extension: 'jsonl',
    isForPeople: false,
    header: () => '',
    rows: (records) => records.map((record) => `${JSON.stringify(record)}\n`).join(''),
  },
};

interface EncodedPart {
  readonly rows: readonly object[];
  readonly columns: readonly string[];
  readonly timeZone: string;
  readonly format: FileFormatName;
}

/** The part of a file that holds the rows. */
export const encodeRows = ({ rows, columns, timeZone, format }: EncodedPart): string => {
  const file = fileFormats[format];
  const toRecord = file.isForPeople ? toPeopleRecord : toExportRecord;
  return file.rows(rows.map((row) => toRecord(row, columns as readonly never[], timeZone)));
};
