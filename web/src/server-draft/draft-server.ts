import type { z } from 'zod';
import type { DraftResponse, savedDraftResponse } from '#contracts/drafts.ts';
import { isSignedOutCode, toFailure } from '../api/problem.ts';
import { type ApiError, sendRequest } from '../api/request.ts';

/** Why a save failed. The first two are retried, the third waits for a sign-in, the last has a sentence for the person. */
export type DraftSaveFailure =
  | { kind: 'offline' }
  | { kind: 'too-often' }
  | { kind: 'signed-out' }
  | { kind: 'refused'; detail: string };

/** Browsers limit the body of a request that outlives its page. */
const KEEPALIVE_BYTES = 60_000;
const TOO_MANY = 429;

/** The draft of this person with this key. The server refuses the request when somebody else is signed in by now. */
export function createDraftServer(person: string, key: string) {
  const path = `/drafts/${key}`;
  return {
    async load(signal?: AbortSignal) {
      const outcome = await sendRequest<DraftResponse>(path, { person, ...(signal && { signal }) });
      return 'error' in outcome ? { failure: toSaveFailure(outcome.error) } : { draft: outcome.data };
    },
    /** Resolves to `conflict` when another device has saved in between. The page may close before the answer arrives. */
    async save(body: { body: unknown; revision: number }, signal: AbortSignal) {
      const keepalive = JSON.stringify(body).length * 3 < KEEPALIVE_BYTES;
      const options = { method: 'POST', person, body, keepalive, signal } as const;
      const outcome = await sendRequest<z.infer<typeof savedDraftResponse>>(path, options);
      if (!('error' in outcome)) return { saved: outcome.data };
      if (toFailure(outcome.error).code === 'draft-changed') return { conflict: true as const };
      return { failure: toSaveFailure(outcome.error) };
    },
    /** Deletes nothing that another device saved after `revision`. */
    async discard(revision: number): Promise<DraftSaveFailure | null> {
      const outcome = await sendRequest<null>(path, { method: 'DELETE', person, params: { revision } });
      return 'error' in outcome ? toSaveFailure(outcome.error) : null;
    },
  };
}
export type DraftServer = ReturnType<typeof createDraftServer>;

function toSaveFailure(error: ApiError): DraftSaveFailure {
  if (error.kind === 'no-answer' || error.problem.status >= 500) return { kind: 'offline' };
  if (error.problem.status === TOO_MANY) return { kind: 'too-often' };
  const { code, detail } = toFailure(error);
  return isSignedOutCode(code) ? { kind: 'signed-out' } : { kind: 'refused', detail };
}
