import { z } from 'zod';
import { draftKey, draftQuery } from '#contracts/drafts.ts';
import { defineUseCase } from '#services/http/use-case.ts';
import type { Program } from '#services/program.ts';
import { refusedDraft } from './draft-access.ts';
import { deleteDraft } from './drafts.ts';

export const discardDraftUseCase = defineUseCase({
  operation: 'discardDraft',
  summary: 'Deletes what one has typed and not submitted',
  method: 'DELETE',
  path: '/api/drafts/:key',
  access: 'signed-in',
  params: z.strictObject({ key: draftKey }),
  query: draftQuery,
  run: async ({ params: { key }, query, profile }, program) => {
    const refusal = refusedDraft(profile, key, query.person);
    if (refusal) return refusal;
    await deleteDraft(program, { personId: profile.id, key });
    return { body: undefined };
  },
});

/**
 * Deletes the draft of what has just been created or submitted. Never throws: the command has been carried out, and a
 * draft that stays is deleted by the page that sent it, or in 180 days.
 */
export const discardDraft = (
  { sql, log }: Pick<Program, 'sql' | 'log'>,
  personId: string,
  key: string,
): Promise<void> =>
  deleteDraft({ sql }, { personId, key }).catch(({ name, code, message }) =>
    log.warn({ error: { name, code, message } }, 'a draft that is no longer needed could not be removed'),
  );
