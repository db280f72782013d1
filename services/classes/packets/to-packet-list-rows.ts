import type { PacketListRow } from '#contracts/packets.ts';
import { countClassHistoryRowsSince } from '#projections/classes/class-transactions/class-history.ts';
import { fetchNamesById } from '#projections/people/profiles/profiles-query.ts';
import { UNKNOWN_STUDENT_NAME } from '#projections/query/query-fragments.ts';
import type { Context } from '#services/core/use-case/context.ts';
import type { PacketEntry } from '#services/record/packets/packet-store.ts';

/** Packets as lists show them, with the number of rows that were recorded since each was made. */
export const toPacketListRows = async (
  { readModels }: Context<'readModels'>,
  packets: readonly PacketEntry[],
): Promise<PacketListRow[]> => {
  const people = [...new Set(packets.flatMap(({ studentId, madeBy }) => [studentId, madeBy]))];
  const [names, changes] = await Promise.all([
    fetchNamesById(readModels.sql, people),
    Promise.all(
      packets.map(({ studentId, lastVersion }) => countClassHistoryRowsSince(readModels.sql, studentId, lastVersion)),
    ),
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
