import type { SealKey } from '#services/core/seal-key.ts';
import type { PacketFile, UnsignedPacket } from '#services/record/packet-check/packet-file.ts';
import { digestFields, toPacketCode, toPacketMessage } from '#services/record/packet-check/signed-fields.ts';

/** Signs a digest of each field of a packet with the centre's key. */
export const signPacket = async (
  unsigned: UnsignedPacket,
  key: SealKey,
  digest: typeof digestFields = digestFields,
): Promise<PacketFile> => {
  const digests = await digest(unsigned);
  const message = toPacketMessage(digests);
  const signature = { publicKey: key.publicKey, value: key.sign(message) };
  return { ...unsigned, digests, signature, code: await toPacketCode(message) };
};
