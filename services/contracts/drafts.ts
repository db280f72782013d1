import { z } from 'zod';
import { instant } from './primitives.ts';

/** Identifies what a draft is for: new or existing homework, answers, or feedback. Each person has one draft per key. */
export const draftKey = z
  .string()
  .regex(
    /^(homework:(new|[0-9a-f-]{36})|answers:[0-9a-f-]{36}|feedback:[0-9a-f-]{36}:[0-9a-f-]{36})$/,
    'There is no such draft.',
  );

/** With `revision`, the draft is deleted only if it still has that revision, so that another device's newer save is kept. */
export const discardDraftQuery = z.strictObject({ revision: z.coerce.number().int().min(0).optional() });

/** GET /api/drafts/{key} (getDraft, signed in): the reader's own draft; `body` is null when there is none. */
export const draftAnswer = z.strictObject({
  body: z.unknown(),
  saved_at: instant.nullable(),
  /** Rises with each save; 0 when there is none. */
  revision: z.int().min(0),
});
export type DraftAnswer = z.infer<typeof draftAnswer>;

/**
 * POST /api/drafts/{key} (saveDraft, signed in): the complete draft; answer: savedDraftAnswer. `revision` is the revision
 * that the edit is based on. If another device has saved since, the problem `draft-changed` is the answer.
 * DELETE /api/drafts/{key} (discardDraft) answers 204.
 */
export const saveDraftRequest = z.strictObject({
  /** Any JSON. `z.json()` is avoided: its union takes about a second to validate a megabyte of nested brackets. */
  body: z.unknown().refine((body) => body !== undefined, { error: 'The field “body” is missing.' }),
  revision: z.int().min(0),
});
export const savedDraftAnswer = z.strictObject({ saved_at: instant, revision: z.int() });
