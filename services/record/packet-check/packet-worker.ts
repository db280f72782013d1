/** What the server computes of packets in worker threads: a packet holds the whole history of a student. */
import { checkPacket, NoPacketError } from './check-packet.ts';
import type { PacketFault } from './packet-fault.ts';

export { digestFields } from './signed-fields.ts';

/** A text that is no packet, or is one of another release, has one fault. */
export const findPacketFaults = async (text: string): Promise<readonly PacketFault[]> => {
  try {
    return (await checkPacket(text)).faults;
  } catch (error) {
    if (error instanceof NoPacketError) return [{ path: 'file', what: error.message }];
    throw error;
  }
};
