import { findChangedFields } from './changed-fields.ts';
import { checkHistory, type HistoryCheck } from './check-history.ts';
import { checkMoney } from './check-money.ts';
import { checkRows } from './check-rows.ts';
import { findOtherFormatText, type KnownFormat, parseFields, toDamagedFormatText } from './file-format.ts';
import type { IsPartChanged, PacketFault } from './packet-fault.ts';
import type { PacketFile } from './packet-file.ts';
import { toKeyFingerprint, toPacketCode, toPacketMessage } from './signed-fields.ts';
import { isSigned } from './web-crypto.ts';

export interface PacketCheck {
  readonly packet: PacketFile;
  /** Nothing was changed if there are none. The first ones name the fields that were changed after the packet was made. */
  readonly faults: readonly PacketFault[];
  /** Sentences on what cannot be compared, because the part with which it is compared was changed. */
  readonly uncompared: readonly string[];
  /** The versions of the rows that are proven to be in the seal. */
  readonly sealed: ReadonlySet<number>;
  /** The verification code and the short form of the key, to be compared with the printed ones. */
  readonly code: string;
  readonly fingerprint: string;
}

/** The message says in words why the text cannot be checked. */
export class NoPacketError extends Error {
  override readonly name: string = 'NoPacketError';
}

/** The packet has a format that this check does not know, or names none. */
export class UnknownPacketFormatError extends NoPacketError {
  override readonly name = 'UnknownPacketFormatError';
}

const FORMATS: readonly PacketFile['format'][] = ['rollbook-packet-5', 'rollbook-packet-6'];
const KNOWN: KnownFormat = { name: 'packet', formats: FORMATS };

/** Checks a packet by what it holds alone. Throws NoPacketError for a text that is no packet, or one of an unknown format. */
export const checkPacket = async (text: string): Promise<PacketCheck> => {
  const packet = parsePacket(text.trim());
  checkSize(packet);
  const { digests, signature, code: printed } = packet;
  const message = toPacketMessage(digests);
  const [code, fingerprint, isGenuine] = await Promise.all([
    toPacketCode(message),
    toKeyFingerprint(signature.publicKey).catch(() => ''),
    isSigned(message, signature.publicKey, signature.value).catch(() => false),
  ]);
  const changed = await findChangedFields(packet, isGenuine);
  const faults = [...changed];
  // Of a field that is there twice, another program may show the other one.
  if (JSON.stringify(packet) !== text.trim())
    faults.push({ path: 'file', what: 'The file was written again, and may hold a field twice.' });
  if (code !== printed) faults.push({ path: 'code', what: `The code of what is signed is ${code}.` });
  if (!isGenuine)
    faults.push({ path: 'signature', what: 'The signature of the center does not belong to this packet.' });
  const {
    sealed,
    faults: found,
    uncompared,
  } = await checkRecord(packet, (part) => changed.some(({ path }) => path === part || path.startsWith(`${part}.`)));
  return { packet, faults: [...faults, ...found], uncompared, sealed, code, fingerprint };
};

/** Every check of the record reads fields of which a changed packet may have others. */
const checkRecord = async (packet: PacketFile, isChanged: IsPartChanged) => {
  const unreadable = (path: string): PacketFault[] => [{ path, what: 'This part cannot be read.' }];
  const noHistory: HistoryCheck = {
    seal: { kind: 'not-genuine' },
    sealed: new Set(),
    isProven: false,
    faults: unreadable('events'),
  };
  const { seal, sealed, isProven, faults } = await checkHistory(packet, isChanged).catch(() => noHistory);
  const proofs = { seal, sealed, isChanged };
  const rows = isProven ? await checkRows(packet, proofs).catch(() => unreadable('rows')) : [];
  const money = isProven ? await checkMoney(packet, proofs).catch(() => unreadable('money')) : [];
  return {
    sealed,
    faults: [...faults, ...rows, ...money],
    uncompared: listUncompared(isChanged, { isProven, seal }),
  };
};

const listUncompared = (isChanged: IsPartChanged, { isProven, seal }: Pick<HistoryCheck, 'isProven' | 'seal'>) => {
  if (!isProven) {
    const [what, ends] =
      isChanged('student.id') && !isChanged('events') ? ['id of the student', 'is'] : ['recorded events', 'are'];
    return [`The ${what} ${ends} not as the center recorded, so nothing else can be compared with the record.`];
  }
  return [
    ...(seal.kind === 'not-genuine'
      ? ['The seal is not as the center made it, so this check cannot see which entries it covers.']
      : []),
    ...(isChanged('contents.texts')
      ? [
          'The choice of contents was changed, so notes, reasons and numbers of receipts and payments cannot be compared with the record.',
        ]
      : []),
    ...(isChanged('period')
      ? ['The period was changed, so this check cannot see whether entries or days are missing, nor add them up.']
      : []),
  ];
};

const noPacketText = 'This file is not a packet of Rollbook.';
/** Of an empty file, a picture, or a file of which the end is missing. */
const unreadableText =
  'This file is not a packet or seal of Rollbook, or only a part of one. Choose the .json file as it was saved.';
/** A packet of another format may have other parts, so its format is read first. */
const parsePacket = (text: string): PacketFile => {
  const packet = parseFields<PacketFile>(text);
  if (packet === null) throw new NoPacketError(unreadableText);
  const otherFormat = findOtherFormatText(packet.format, KNOWN);
  if (otherFormat !== undefined) throw new UnknownPacketFormatError(otherFormat);
  const { events, rows, digests, signature, student, period, last } = packet;
  const parts = [events, rows, digests, signature, student, period, last];
  if (!parts.every((part) => typeof part === 'object' && part !== null)) throw new NoPacketError(noPacketText);
  if (!FORMATS.some((format) => format === packet.format))
    throw new UnknownPacketFormatError(toDamagedFormatText(KNOWN));
  return packet as PacketFile;
};

/** Far more than a packet has: it lists 1,000 entries at most. A check of many more would stop the page of a browser. */
const largestLists = [
  { list: 'rows', largest: 10_000, name: 'entries' },
  { list: 'money_rows', largest: 10_000, name: 'entries of money' },
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
