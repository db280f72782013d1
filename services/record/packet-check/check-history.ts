/** Checks the events of a packet: their hashes, and their places in the log that the seal covers. */
import type { LedgerSeal } from '#events/core/ledger-seal/events.ts';
import { isSealSigned } from '#events/core/ledger-seal/seal-message.ts';
import { toHashedText } from '#events/record/hashed-text.ts';
import { verifyInclusion } from '#events/record/merkle/verify-proofs.ts';
import type { PacketFault } from './packet-fault.ts';
import type { PacketFile } from './packet-file.ts';
import { hashText, parseHex, sha256 } from './web-crypto.ts';

const HASH_HEX = 64;

interface HistoryCheck {
  /** The versions of the events that are proven to be in the seal. */
  readonly sealed: ReadonlySet<number>;
  readonly faults: readonly PacketFault[];
}

export const checkHistory = async (packet: PacketFile): Promise<HistoryCheck> => {
  const { seal, events, last, student } = packet;
  const faults: PacketFault[] = [];
  const sealed = new Set<number>();
  const isSealGenuine = seal !== null && (await isSealSigned(seal).catch(() => false));
  if (seal !== null && !isSealGenuine)
    faults.push({ path: 'seal', what: 'The signature does not belong to this seal.' });
  const stream = `student-${student.id}`;
  let hash = await hashText(stream);
  for (const [at, event] of events.entries()) {
    const path = `events.${at}`;
    if (event.version !== at + 1) faults.push({ path: `${path}.version`, what: 'An event of the history is missing.' });
    hash = await hashText(toHashedText(hash, { stream, ...event }));
    if (event.index === null || !isSealGenuine) continue;
    if (await isIncluded(hash, event, seal)) sealed.add(event.version);
    else faults.push({ path, what: 'This event is not the one that was sealed, or one before it is not.' });
  }
  if (events.length !== last.version)
    faults.push({ path: 'last.version', what: 'Events of the history are missing or were added.' });
  if (hash !== last.hash) faults.push({ path: 'last.hash', what: 'The events do not lead to this hash.' });
  return { sealed, faults };
};

const isIncluded = (hash: string, { index, proof }: { index: number | null; proof: string }, seal: LedgerSeal) => {
  const hashes = proof.match(new RegExp(`.{1,${HASH_HEX}}`, 'g')) ?? [];
  const leaf = { index: index ?? -1, bytes: parseHex(hash) };
  const tree = { size: seal.events, root: parseHex(seal.root) };
  return verifyInclusion(sha256, leaf, tree, hashes.map(parseHex)).catch(() => false);
};
