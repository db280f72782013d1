import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { enqueueImport } from './import-queue.ts';
import { createImportStore } from './import-store.ts';
import { importParams } from './undo-student-import.ts';

export const continueStudentImport = defineUseCase({
  operation: 'continueStudentImport',
  attempt: 'continue an import of students',
  summary: 'Continues an import that a fault stopped; rows that are done already are not made again',
  method: 'POST',
  path: '/api/students/imports/:id/continue',
  access: 'tutor',
  params: importParams,
  run: async ({ params: { id } }, { sql, config, jobs }: Context<'sql' | 'config' | 'jobs'>) => {
    const store = createImportStore(sql, config.personalDataKey);
    const changed = await store.changeStatus(id, ['stopped'], 'running', { also: (tx) => enqueueImport(jobs, id, tx) });
    if (changed === 'busy') return refuse('import-running');
    return changed || (await store.find(id)) ? { body: undefined } : refuse('import-unknown');
  },
});
