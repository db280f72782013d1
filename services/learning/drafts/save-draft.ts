import { z } from 'zod';
import { countAnswers, parseNewestAnswers } from '#contracts/answers-draft.ts';
import { parseDraftKey } from '#contracts/draft-keys.ts';
import { draftKey, saveDraftRequest, savedDraftResponse } from '#contracts/drafts.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { HOMEWORK_BODY_BYTES_MAX } from '#services/learning/homework/homework-form.ts';
import { SUBMISSION_BODY_BYTES_MAX } from '#services/learning/homework/submit-homework.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { checkDraftRole, checkDraftSubject } from './draft-access.ts';
import { findDraftSavedAt, writeDraft } from './drafts.ts';

/** Largest body in bytes: a draft holds at most a whole homework or all answers to one. */
const DRAFT_BODY_BYTES_MAX = Math.max(HOMEWORK_BODY_BYTES_MAX, SUBMISSION_BODY_BYTES_MAX);

const TOO_OFTEN = 'Your drafts are being saved too often. Wait a minute, then save again.';

export const saveDraft = defineUseCase({
  operation: 'saveDraft',
  attempt: 'save a draft',
  summary: 'Saves the signed-in person’s draft for 180 days',
  method: 'POST',
  path: '/api/drafts/:key',
  access: 'signed-in',
  relation: 'homework-to-draft-about',
  params: z.strictObject({ key: draftKey }),
  body: saveDraftRequest,
  bodyLimit: DRAFT_BODY_BYTES_MAX,
  answer: savedDraftResponse,
  run: async (
    { params: { key }, body, profile },
    context: Context<'loadAggregate' | 'sql' | 'keys' | 'limits' | 'clock'>,
  ) => {
    const refusal = checkDraftRole(profile, key) ?? (await checkDraftSubject(context, profile, key));
    if (refusal) return refusal;
    const draft = { personId: profile.id, key };
    const saved = await writeDraft(context, {
      ...{ ...draft, ...body },
      answered: countAnswersIn(key, body.body),
      now: context.clock(),
    });
    if (saved === 'full') return refuse('drafts-full');
    if (saved === 'too-often') return refuse('too-many-requests', { detail: TOO_OFTEN });
    if (saved) return { body: saved };
    const changedAt = await findDraftSavedAt(context, draft);
    return refuse('draft-changed', changedAt === undefined ? {} : { changedBy: profile.name, changedAt });
  },
});

/**
 * Null unless the draft is one of answers. Its body is checked here only for this number. While the student has to choose
 * between the answers of two devices, the newest ones are in the field `now`.
 */
const countAnswersIn = (key: string, body: unknown): number | null => {
  if (parseDraftKey(key).kind !== 'answers') return null;
  const draft = parseNewestAnswers(body);
  return draft && countAnswers(draft);
};
