import { z } from 'zod';
import { discardDraftQuery, draftKey } from '#contracts/drafts.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { checkDraftRole } from './draft-access.ts';
import { deleteDraft } from './drafts.ts';

export const discardDraft = defineUseCase({
  operation: 'discardDraft',
  attempt: 'discard a draft',
  summary: 'Deletes the signed-in person’s draft, unless another device has saved it since',
  method: 'DELETE',
  path: '/api/drafts/:key',
  access: 'signed-in',
  relation: 'own-account',
  params: z.strictObject({ key: draftKey }),
  query: discardDraftQuery,
  run: async ({ params: { key }, query, profile }, context: Context<'sql'>) => {
    const refusal = checkDraftRole(profile, key);
    if (refusal) return refusal;
    await deleteDraft(context, { personId: profile.id, key, revision: query.revision });
    return { body: undefined };
  },
});
