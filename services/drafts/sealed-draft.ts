import { createHmac } from 'node:crypto';
import type { PersonalKey } from '#events/record/keys.ts';
import { unwrap, wrap } from '../desk/wrap.ts';

/** The JSON of a draft sealed under the person's key, bound to that person and the draft's key. */
export const sealDraft = (body: unknown, key: PersonalKey, draftKey: string): Buffer =>
  wrap(secretOf(key), Buffer.from(JSON.stringify(body)), contextOf(key, draftKey));

/** Throws when the key is another one, the row another draft's, or a byte was changed. */
export const openDraft = (sealed: Uint8Array, key: PersonalKey, draftKey: string): unknown =>
  JSON.parse(unwrap(secretOf(key), sealed, contextOf(key, draftKey)).toString('utf8'));

/** A key of its own: one secret never seals for two purposes. */
const secretOf = ({ secret }: PersonalKey): Buffer => createHmac('sha256', secret).update('rollbook draft').digest();

const contextOf = ({ personId }: PersonalKey, draftKey: string): string => `${personId} ${draftKey}`;
