import type { FileFormatName } from '#contracts/exports.ts';
import type { ExportRecord } from './export-cells.ts';
import { formatCsvHeader, formatCsvRows } from './format-csv.ts';

interface FileFormat {
  readonly mediaType: string;
  readonly extension: string;
  readonly header: (columns: readonly string[]) => string;
  readonly rows: (records: readonly ExportRecord[]) => string;
}

export const fileFormats: Readonly<Record<FileFormatName, FileFormat>> = {
  csv: { mediaType: 'text/csv; charset=utf-8', extension: 'csv', header: formatCsvHeader, rows: formatCsvRows },
  'json-lines': {
    mediaType: 'application/jsonl; charset=utf-8',
    extension: 'jsonl',
    header: () => '',
    rows: (records) => records.map((record) => `${JSON.stringify(record)}\n`).join(''),
  },
};
