/** Compares seals that a family kept: whether the newest one only extends the older ones. */
import { formatEventCount, formatPacketInstant } from '#contracts/packet-words.ts';
import type { RecordKeysResponse } from '#contracts/record-keys.ts';
import type { LedgerSeal } from '#events/core/ledger-seal/events.ts';
import { isSealSigned } from '#events/core/ledger-seal/seal-message.ts';
import { verifyConsistency } from '#events/record/merkle/verify-proofs.ts';
import { checkPacket, NoPacketError } from './check-packet.ts';
import { findOtherFormatText, type KnownFormat, parseFields } from './file-format.ts';
import { findPublishedKey, type SignatureClaim } from './published-key.ts';
import type { SealFile } from './seal-file.ts';
import { toKeyFingerprint } from './signed-fields.ts';
import { parseHashes, parseHex, sha256 } from './web-crypto.ts';

const SEAL_FORMAT: SealFile['format'] = 'rollbook-seal-1';
const KNOWN: KnownFormat = { name: 'seal', formats: [SEAL_FORMAT] };
const HASH = /^[0-9a-f]{64}$/;
/** A proof between the largest trees has two hashes for each level of 53. */
const PROOF_HEX_MAX = 110 * 64;
/** Each file is compared with each other. */
const FILES_MAX = 50;

export interface KeptFile {
  readonly name: string;
  readonly text: string;
}

export interface SealsAnswer {
  /** Undefined if the files prove neither. */
  readonly isUnchanged: boolean | undefined;
  readonly text: string;
  /** The key and time of the newest seal, and the short form of the key. */
  readonly signed: SignatureClaim;
  readonly fingerprint: string;
}

interface KeptSeal {
  readonly name: string;
  readonly seal: LedgerSeal;
  readonly proofs: SealFile['proofs'];
  /** Nothing proves the name of the centre, only its key. */
  readonly center: string;
  /** In words, in the centre's time zone. */
  readonly time: string;
}

/** Whether a text says that it is a seal. A packet holds a seal too, and is checked as a packet when it is alone. */
export const isSealFile = (text: string): boolean =>
  String(parseFields<SealFile>(text)?.format).startsWith('rollbook-seal-');

/**
 * Compares the seals of files and packets. Seals of different keys are compared if all of these keys are published. Throws
 * NoPacketError with the name of a file that holds no genuine seal.
 */
export const checkKeptSeals = async (
  files: readonly KeptFile[],
  published?: RecordKeysResponse,
): Promise<SealsAnswer> => {
  if (files.length > FILES_MAX) throw new NoPacketError(`At most ${FILES_MAX} files can be compared at once.`);
  const seals: KeptSeal[] = [];
  for (const file of files) seals.push(await readSeal(file));
  seals.sort((one, other) => one.seal.events - other.seal.events);
  const [oldest, newest] = [seals[0], seals.at(-1)];
  if (!oldest || !newest) throw new NoPacketError('Choose at least one file.');
  const signed = toClaimOfSeal(newest);
  const areAllPublished = seals.every((each) => isPublished(each, published));
  const foreign = areAllPublished ? undefined : seals.find(({ seal }) => seal.publicKey !== signed.publicKey);
  const answer = await compareSeals(seals, { oldest, newest, foreign });
  return { ...answer, signed, fingerprint: await toKeyFingerprint(signed.publicKey) };
};

const toClaimOfSeal = ({ seal }: KeptSeal): SignatureClaim => ({ publicKey: seal.publicKey, signedAt: seal.sealedAt });

const isPublished = (seal: KeptSeal, published: RecordKeysResponse | undefined): boolean =>
  findPublishedKey(toClaimOfSeal(seal), published).isPublished === true;

const compareSeals = async (
  seals: readonly KeptSeal[],
  { oldest, newest, foreign }: { oldest: KeptSeal; newest: KeptSeal; foreign: KeptSeal | undefined },
): Promise<Pick<SealsAnswer, 'isUnchanged' | 'text'>> => {
  const toUnproven = (text: string) => ({ isUnchanged: undefined, text });
  if (seals.length === 1)
    return toUnproven(
      `This is a seal of ${newest.time}, over ${formatEventCount(newest.seal.events)}. The file says that it is from ${newest.center}; only the key below proves that. Keep the file: later, choose it here together with a newer seal.`,
    );
  if (foreign)
    return toUnproven(
      `${foreign.name} and ${newest.name} were signed with different keys, so they prove nothing about each other. Open the page /verify of the center, which knows its keys, and check the files there.`,
    );
  const { changed, pairs } = await comparePairs(seals);
  if (!changed && oldest.seal.events === newest.seal.events)
    return toUnproven(
      `These files hold the same seal, that of ${newest.time}, so there is nothing to compare yet. Save a newer seal on the page of your family after the center has made one; it makes one each night.`,
    );
  if (changed)
    return {
      isUnchanged: false,
      text: `Something was changed: what the center had recorded by ${changed.time} is not in the newer seal as it was. Save the newer seal again, and if this answer stays, show both files to the center.`,
    };
  const extended = listExtended(newest, pairs);
  const missing = seals.find((seal) => !extended.has(seal));
  if (missing)
    return toUnproven(
      `These files do not prove what happened after ${missing.name}. Choose that file on the page of your family, save a newer seal for it, and check both here.`,
    );
  return {
    isUnchanged: true,
    text: `Nothing was changed: all that the center had recorded by ${oldest.time} is in its record of ${newest.time} as it was.`,
  };
};

