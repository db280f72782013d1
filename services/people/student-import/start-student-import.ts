import { startStudentImportRequest, startStudentImportResponse } from '#contracts/student-import.ts';
import { toNewStreamId } from '#services/core/command/command-handler.ts';
import { toActor } from '#services/core/command/dispatch.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { beginImport } from './begin-import.ts';
import { createImportStore } from './import-store.ts';
import { planImport } from './plan-import.ts';
import { IMPORT_BODY_BYTES_MAX } from './preview-student-import.ts';

/** The import's id is derived from the idempotency key, so that a retry finds the import of the first attempt. */
export const startStudentImport = defineUseCase({
  operation: 'startStudentImport',
  attempt: 'import students',
  summary: 'Makes the students of the chosen rows of a file, with their balances and groups, in the background',
  method: 'POST',
  path: '/api/students/import',
  access: 'tutor',
  bodyLimit: IMPORT_BODY_BYTES_MAX,
  cost: 'high',
  continuesAfterResponse: true,
  body: startStudentImportRequest,
  answer: startStudentImportResponse,
  run: async (
    { body: { content, mapping, date_order: dateOrder, file_name, digest, rows, mails_families }, profile, commandId },
    context: Context<'sql' | 'config' | 'jobs' | 'readModels' | 'loadAggregate' | 'clock' | 'centre'>,
  ) => {
    const id = toNewStreamId(commandId);
    const { sql, config } = context;
    const started = await createImportStore(sql, config.personalDataKey).find(id);
    if (started) return started.actor.id === profile.id ? { body: { id } } : refuse('command-reused');
    const plan = await planImport(context, { bytes: Buffer.from(content, 'base64'), mapping, dateOrder });
    if (typeof plan === 'string') return refuse(`import-${plan}`);
    if (plan.digest !== digest) return refuse('import-outdated');
    const begun = await beginImport(context, {
      id,
      actor: toActor(profile),
      fileName: file_name,
      plan,
      rows,
      mailsFamilies: mails_families,
    });
    return begun === 'begun' ? { body: { id } } : refuse(begun);
  },
});
