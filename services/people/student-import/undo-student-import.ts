import { z } from 'zod';
import { lowerCaseId } from '#contracts/primitives.ts';
import { undoImportPreview } from '#contracts/student-import.ts';
import { fetchNamesById } from '#projections/people/profiles/profiles-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { canUndo } from './get-student-imports.ts';
import { enqueueImport } from './import-queue.ts';
import { createImportStore } from './import-store.ts';
import { planUndo, type UndoContext } from './run-undo.ts';

/** Path parameters of `/api/students/imports/{id}/…`. */
export const importParams = z.strictObject({ id: lowerCaseId });

export const previewUndoStudentImport = defineUseCase({
  operation: 'previewUndoStudentImport',
  summary: 'Says what the undo of an import would remove, students and groups, and what it would keep',
  method: 'GET',
  path: '/api/students/imports/:id/undo',
  access: 'tutor',
  cost: 'high',
  params: importParams,
  answer: undoImportPreview,
  run: async ({ params: { id } }, context: UndoContext) => {
    const { untouched, touched, groups } = await planUndo(context, id);
    const names = await fetchNamesById(
      context.readModels.sql,
      touched.map((each) => each.id),
    );
    const listNames = (kind: 'removed' | 'kept') => (groups.get(kind) ?? []).map(({ name }) => name).sort();
    return {
      body: {
        ...{ students: untouched.length, kept: [...names.values()].sort() },
        ...{ groups: listNames('removed'), kept_groups: listNames('kept') },
      },
    };
  },
});

export const undoStudentImport = defineUseCase({
  operation: 'undoStudentImport',
  attempt: 'undo an import of students',
  summary:
    'Archives the students that an import made within the last day and removes its groups, but for what has been used since',
  method: 'POST',
  path: '/api/students/imports/:id/undo',
  access: 'tutor',
  params: importParams,
  run: async ({ params: { id } }, { sql, config, jobs, clock }: Context<'sql' | 'config' | 'jobs' | 'clock'>) => {
    const store = createImportStore(sql, config.personalDataKey);
    const found = await store.find(id);
    if (!found) return refuse('import-unknown');
    // A second click, or a retry after a lost answer.
    if (found.status === 'undoing' || found.status === 'undone') return { body: undefined };
    if (!canUndo(found, clock())) return refuse('undo-expired');
    const changed = await store.changeStatus(id, ['done'], 'undoing', { also: (tx) => enqueueImport(jobs, id, tx) });
    return changed === 'busy' ? refuse('import-running') : { body: undefined };
  },
});
