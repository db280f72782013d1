import type { z } from 'zod';
import type { DraftAnswer, savedDraftAnswer } from '#contracts/drafts.ts';
import { isSignedOut, toFailure } from '../api/problem.ts';
import { type ApiError, request } from '../api/request.ts';
import type { SaveAttempt } from './save-scheduler.ts';

/**
 * Why a save failed. The first two are retried, at once or after a while; the third waits for a sign-in; the last has a
 * sentence for the person.
 */
export type SaveFailure =
  | { kind: 'offline' }
  | { kind: 'too-often' }
  | { kind: 'signed-out' }
  | { kind: 'refused'; detail: string };
export type SavedDraft = z.infer<typeof savedDraftAnswer>;

export interface DraftServer {
  load(signal?: AbortSignal): Promise<{ draft: DraftAnswer } | { failure: SaveFailure }>;
  /** Resolves to `conflict` when another device has saved in between. */
  save(
    draft: { body: unknown; revision: number },
    attempt?: SaveAttempt,
  ): Promise<{ saved: SavedDraft } | { failure: SaveFailure } | { conflict: true }>;
  /** Deletes nothing that another device saved after `revision`. */
  discard(revision: number): Promise<{ failure?: SaveFailure }>;
}

/** Browsers limit the body of a request that outlives its page. */
const KEEPALIVE_BYTES = 60_000;
const TOO_MANY = 429;

/** The draft of this person with this key. The server refuses the request when somebody else is signed in by now. */
export function draftServer(person: string, key: string): DraftServer {
  const path = `/drafts/${key}`;
  return {
    async load(signal) {
      const outcome = await request<DraftAnswer>(path, { person, ...(signal && { signal }) });
      return 'error' in outcome ? { failure: toSaveFailure(outcome.error) } : { draft: outcome.data };
    },
    async save(body, attempt) {
      const keepalive = attempt?.leaving === true && JSON.stringify(body).length * 3 < KEEPALIVE_BYTES;
      const signal = attempt && { signal: attempt.signal };
      const outcome = await request<SavedDraft>(path, { method: 'POST', person, body, keepalive, ...signal });
      if (!('error' in outcome)) return { saved: outcome.data };
      if (toFailure(outcome.error).code === 'draft-changed') return { conflict: true };
      return { failure: toSaveFailure(outcome.error) };
    },
    async discard(revision) {
      const outcome = await request<null>(path, { method: 'DELETE', person, params: { revision } });
      return 'error' in outcome ? { failure: toSaveFailure(outcome.error) } : {};
    },
  };
}

function toSaveFailure(error: ApiError): SaveFailure {
  if (error.kind === 'no-answer' || error.problem.status >= 500) return { kind: 'offline' };
  if (error.problem.status === TOO_MANY) return { kind: 'too-often' };
  const { code, detail } = toFailure(error);
  return isSignedOut(code) ? { kind: 'signed-out' } : { kind: 'refused', detail };
}
