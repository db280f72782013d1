import { z } from 'zod';
import { draftKey } from '#contracts/drafts.ts';
import { refused } from '#services/http/problems.ts';
import { defineUseCase } from '#services/http/use-case.ts';
import type { Program } from '#services/program.ts';
import { mayDraft } from './draft-access.ts';
import { deleteDraft } from './drafts.ts';

export const discardDraftUseCase = defineUseCase({
  operation: 'discardDraft',
  summary: 'Deletes what one has typed and not submitted',
  method: 'DELETE',
  path: '/api/drafts/:key',
  access: 'signed-in',
  params: z.strictObject({ key: draftKey }),
  run: async ({ params: { key }, profile }, program) => {
    if (!mayDraft(profile.role, key)) return refused('unauthorized');
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
