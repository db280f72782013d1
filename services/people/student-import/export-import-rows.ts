import { problems } from '#contracts/problems.ts';
import { FAMILY_INVITATIONS_A_DAY, GROUP_STUDENTS_MAX, GROUPS_MAX } from '#events/values/limits.ts';
import { fileFormats } from '#services/core/exports/encode-rows.ts';
import { formatCsvHeader, formatCsvRows } from '#services/core/exports/format-csv.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { createImportStore, type ImportLines, type ImportRemark, type StudentImport } from './import-store.ts';
import type { StudentLine } from './read-student-file.ts';
import { importParams } from './undo-student-import.ts';

const { mediaType, extension } = fileFormats.csv;

export const exportImportRows = defineUseCase({
  operation: 'exportImportRows',
  summary:
    'The rows of an imported file of which no student was made, and those with something left to do, with the reason of each, as a file',
  method: 'GET',
  path: '/api/students/imports/:id/rows',
  access: 'tutor',
  cost: 'high',
  params: importParams,
  streams: [mediaType],
  run: async ({ params: { id } }, { sql, config }: Context<'sql' | 'config'>) => {
    const store = createImportStore(sql, config.personalDataKey);
    const [found, lines] = await Promise.all([store.find(id), store.loadLines(id)]);
    if (!found || !lines) return refuse('import-unknown');
    const rows = listRows(lines, found);
    const stream = async function* () {
      yield formatCsvHeader(['Row', 'Imported', 'Why', ...lines.header]) + formatCsvRows(rows);
    };
    return { stream: stream(), mediaType, fileName: `rows-to-check-${id.slice(0, 8)}.${extension}` };
  },
});

const listRows = ({ taken, leftOut }: ImportLines, { refused, remarks }: StudentImport) => {
  const ofTaken = taken.flatMap((line) => {
    const { row, cells } = line;
    const code = refused[row];
    if (code !== undefined) return [{ row, cells, imported: 'no', why: toReason(code) }];
    const why = remarks[row]?.map((remark) => toRemarkText(remark, line)).join(' ');
    return why === undefined ? [] : [{ row, cells, imported: 'yes', why }];
  });
  return [...leftOut.map((line) => ({ ...line, imported: 'no' })), ...ofTaken]
    .sort((one, other) => one.row - other.row)
    .map(({ row, cells, imported, why }) => Object.fromEntries(Object.entries([row, imported, why, ...cells])));
};

/** The sentence of a refusal, for a row that was refused after the preview. */
const toReason = (code: string): string =>
  Object.hasOwn(problems, code) ? ((problems as Record<string, { detail?: string }>)[code]?.detail ?? code) : code;

const toRemarkText = (remark: ImportRemark, { group, family_email: family }: StudentLine): string => {
  switch (remark) {
    case 'group-full':
      return `The student is not in the group ${group}, which had ${GROUP_STUDENTS_MAX} students already. Add them to another group under “Groups”.`;
    case 'groups-full':
      return `The student is not in the group ${group}, because there were ${GROUPS_MAX} groups already. Remove a group, then add them to one under “Groups”.`;
    case 'group-failed':
      return `The student could not be put into the group ${group}, which others were changing. Add them under “Groups”.`;
    case 'invitation-not-mailed':
      return `The invitation for ${family} was not mailed, because ${FAMILY_INVITATIONS_A_DAY} invitations a day can be mailed. Send it again tomorrow from “Families” of the student, or copy its link there.`;
    case 'invitation-mail-unknown':
      return `The import was interrupted, so the invitation for ${family} may not have been mailed. Ask the family, or send it again from “Families” of the student.`;
    case 'invitation-failed':
      return `The family ${family} could not be invited. Invite them from “Families” of the student.`;
  }
};
