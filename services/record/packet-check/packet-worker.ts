/** What the server computes of packets in worker threads: a packet holds the whole history of a student. */
import { checkPacket, NoPacketError, UnknownPacketFormatError } from './check-packet.ts';
import type { PacketFault } from './packet-fault.ts';

export { digestFields } from './signed-fields.ts';

/** A text that is no packet has one fault, of the path `file`. One of an unknown format has one of the path `format`. */
export const findPacketFaults = async (text: string): Promise<readonly PacketFault[]> => {
  try {
    return (await checkPacket(text)).faults;
  } catch (error) {
    if (!(error instanceof NoPacketError)) throw error;
    return [{ path: error instanceof UnknownPacketFormatError ? 'format' : 'file', what: error.message }];
  }
};
