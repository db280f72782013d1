import { z } from 'zod';
import { instant } from './primitives.ts';

/** What a draft is of: one person has one draft of each. */
export const draftKey = z
  .string()
  .regex(
    /^(homework:(new|[0-9a-f-]{36})|answers:[0-9a-f-]{36}|feedback:[0-9a-f-]{36}:[0-9a-f-]{36})$/,
    'There is no such draft.',
  );

/** What is discarded: with `revision` that one alone, and what another device has saved since stays. */
export const discardDraftQuery = z.strictObject({ revision: z.coerce.number().int().min(0).optional() });

/** GET /api/drafts/{key} (getDraft, signed in): one's own; `body` is null when there is none. */
export const draftAnswer = z.strictObject({
  body: z.unknown(),
  saved_at: instant.nullable(),
  /** Rises with each save; 0 when there is none. */
  revision: z.int().min(0),
});
export type DraftAnswer = z.infer<typeof draftAnswer>;

/**
 * POST /api/drafts/{key} (saveDraft, signed in): the whole draft as it stands; answer: draftAnswer without the body.
 * `revision` is the one that it was typed upon: another device has saved since when it is not the newest
 * (`draft-changed`, whose answer is what stands). DELETE /api/drafts/{key} (discardDraft) answers 204.
 */
export const saveDraftRequest = z.strictObject({
  /** Any JSON. A schema of JSON tries each kind for each value: for a megabyte of brackets that is a second. */
  body: z.unknown().refine((body) => body !== undefined, { error: 'The field “body” is missing.' }),
  revision: z.int().min(0),
});
export const savedDraftAnswer = z.strictObject({ saved_at: instant, revision: z.int() });
