/** Hashes and checks packets in a worker thread, because they would block the server for too long. */
import { runInWorker } from '#services/platform/costly-work/run-in-worker.ts';
import type { digestFields, findPacketFaults } from '#services/record/packet-check/packet-worker.ts';

const worker = new URL('../../record/packet-check/packet-worker.ts', import.meta.url);

export const digestPacket: typeof digestFields = (packet) =>
  runInWorker<typeof digestFields>(worker, 'digestFields', packet);

/** Checks the text of a packet as a stranger would. There are none if nothing was changed. */
export const checkPacketText: typeof findPacketFaults = (text) =>
  runInWorker<typeof findPacketFaults>(worker, 'findPacketFaults', text);
