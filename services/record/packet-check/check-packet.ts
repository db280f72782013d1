import type { LedgerSeal } from '#events/core/ledger-seal/events.ts';
import { isSealSigned } from '#events/core/ledger-seal/seal-message.ts';
import { toHashedText } from '#events/record/hashed-text.ts';
import { verifyInclusion } from '#events/record/merkle/verify-proofs.ts';
import { checkRows } from './check-rows.ts';
import type { PacketFault } from './packet-fault.ts';
import type { PacketFile } from './packet-file.ts';
import { digestFields, listFields, toKeyFingerprint, toPacketCode, toPacketMessage } from './signed-fields.ts';
import { hashText, isSigned, parseHex, sha256 } from './web-crypto.ts';

/** Checks the events of a packet: their hashes, and their places in the log that the seal covers. */
const HASH_HEX = 64;

interface HistoryCheck {
  /** The versions of the events that are proven to be in the seal. */
  readonly sealed: ReadonlySet<number>;
  readonly faults: readonly PacketFault[];
}

const checkHistory = async (packet: PacketFile): Promise<HistoryCheck> => {
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
  const toValues = (proven: unknown, shown: unknown) => ({ proven, shown, isSealed: sealed.has(events.length) });
  if (events.length !== last.version) {
    const values = toValues(events.length, last.version);
    faults.push({ path: 'last.version', what: 'Events of the history are missing or were added.', values });
  }
  if (hash !== last.hash) {
    const values = toValues(hash, last.hash);
    faults.push({ path: 'last.hash', what: 'The events do not lead to this hash.', values });
  }
  return { sealed, faults };
};

const isIncluded = (hash: string, { index, proof }: { index: number | null; proof: string }, seal: LedgerSeal) => {
  const hashes = proof.match(new RegExp(`.{1,${HASH_HEX}}`, 'g')) ?? [];
  const leaf = { index: index ?? -1, bytes: parseHex(hash) };
  const tree = { size: seal.events, root: parseHex(seal.root) };
  return verifyInclusion(sha256, leaf, tree, hashes.map(parseHex)).catch(() => false);
};

export interface PacketCheck {
  readonly packet: PacketFile;
  /** Nothing was changed if there are none. The first ones name the fields that were changed after the packet was made. */
  readonly faults: readonly PacketFault[];
  /** The versions of the rows that are proven to be in the seal. */
  readonly sealed: ReadonlySet<number>;
  /** The verification code and the short form of the key, to be compared with the printed ones. */
  readonly code: string;
  readonly fingerprint: string;
}

/** The message says in words why the text cannot be checked. */
export class NoPacketError extends Error {
  override readonly name = 'NoPacketError';
}

const FORMAT: PacketFile['format'] = 'rollbook-packet-3';

/** Checks a packet by what it holds alone. Throws NoPacketError for a text that is no packet, or one of an unknown format. */
export const checkPacket = async (text: string): Promise<PacketCheck> => {
  const packet = parsePacket(text.trim());
  checkSize(packet);
  if (packet.format !== FORMAT) throw new NoPacketError(toUnknownFormatText(packet.format));
  const { digests, signature, code: printed, ...unsigned } = packet;
  const faults: PacketFault[] = await findChangedFields(unsigned, digests);
  // Of a field that is there twice, another program may show the other one.
  if (JSON.stringify(packet) !== text.trim())
    faults.push({ path: 'file', what: 'The file was written again, and may hold a field twice.' });
  const message = toPacketMessage(digests);
  const [code, fingerprint] = await Promise.all([
    toPacketCode(message),
    toKeyFingerprint(signature.publicKey).catch(() => ''),
  ]);
  if (code !== printed) faults.push({ path: 'code', what: `The code of what is signed is ${code}.` });
  if (!(await isSigned(message, signature.publicKey, signature.value).catch(() => false))) {
    faults.push({ path: 'signature', what: 'The signature of the centre does not belong to this packet.' });
  }
  if (packet.seal && packet.seal.publicKey !== signature.publicKey) {
    faults.push({ path: 'signature.publicKey', what: 'The seal was signed with another key than the packet.' });
  }
  const { sealed, faults: found } = await checkRecord(packet);
  const shiftsFrom = Math.min(...found.map((fault) => fault.shiftsFrom ?? Number.POSITIVE_INFINITY));
  const isShifted = ({ path }: PacketFault) => Number(/^rows\.(\d+)/.exec(path)?.[1] ?? -1) >= shiftsFrom;
  return { packet, faults: [...faults.filter((fault) => !isShifted(fault)), ...found], sealed, code, fingerprint };
};

