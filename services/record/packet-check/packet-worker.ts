/** What the server computes of packets in worker threads: a packet holds the whole history of a student. */
import { checkPacket } from './check-packet.ts';
import type { PacketFault } from './packet-fault.ts';

export { digestFields } from './signed-fields.ts';

/** Throws NoPacketError. */
export const findPacketFaults = async (text: string): Promise<readonly PacketFault[]> =>
  (await checkPacket(text)).faults;
