import type { Sql } from 'postgres';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import { RecordFault } from '#events/kernel/record-fault.ts';
import type { KeyRing } from '#events/record/key-ring.ts';
import type { EventStore } from '#events/store/port/event-store.ts';
import { formatInstant } from '#services/core/event-log/judge-log.ts';
import type { SealKeyPeriod } from '#services/core/seal-key.ts';
import { checkPacket, NoPacketError } from '#services/record/packet-check/check-packet.ts';
import { isInKeyPeriod } from '#services/record/packet-check/published-key.ts';
import {
  type KeptPacket,
  listKeptPackets,
  listMissingPackets,
  loadPacket,
  PacketUnreadableError,
} from '#services/record/packets/packet-store.ts';
import { createSealKeyHistoryLoader } from '#services/record/seals/seal-key-history.ts';
import type { VerifyFault } from './verify-fault.ts';

const PACKETS_AT_ONCE = 50;
const REPORTED_MAX = 20;

interface Parts {
  readonly sql: Sql;
  readonly store: EventStore;
  readonly keys: KeyRing;
  /** The public half of the centre's key. */
  readonly publicKey: string;
  readonly onProgress?: (() => void) | undefined;
}

/**
 * Checks each kept packet: that it can be read, that its signature belongs to it, that its key was the centre's when it was made,
 * and that it is kept as what it says. Throws StoreUnavailableError.
 */
export const checkKeptPackets = async (parts: Parts): Promise<VerifyFault[]> => {
  const faults = (await listMissingPackets(parts.sql, REPORTED_MAX)).map((number): VerifyFault => {
    const what = `packet ${number} of those that the center has made is missing`;
    return { stream: 'the packets', version: 0, what };
  });
  const periods = await loadKeyPeriods(parts);
  for (let after = 0; faults.length < REPORTED_MAX; ) {
    const packets = await listKeptPackets(parts.sql, after, PACKETS_AT_ONCE);
    const last = packets.at(-1);
    if (!last) break;
    for (const packet of packets) {
      parts.onProgress?.();
      const what = await findPacketFault(parts, periods, packet);
      if (what !== undefined) faults.push({ stream: toStudentStream(packet.studentId), version: 0, what });
    }
    after = last.number;
  }
  return faults;
};

/** Without the seals, only the key that signs now is known; the check of the log names the fault. */
const loadKeyPeriods = ({ store, publicKey }: Parts): Promise<readonly SealKeyPeriod[]> =>
  createSealKeyHistoryLoader({ store, loadSealKey: async () => ({ publicKey }) })().catch((error: unknown) => {
    if (error instanceof RecordFault) return [{ publicKey, from: null, until: null, takeover: null }];
    throw error;
  });

const findPacketFault = async (
  { sql, keys }: Parts,
  periods: readonly SealKeyPeriod[],
  kept: KeptPacket,
): Promise<string | undefined> => {
  const named = `the packet ${kept.code} of ${formatInstant(kept.madeAt.toISOString())}`;
  try {
    const loaded = await loadPacket({ sql, keys }, kept);
    if (loaded === undefined) return undefined;
    const { packet, faults } = await checkPacket(loaded.text);
    const [fault] = faults;
    if (fault) return `${named} does not match its signature: ${fault.path}: ${fault.what}`;
    const period = periods.find(({ publicKey }) => publicKey === packet.signature.publicKey);
    if (period === undefined) return `${named} was signed with another key than the center's`;
    if (!isInKeyPeriod(period, packet.made.at))
      return `${named} was signed with a key that was not the center's at that time`;
    const { format, code, made, last } = packet;
    // Not every event of the student is an entry.
    const isLast =
      format === 'rollbook-packet-5' ? last.version === kept.lastVersion : last.version <= kept.lastVersion;
    const differing = Object.entries({
      'another code': code !== kept.code,
      'another period': packet.period.from !== kept.from || packet.period.to !== kept.to,
      'another time': Date.parse(made.at) !== kept.madeAt.getTime(),
      'another last event': !isLast,
    }).flatMap(([what, differs]) => (differs ? what : []));
    if (differing.length > 0) return `${named} is kept with ${differing.join(' and ')} than it was signed with`;
    return undefined;
  } catch (error) {
    if (error instanceof NoPacketError) return `${named} cannot be checked: ${error.message}`;
    if (error instanceof PacketUnreadableError || error instanceof RecordFault)
      return `${named} was changed after it was made, or is kept for another student`;
    throw error;
  }
};
