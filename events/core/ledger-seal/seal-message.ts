/** The text of a seal that is signed, and the check of its signature. Nothing of Node is imported: a browser can check it. */
import type { LedgerSeal } from './events.ts';

/** The text that is signed, in UTF-8. */
export const toSealMessage = ({ events, root, sealedAt }: Omit<LedgerSeal, 'publicKey' | 'signature'>): string =>
  `Rollbook seal 1\nevents: ${events}\nroot: ${root}\nsealed at: ${sealedAt}\n`;

/** The text that a key signs to let the next one take over, in UTF-8. */
export const toKeyRotationMessage = (formerPublicKey: string, publicKey: string): string =>
  `Rollbook key rotation 1\nformer key: ${formerPublicKey}\nnew key: ${publicKey}\n`;

/** How a seal is written in a mail and passed to `rollbook verify --seal`. */
export const formatSeal = ({ events, root }: Pick<LedgerSeal, 'events' | 'root'>): string => `${events}:${root}`;

/** Whether the seal was signed with the private half of the key that it names. */
export const isSealSigned = async (seal: LedgerSeal): Promise<boolean> => {
  const key = await crypto.subtle.importKey('raw', toBytes(seal.publicKey), 'Ed25519', false, ['verify']);
  const message = new TextEncoder().encode(toSealMessage(seal));
  return crypto.subtle.verify('Ed25519', key, toBytes(seal.signature), message);
};

const toBytes = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
