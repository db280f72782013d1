import type { Context } from '#services/core/use-case/context.ts';
import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';
import type { PacketFile } from '#services/record/packet-check/packet-file.ts';
import { loadPacketText, PacketUnreadableError } from '#services/record/packets/packet-store.ts';
import { checkPacketText } from './packet-computations.ts';

/** The file of a packet, if its signature belongs to it. */
export const loadCheckedPacket = async (
  context: Context<'sql' | 'keys'>,
  ids: { readonly studentId: string; readonly id: string },
): Promise<{ readonly text: string; readonly file: PacketFile } | Refusal> => {
  try {
    const text = await loadPacketText(context, ids);
    if (text === undefined) return refuse('packet-unknown');
    const faults = await checkPacketText(text);
    if (faults.some(({ path }) => path === 'format')) return refuse('packet-format-unknown');
    return faults.length === 0 ? { text, file: JSON.parse(text) as PacketFile } : refuse('packet-damaged');
  } catch (error) {
    if (error instanceof PacketUnreadableError) return refuse('packet-damaged');
    throw error;
  }
};
