import { createHmac } from 'node:crypto';
import type { PersonalKey } from '#events/record/key-ring.ts';
import { unwrap, wrap } from './wrap.ts';

/** The JSON of a draft sealed under the person's key, bound to that person and the draft's key. */
export const sealDraft = (body: unknown, key: PersonalKey, draftKey: string): Buffer =>
  wrap(secretOf(key, 'draft'), Buffer.from(JSON.stringify(body)), contextOf(key, draftKey));

/** Throws when the key is another one, the row another draft's, or a byte was changed. */
export const unsealDraft = (sealed: Uint8Array, key: PersonalKey, draftKey: string): unknown =>
  JSON.parse(unwrap(secretOf(key, 'draft'), sealed, contextOf(key, draftKey)).toString('utf8'));

/** Equal for equal bodies of one draft, whose seals always differ; says nothing about a body without the person's key. */
export const digestDraft = (body: unknown, key: PersonalKey, draftKey: string): Buffer =>
  createHmac('sha256', secretOf(key, 'draft digest'))
    .update(`${contextOf(key, draftKey)}\n${JSON.stringify(body)}`)
    .digest();

/** A key for each purpose: one secret never serves two. */
const secretOf = ({ secret }: PersonalKey, purpose: string): Buffer =>
  createHmac('sha256', secret).update(`rollbook ${purpose}`).digest();

const contextOf = ({ personId }: PersonalKey, draftKey: string): string => `${personId} ${draftKey}`;
