import type { Context } from '#services/core/use-case/context.ts';
import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';
import type { PacketFile } from '#services/record/packet-check/packet-file.ts';
import { loadPacket, PacketUnreadableError } from '#services/record/packets/packet-store.ts';
import { checkPacketText } from './packet-computations.ts';

/** The file of a packet, if its signature belongs to it, and the last version of the student's stream that it knows. */
export const loadCheckedPacket = async (
  context: Context<'sql' | 'keys'>,
  ids: { readonly studentId: string; readonly id: string },
): Promise<{ readonly text: string; readonly file: PacketFile; readonly lastVersion: number } | Refusal> => {
  try {
    const packet = await loadPacket(context, ids);
    if (packet === undefined) return refuse('packet-unknown');
    const faults = await checkPacketText(packet.text);
    if (faults.some(({ path }) => path === 'format')) return refuse('packet-format-unknown');
    return faults.length === 0 ? { ...packet, file: JSON.parse(packet.text) as PacketFile } : refuse('packet-damaged');
  } catch (error) {
    if (error instanceof PacketUnreadableError) return refuse('packet-damaged');
    throw error;
  }
};
