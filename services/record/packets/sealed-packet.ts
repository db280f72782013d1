import { createHmac } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { PersonalKey } from '#events/record/key-ring.ts';
import { unwrapKey, wrapKey } from '#services/platform/personal-keys/wrap-key.ts';

/** Seals the bytes of a packet under the key of the student that it is about, bound to that student and the packet's id. */
export const sealPacket = (text: string, key: PersonalKey, id: string): Buffer =>
  wrapKey(derivePacketKey(key), gzipSync(text), toContext(key, id));

/** Throws if the key differs, the bytes belong to another packet, or a byte was changed. */
export const unsealPacket = (sealed: Uint8Array, key: PersonalKey, id: string): string =>
  gunzipSync(unwrapKey(derivePacketKey(key), sealed, toContext(key, id))).toString('utf8');

const derivePacketKey = ({ secret }: PersonalKey): Buffer =>
  createHmac('sha256', secret).update('rollbook packet').digest();

const toContext = ({ personId }: PersonalKey, id: string): string => `${personId} packet ${id}`;
