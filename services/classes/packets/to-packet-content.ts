import { type PacketContent, packetContent } from '#contracts/packets.ts';
import type { PacketFile } from '#services/record/packet-check/packet-file.ts';

const fields = Object.keys(packetContent.shape);

/** What people read of a packet, without its proofs. */
export const toPacketContent = (file: PacketFile): PacketContent =>
  Object.fromEntries(Object.entries(file).filter(([field]) => fields.includes(field))) as unknown as PacketContent;
