import { z } from 'zod';
import { packetsQuery, packetsResponse } from '#contracts/packets.ts';
import { cursorInstantSchema, decodeCursor, toPage } from '#projections/query/page.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { listPackets } from '#services/record/packets/packet-store.ts';
import { toPacketListRows } from './to-packet-list-rows.ts';

const PAGE_PACKETS = 30;
/** The instant and the id of the last packet of a page. */
const sortKey = z.tuple([cursorInstantSchema, z.uuid()]);

export const getPackets = defineUseCase({
  operation: 'getPackets',
  summary: 'All packets, newest first',
  method: 'GET',
  path: '/api/packets',
  access: 'owner',
  query: packetsQuery,
  answer: packetsResponse,
  run: async ({ query: { cursor } }, context: Context<'sql' | 'readModels'>) => {
    const [madeAt, id] = cursor === undefined ? [] : decodeCursor(sortKey, cursor);
    const after = madeAt !== undefined && id !== undefined ? { madeAt, id } : undefined;
    const found = await listPackets(context.sql, { after, limit: PAGE_PACKETS + 1 });
    const { rows, nextCursor } = toPage(found, PAGE_PACKETS, (last) => [last.madeAt.toISOString(), last.id]);
    return { body: { rows: await toPacketListRows(context, rows), next_cursor: nextCursor } };
  },
});