const readSeal = async ({ name, text }: KeptFile): Promise<KeptSeal> => {
  const refuse = (what: string) => new NoPacketError(`${name}: ${what}`);
  if (!isSealFile(text)) return readSealOfPacket({ name, text }, refuse);
  const { format, seal, fingerprint, proofs, center, time_zone } = parseFields<SealFile>(text) ?? {};
  const otherFormat = findOtherFormatText(format, KNOWN);
  if (otherFormat !== undefined) throw refuse(otherFormat);
  if (format !== SEAL_FORMAT || !seal || !areProofs(proofs))
    throw refuse('This file is a damaged seal. Save it again.');
  if (!(await isGenuine(seal)) || fingerprint !== (await toKeyFingerprint(seal.publicKey)))
    throw refuse('This seal was changed after it was signed, so it proves nothing.');
  return { name, seal, proofs, center: String(center), time: toTimeText(seal, String(time_zone)) };
};

const readSealOfPacket = async ({ name, text }: KeptFile, refuse: (what: string) => Error): Promise<KeptSeal> => {
  const { packet, faults } = await checkPacket(text).catch((error: unknown) => {
    throw error instanceof NoPacketError ? refuse(error.message) : error;
  });
  if (faults.length > 0) throw refuse('This packet was changed after it was signed. Check it alone to see where.');
  const { seal, centre } = packet;
  if (seal === null) throw refuse('This packet holds no seal.');
  if (!isWellFormed(seal)) throw refuse('The seal of this packet cannot be read, so it proves nothing.');
  return { name, seal, proofs: [], center: centre.name, time: toTimeText(seal, centre.time_zone) };
};

const areProofs = (proofs: unknown): proofs is SealFile['proofs'] =>
  Array.isArray(proofs) &&
  proofs.length <= FILES_MAX &&
  proofs.every((each) => typeof each === 'object' && each !== null);

const isGenuine = async (seal: LedgerSeal): Promise<boolean> =>
  isWellFormed(seal) && (await isSealSigned(seal).catch(() => false));

/** Somebody can sign a seal with a key of their own over anything. Times are compared as texts. */
const isWellFormed = ({ events, root, sealedAt }: LedgerSeal): boolean =>
  Number.isSafeInteger(events) && events > 0 && typeof root === 'string' && HASH.test(root) && isInstant(sealedAt);

const isInstant = (text: string): boolean => Number.isFinite(Date.parse(text)) && new Date(text).toISOString() === text;

/** A changed file may name a time zone that does not exist. */
const toTimeText = ({ sealedAt }: LedgerSeal, timeZone: string): string => {
  try {
    return formatPacketInstant(sealedAt, timeZone);
  } catch {
    return formatPacketInstant(sealedAt, 'UTC');
  }
};

type Pair = readonly [older: KeptSeal, newer: KeptSeal];

/** Whether the newer seal extends the older one. Without a proof, only what needs none is known. */
const compareTwo = async ([older, newer]: Pair): Promise<'extends' | 'not-extended' | 'unproven'> => {
  const [old, tree] = [toTree(older.seal), toTree(newer.seal)];
  // A record that only grows is never sealed over fewer events than before.
  if (old.size < tree.size && older.seal.sealedAt > newer.seal.sealedAt) return 'not-extended';
  const proof = old.size === tree.size ? '' : newer.proofs.find(({ events }) => events === old.size)?.hashes;
  if (proof === undefined) return 'unproven';
  try {
    const hashes = parseHashes(String(proof).slice(0, PROOF_HEX_MAX));
    return (await verifyConsistency(sha256, old, tree, hashes)) ? 'extends' : 'not-extended';
  } catch {
    // A proof that cannot be read proves nothing.
    return 'not-extended';
  }
};

const toTree = ({ events, root }: LedgerSeal) => ({ size: events, root: parseHex(root) });

/** Every seal that a newer one does not extend, and the pairs of which the newer one is proven to extend the older one. */
const comparePairs = async (seals: readonly KeptSeal[]) => {
  const pairs: Pair[] = [];
  for (const pair of seals.flatMap((older, at) => seals.slice(at + 1).map((newer): Pair => [older, newer]))) {
    const outcome = await compareTwo(pair);
    if (outcome === 'not-extended') return { changed: pair[0], pairs };
    if (outcome === 'extends') pairs.push(pair);
  }
  return { changed: undefined, pairs };
};

/** The seals that the newest one is proven to extend, directly or by others between them. */
const listExtended = (newest: KeptSeal, pairs: readonly Pair[]): ReadonlySet<KeptSeal> => {
  const found = new Set([newest]);
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const [older, newer] of pairs) {
      if (found.has(newer)) found.add(older);
      // Two seals over the same events have the same root.
      if (found.has(older) && older.seal.events === newer.seal.events) found.add(newer);
    }
  }
  return found;
};
