import { z } from 'zod';
import { type PacketListRow, packetsQuery, packetsResponse } from '#contracts/packets.ts';
import { countEntriesSince } from '#projections/classes/class-transactions/class-history.ts';
import { fetchNamesById } from '#projections/people/profiles/profiles-query.ts';
import { cursorInstantSchema, decodeCursor, toPage } from '#projections/query/page.ts';
import { UNKNOWN_STUDENT_NAME } from '#projections/query/query-fragments.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { listPackets, type PacketEntry } from '#services/record/packets/packet-store.ts';

/** Packets as lists show them, with the number of entries that were recorded since each was made. */
export const toPacketListRows = async (
  { readModels }: Context<'readModels'>,
  packets: readonly PacketEntry[],
): Promise<PacketListRow[]> => {
  const people = [...new Set(packets.flatMap(({ studentId, madeBy }) => [studentId, madeBy]))];
  const [names, changes] = await Promise.all([
    fetchNamesById(readModels.sql, people),
    Promise.all(packets.map(({ studentId, lastVersion }) => countEntriesSince(readModels.sql, studentId, lastVersion))),
  ]);
  return packets.map(({ id, studentId, from, to, madeAt, madeBy, code }, at) => ({
    id,
    student: { id: studentId, name: names.get(studentId) ?? UNKNOWN_STUDENT_NAME },
    period: { from, to },
    made_at: madeAt.toISOString(),
    made_by_name: names.get(madeBy) ?? '',
    code,
    changes: changes[at] ?? 0,
  }));
};

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
