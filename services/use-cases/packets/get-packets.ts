import { z } from 'zod';
import { packetsQuery, packetsResponse } from '#contracts/packets.ts';
import { cursorInstantSchema, decodeCursor, toPage } from '#projections/queries/page.ts';
import { listPackets } from '#services/packets/packet-store.ts';
import type { Context } from '#services/use-case-definition/context.ts';
import { defineUseCase } from '#services/use-case-definition/use-case.ts';
import { toPacketListRows } from './parts/to-packet-list-rows.ts';

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
