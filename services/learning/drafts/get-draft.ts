import { z } from 'zod';
import { draftKey, draftResponse } from '#contracts/drafts.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { checkDraftRole } from './draft-access.ts';
import { findDraft } from './drafts.ts';

export const getDraft = defineUseCase({
  operation: 'getDraft',
  summary: 'The signed-in person’s unsubmitted draft',
  method: 'GET',
  path: '/api/drafts/:key',
  access: 'signed-in',
  relation: 'own-account',
  params: z.strictObject({ key: draftKey }),
  answer: draftResponse,
  run: async ({ params: { key }, profile }, context: Context<'sql' | 'keys'>) => {
    const refusal = checkDraftRole(profile, key);
    if (refusal) return refusal;
    const draft = await findDraft(context, { personId: profile.id, key });
    return { body: draftResponse.parse(draft ?? { body: null, saved_at: null, revision: 0 }) };
  },
});
