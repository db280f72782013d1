import { createHmac } from 'node:crypto';
import type { PersonalKey } from '#events/record/key-ring.ts';
import { unwrapKey, wrapKey } from '#services/platform/personal-keys/wrap-key.ts';

/** Seals the JSON of a draft under the person's key, bound to that person and the draft's key. */
export const sealDraft = (body: unknown, key: PersonalKey, draftKey: string): Buffer =>
  wrapKey(deriveKey(key, 'draft'), Buffer.from(JSON.stringify(body)), toDraftContext(key, draftKey));

/** Throws if the key differs, the sealed body belongs to another draft, or a byte was changed. */
export const unsealDraft = (sealed: Uint8Array, key: PersonalKey, draftKey: string): unknown =>
  JSON.parse(unwrapKey(deriveKey(key, 'draft'), sealed, toDraftContext(key, draftKey)).toString('utf8'));

/**
 * HMAC of a draft's body, to detect unchanged saves: sealed bodies differ even for equal text. Without the person's key it
 * reveals nothing about the body.
 */
export const digestDraft = (body: unknown, key: PersonalKey, draftKey: string): Buffer =>
  createHmac('sha256', deriveKey(key, 'draft digest'))
    .update(`${toDraftContext(key, draftKey)}\n${JSON.stringify(body)}`)
    .digest();

/** Derives a separate key for each purpose from the person's secret. */
const deriveKey = ({ secret }: PersonalKey, purpose: string): Buffer =>
  createHmac('sha256', secret).update(`rollbook ${purpose}`).digest();

const toDraftContext = ({ personId }: PersonalKey, draftKey: string): string => `${personId} ${draftKey}`;
