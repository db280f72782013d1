/** Fingerprints: they show whether a repeated id has the same command, without storing the body. */
import { createHmac, hash } from 'node:crypto';
import type { Actor } from '#events/kernel/recorded-event.ts';
import type { PersonalKey } from '#events/record/key-ring.ts';
import { derivePurposeKeys } from '#events/record/seal-text.ts';

const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** SHA-256, in hexadecimal, of what a request asks for. It is never stored: a short body could be guessed from it. */
export const fingerprintRequest = (asked: object): string => hash('sha256', JSON.stringify(asked, sorted));

/**
 * HMAC-SHA256, in hexadecimal, of body and actor under the person's key, so that nobody can guess a body by hashing once
 * the key is erased. A stream that is about no person holds no personal text; its name is used instead of a key.
 */
export const fingerprintCommand = (body: unknown, actor: Actor, stream: string, key: PersonalKey | undefined): string =>
  createHmac('sha256', key === undefined ? stream : derivePurposeKeys(key).fingerprint)
    .update(JSON.stringify([body ?? null, actor.id, actor.role], sorted))
    .digest('hex');
