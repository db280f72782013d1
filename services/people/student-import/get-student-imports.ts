import { type StudentImportRow, studentImportsResponse } from '#contracts/student-import.ts';
import { IMPORT_UNDO_HOURS } from '#events/values/limits.ts';
import { fetchNamesById } from '#projections/people/profiles/profiles-query.ts';
import { PROGRAM_ACTOR_NAME } from '#projections/query/query-fragments.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { createImportStore, type StudentImport } from './import-store.ts';

const HOUR_MS = 3_600_000;

/** Whether the students of an import can be archived again. */
export const canUndo = ({ status, finishedAt, made, hasLines }: StudentImport, now: Date): boolean =>
  status === 'done' &&
  made > 0 &&
  hasLines &&
  finishedAt !== null &&
  now.getTime() < finishedAt.getTime() + IMPORT_UNDO_HOURS * HOUR_MS;

const countRemarks = ({ remarks }: StudentImport) => {
  const all = Object.values(remarks).flat();
  const ofMails = all.filter((remark) => remark.startsWith('invitation-'));
  return { without_group: all.length - ofMails.length, not_mailed: ofMails.length };
};

export const getStudentImports = defineUseCase({
  operation: 'getStudentImports',
  summary: 'The newest imports of students: who, when, which file and how many',
  method: 'GET',
  path: '/api/students/imports',
  access: 'tutor',
  answer: studentImportsResponse,
  run: async (_, { sql, config, readModels, clock }: Context<'sql' | 'config' | 'readModels' | 'clock'>) => {
    const found = await createImportStore(sql, config.personalDataKey).list();
    const names = await fetchNamesById(readModels.sql, [...new Set(found.map(({ actor }) => actor.id))]);
    const toRow = (each: StudentImport): StudentImportRow => {
      const { id, fileName = null, status, startedAt, finishedAt, done, made, kept, keptGroups, hasLines } = each;
      const isUndo = status === 'undoing' || status === 'undone';
      const refused = each.leftOut + Object.keys(each.refused).length;
      return {
        ...{ id, file_name: fileName, status, done, made, refused, kept, kept_groups: [...keptGroups] },
        ...countRemarks(each),
        by_name: names.get(each.actor.id) ?? PROGRAM_ACTOR_NAME,
        started_at: startedAt.toISOString(),
        finished_at: finishedAt?.toISOString() ?? null,
        total: isUndo ? made : each.total,
        can_undo: canUndo(each, clock()),
        has_row_file: refused + Object.keys(each.remarks).length > 0 && hasLines,
      };
    };
    return { body: { imports: found.map(toRow) } };
  },
});
