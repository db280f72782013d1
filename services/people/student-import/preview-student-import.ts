import { previewStudentImportRequest, studentImportPreview } from '#contracts/student-import.ts';
import { IMPORT_BYTES_MAX } from '#events/values/limits.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { invitationsOfTutor } from '../families/invite-family.ts';
import { planImport, toPreview } from './plan-import.ts';

/** A file in base64, and what the request says about it. */
export const IMPORT_BODY_BYTES_MAX = Math.ceil(IMPORT_BYTES_MAX / 3) * 4 + 100_000;

export const previewStudentImport = defineUseCase({
  operation: 'previewStudentImport',
  attempt: 'look at the preview of an import',
  summary: 'Says what would become of each row of a file of students; writes nothing',
  method: 'POST',
  path: '/api/students/import/preview',
  access: 'tutor',
  bodyLimit: IMPORT_BODY_BYTES_MAX,
  cost: 'high',
  body: previewStudentImportRequest,
  answer: studentImportPreview,
  run: async (
    { body: { content, mapping, date_order: dateOrder }, profile },
    context: Context<'sql' | 'readModels' | 'loadAggregate' | 'clock' | 'centre' | 'limits'>,
  ) => {
    const plan = await planImport(context, { bytes: Buffer.from(content, 'base64'), mapping, dateOrder });
    if (typeof plan === 'string') return refuse(`import-${plan}`);
    const { remaining } = await context.limits.peek(invitationsOfTutor, profile.id);
    return { body: toPreview(plan, remaining) };
  },
});
