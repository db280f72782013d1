import { z } from 'zod';
import { draftKey, draftSaved, saveDraftRequest } from '#contracts/drafts.ts';
import { refused } from '#services/http/problems.ts';
import { defineUseCase } from '#services/http/use-case.ts';
import { mayDraft } from './draft-access.ts';
import { saveDraftOf, savedAt } from './drafts.ts';

/** Bytes of a request that saves a draft. */
const DRAFT_BYTES = 256 * 1024;

export const saveDraft = defineUseCase({
  operation: 'saveDraft',
  summary: 'Keeps what one has typed and not submitted yet, for 180 days',
  method: 'POST',
  path: '/api/drafts/:key',
  access: 'signed-in',
  params: z.strictObject({ key: draftKey }),
  body: saveDraftRequest,
  bodyLimit: DRAFT_BYTES,
  answer: draftSaved,
  run: async ({ params: { key }, body, profile }, program) => {
    if (!mayDraft(profile.role, key)) return refused('unauthorized');
    const draft = { personId: profile.id, key };
    const saved = await saveDraftOf(program, { ...draft, ...body, now: program.clock() });
    if (saved) return { body: saved };
    const changedAt = await savedAt(program, draft);
    return refused('draft-changed', changedAt === undefined ? {} : { changedBy: profile.name, changedAt });
  },
});
