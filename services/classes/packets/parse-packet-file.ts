import { type PacketContent, packetContent } from '#contracts/packets.ts';
import type { PacketFile } from '#services/record/packet-check/packet-file.ts';

/** A kept packet. The cast is safe: this program wrote the text, and its seal was checked. */
export const parsePacketFile = (text: string): PacketFile => JSON.parse(text) as PacketFile;

const fields = Object.keys(packetContent.shape);

/** What people read of a packet, without its proofs. */
export const toPacketContent = (file: PacketFile): PacketContent =>
  Object.fromEntries(Object.entries(file).filter(([field]) => fields.includes(field))) as unknown as PacketContent;
