import { generateKeyPairSync, sign } from 'node:crypto';
import { v4 as uuid } from 'uuid';
import type { FormerSealKey } from '#events/core/ledger-seal/events.ts';
import { LEDGER_SEALS_STREAM } from '#events/core/ledger-seal/ledger-seal-stream.ts';
import { toKeyRotationMessage, toSealMessage } from '#events/core/ledger-seal/seal-message.ts';
import { createEmptyChainHead, toChainHead } from '#events/record/hash-chain.ts';
import { MerkleFrontier } from '#events/record/merkle/merkle-frontier.ts';
import { hashEventLeaf } from '#events/record/merkle/tree-hash.ts';
import { toEventsToAppend } from '#events/record/to-events-to-append.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import { toStoredEvent } from '#events/store/port/stored-text.ts';

export const createSealKeyPair = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privateKey,
    publicKey: Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex'),
  };
};
type SealKeyPair = ReturnType<typeof createSealKeyPair>;

const firstKey = createSealKeyPair();
/** The key that signs the seals of `appendSeal`, in hexadecimal. */
export const SEAL_PUBLIC_KEY = firstKey.publicKey;

/** How another key takes over: with a signature of the first key, of another private key, or without. */
export const createFormerKey = (
  to: Pick<SealKeyPair, 'publicKey'>,
  signer: SealKeyPair['privateKey'] | null = firstKey.privateKey,
  former = SEAL_PUBLIC_KEY,
): FormerSealKey => {
  const message = Buffer.from(toKeyRotationMessage(former, to.publicKey));
  return { publicKey: former, signature: signer && sign(null, message, signer).toString('hex') };
};

/** A log with a seal after its events. The seal is signed with another key if one is given. */
export const appendSeal = (
  log: readonly StoredEvent[],
  sealedAt: string,
  { privateKey, publicKey }: SealKeyPair = firstKey,
  formerKey?: FormerSealKey,
): StoredEvent[] => {
  const tree = new MerkleFrontier();
  for (const event of log) tree.append(hashEventLeaf(event));
  const sealed = { events: log.length, root: Buffer.from(tree.root()).toString('hex'), sealedAt };
  const data = {
    ...{ ...sealed, publicKey },
    signature: sign(null, Buffer.from(toSealMessage(sealed)), privateKey).toString('hex'),
    ...(formerKey && { formerKey }),
  };
  const last = log.findLast(({ stream }) => stream === LEDGER_SEALS_STREAM);
  const after = last ? toChainHead(last) : createEmptyChainHead(LEDGER_SEALS_STREAM);
  const events = toEventsToAppend({
    stream: LEDGER_SEALS_STREAM,
    after,
    events: [{ type: 'LedgerSealed', data }],
    metadata: { commandId: uuid(), fingerprint: '', actor: { id: uuid(), role: 'system' } },
    recordedAt: sealedAt,
    key: undefined,
  });
  const at = { stream: LEDGER_SEALS_STREAM, version: after.version + 1, position: BigInt(log.length + 1) };
  return [...log, ...events.map((event) => toStoredEvent({ ...event, ...at }))];
};
