import { z } from 'zod';
import { DRAFT_KEY_PATTERN } from './draft-keys.ts';
import { instant } from './primitives.ts';

export const draftKey = z.string().regex(DRAFT_KEY_PATTERN, 'There is no such draft.');

/** The draft is deleted only if it still has this revision, so that another device's newer save is kept. */
export const discardDraftQuery = z.strictObject({
  revision: z
    .string('The parameter “revision” is missing.')
    .regex(/^\d{1,15}$/, 'The parameter “revision” must be a whole number.')
    .transform(Number),
});

/** GET /api/drafts/{key} (getDraft, signed in): the reader's own draft; `body` is null when there is none. */
export const draftResponse = z.strictObject({
  body: z.unknown(),
  saved_at: instant.nullable(),
  /** Rises with each save; 0 when there is none. */
  revision: z.int().min(0),
  /**
   * Where there is no draft: one that was last saved before this instant was deleted because its period was over. Null where
   * drafts are kept without end.
   */
  kept_since: instant.nullable().optional(),
});
export type DraftResponse = z.infer<typeof draftResponse>;

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
export const savedDraftResponse = z.strictObject({ saved_at: instant, revision: z.int() });