/** Every check of the record reads fields of which a changed packet may have others. */
const checkRecord = async (packet: PacketFile) => {
  const unreadable = (path: string): PacketFault[] => [{ path, what: 'This part cannot be read.' }];
  const noHistory = { sealed: new Set<number>(), faults: unreadable('events') };
  const { sealed, faults } = await checkHistory(packet).catch(() => noHistory);
  const rows = await checkRows(packet, sealed).catch(() => unreadable('rows'));
  return { sealed, faults: [...faults, ...rows] };
};

const toUnknownFormatText = (format: unknown): string =>
  `This packet has the format “${format}”, which this version of Rollbook cannot check. Use the checker of the version that made it.`;

const noPacketText = 'This file is not a packet of Rollbook.';
const parsePacket = (text: string): PacketFile => {
  try {
    const packet: PacketFile = JSON.parse(text);
    const parts = [
      packet.events,
      packet.rows,
      packet.digests,
      packet.signature,
      packet.student,
      packet.period,
      packet.last,
    ];
    if (parts.every((part) => typeof part === 'object' && part !== null)) return packet;
  } catch {
    // The message below is the same.
  }
  throw new NoPacketError(noPacketText);
};

/** Far more than a packet has: it lists 1,000 entries at most. A check of many more would stop the page of a browser. */
const largestLists = [
  { list: 'rows', largest: 10_000, name: 'entries' },
  { list: 'attendance', largest: 10_000, name: 'days of attendance' },
  { list: 'events', largest: 50_000, name: 'recorded events' },
] as const;

/** A history of 10,000 events has half as many fields with their digests. Packets are six levels deep. */
const FIELDS_MAX = 500_000;
const DEPTH_MAX = 12;

const checkSize = (packet: PacketFile): void => {
  for (const { list, largest, name } of largestLists) {
    // Objects of many names have no length.
    if (typeof packet[list] === 'object' && packet[list] !== null && !Array.isArray(packet[list]))
      throw new NoPacketError(noPacketText);
    const length = packet[list]?.length ?? 0;
    if (length > largest)
      throw new NoPacketError(
        `This file has ${length.toLocaleString('en-US')} ${name}. No packet of Rollbook has so many.`,
      );
  }
  // Without recursion, which a file of many levels would stop.
  let fields = 0;
  let level: unknown[] = [packet];
  for (let depth = 0; level.length > 0; depth += 1) {
    fields += level.length;
    if (fields > FIELDS_MAX || depth > DEPTH_MAX)
      throw new NoPacketError('This file is too large to be a packet of Rollbook.');
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
};

/** The fields that are not as they were when the packet was signed. */
const findChangedFields = async (
  unsigned: Parameters<typeof digestFields>[0],
  digests: Readonly<Record<string, string>>,
): Promise<PacketFault[]> => {
  const found = await digestFields(unsigned);
  const changed = listFields(unsigned).flatMap(([path, shown]): PacketFault[] => {
    const isSigned = Object.hasOwn(digests, path);
    if (isSigned && digests[path] === found[path]) return [];
    const what = `This was ${isSigned ? 'changed' : 'added'} after the packet was made.`;
    return [{ path, what, digest: { shown, isSigned } }];
  });
  const removed = Object.keys(digests).filter((path) => !Object.hasOwn(found, path));
  return [
    ...changed,
    ...removed.map((path) => ({
      ...{ path, what: 'This was removed after the packet was made.' },
      digest: { shown: undefined, isSigned: true },
    })),
  ];
};
