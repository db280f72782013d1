import { problems } from '#contracts/problems.ts';
import { fileFormats } from '#services/core/exports/encode-rows.ts';
import { formatCsvHeader, formatCsvRows } from '#services/core/exports/format-csv.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { createImportStore, type ImportLines } from './import-store.ts';
import { importParams } from './undo-student-import.ts';

const { mediaType, extension } = fileFormats.csv;

export const exportRefusedImportRows = defineUseCase({
  operation: 'exportRefusedImportRows',
  summary: 'The rows of an imported file of which no student was made, with the reason of each, as a file',
  method: 'GET',
  path: '/api/students/imports/:id/refused',
  access: 'tutor',
  cost: 'high',
  params: importParams,
  streams: [mediaType],
  run: async ({ params: { id } }, { sql, config }: Context<'sql' | 'config'>) => {
    const store = createImportStore(sql, config.personalDataKey);
    const [found, lines] = await Promise.all([store.find(id), store.loadLines(id)]);
    if (!found || !lines) return refuse('import-unknown');
    const rows = listRefusedRows(lines, found.refused);
    const stream = async function* () {
      yield formatCsvHeader(['Row', 'Why it was not imported', ...lines.header]) + formatCsvRows(rows);
    };
    return { stream: stream(), mediaType, fileName: `refused-${id.slice(0, 8)}.${extension}` };
  },
});

const listRefusedRows = ({ taken, leftOut }: ImportLines, refused: Readonly<Record<string, string>>) => {
  const late = taken.flatMap(({ row, cells }) => {
    const code = refused[row];
    return code === undefined ? [] : [{ row, cells, why: toReason(code) }];
  });
  return [...leftOut, ...late]
    .sort((one, other) => one.row - other.row)
    .map(({ row, cells, why }) => Object.fromEntries(Object.entries([row, why, ...cells])));
};

/** The sentence of a refusal, for a row that was refused after the preview. */
const toReason = (code: string): string =>
  Object.hasOwn(problems, code) ? ((problems as Record<string, { detail?: string }>)[code]?.detail ?? code) : code;
