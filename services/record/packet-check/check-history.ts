/** Checks the events of a packet: their hashes, and their places in the log that the seal covers. */
import type { LedgerSeal } from '#events/core/ledger-seal/events.ts';
import { isSealSigned } from '#events/core/ledger-seal/seal-message.ts';
import { toHashedText } from '#events/record/hashed-text.ts';
import { verifyInclusion } from '#events/record/merkle/verify-proofs.ts';
import type { IsPartChanged, PacketFault } from './packet-fault.ts';
import type { PacketFile } from './packet-file.ts';
import { hashText, parseHashes, parseHex, sha256 } from './web-crypto.ts';

/** The seal of a packet, which may have none. Only a genuine seal proves something. */
type CheckedSeal =
  | { readonly kind: 'none' }
  | { readonly kind: 'not-genuine' }
  | { readonly kind: 'genuine'; readonly seal: LedgerSeal };

export interface HistoryCheck {
  readonly seal: CheckedSeal;
  /** The versions of the events that are proven to be in the seal. */
  readonly sealed: ReadonlySet<number>;
  /** Whether these are all events of the history, so that the rest of the packet can be compared with them. */
  readonly isProven: boolean;
  readonly faults: readonly PacketFault[];
}

export const checkHistory = async (packet: PacketFile, isChanged: IsPartChanged): Promise<HistoryCheck> => {
  const { events, last } = packet;
  const { seal, faults: sealFaults } = await checkSeal(packet, isChanged);
  if (isChanged('events') || isChanged('student.id')) return { seal, sealed: new Set(), isProven: false, faults: [] };
  const { hash, sealed, faults: eventFaults } = await checkEvents(packet, seal);
  const faults = [...sealFaults, ...eventFaults];
  const result = { seal, sealed };
  if (eventFaults.length > 0) return { ...result, isProven: false, faults };
  const toValues = (proven: unknown, shown: unknown) => ({ proven, shown, isSealed: sealed.has(events.length) });
  if (events.length !== last.version) {
    const values = toValues(events.length, last.version);
    faults.push({ path: 'last.version', what: 'Events of the history are missing or were added.', values });
  } else if (hash !== last.hash) {
    const values = toValues(hash, last.hash);
    faults.push({ path: 'last.hash', what: 'The events do not lead to this hash.', values });
  }
  const isAllSealed = sealed.size === events.length && events.length === last.version;
  return { ...result, isProven: hash === last.hash || isChanged('last.hash') || isAllSealed, faults };
};

const checkSeal = async (
  { seal, signature }: PacketFile,
  isChanged: IsPartChanged,
): Promise<{ seal: CheckedSeal; faults: readonly PacketFault[] }> => {
  if (isChanged('seal')) return { seal: { kind: 'not-genuine' }, faults: [] };
  if (seal === null) return { seal: { kind: 'none' }, faults: [] };
  if (!(await isSealSigned(seal).catch(() => false))) {
    const what = 'The signature does not belong to this seal.';
    return { seal: { kind: 'not-genuine' }, faults: [{ path: 'seal', what }] };
  }
  const what = 'The seal was signed with another key than the packet.';
  const faults = seal.publicKey === signature.publicKey ? [] : [{ path: 'signature.publicKey', what }];
  return { seal: { kind: 'genuine', seal }, faults };
};

/** The hash to which the events lead. Each hash contains the one before, so that nothing is known after the first fault. */
const checkEvents = async ({ format, events, student }: PacketFile, checked: CheckedSeal) => {
  const sealed = new Set<number>();
  const stream = `student-${student.id}`;
  let hash = await hashText(stream);
  for (const [at, event] of events.entries()) {
    const toResult = (path: string, what: string) => ({ hash, sealed, faults: [{ path, what }] });
    if (event.version !== at + 1) return toResult(`events.${at}.version`, 'An event of the history is missing.');
    // A packet of format 5 says that it holds every event whole.
    if (format === 'rollbook-packet-5' && event.hidden !== undefined)
      return toResult(`events.${at}.hidden`, 'A packet of format 5 hides nothing of its events.');
    hash = await hashText(toHashedText(hash, { ...event, stream }));
    if (event.index === null || checked.kind !== 'genuine') continue;
    if (!(await isIncluded(hash, event, checked.seal)))
      return toResult(`events.${at}`, 'This event is not the one that was sealed.');
    sealed.add(event.version);
  }
  return { hash, sealed, faults: [] };
};

const isIncluded = (hash: string, { index, proof }: { index: number | null; proof: string }, seal: LedgerSeal) => {
  const leaf = { index: index ?? -1, bytes: parseHex(hash) };
  const tree = { size: seal.events, root: parseHex(seal.root) };
  return verifyInclusion(sha256, leaf, tree, parseHashes(proof)).catch(() => false);
};
