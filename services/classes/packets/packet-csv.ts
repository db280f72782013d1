import { findVoidedVersions, listPacketBalances } from '#contracts/packet-words.ts';
import type { PacketRow } from '#contracts/packets.ts';
import { toChangeWords } from '#services/classes/class-changes/class-change-words.ts';
import { toHeading, toPeopleRecord, ZONE_COLUMN } from '#services/core/exports/export-cells.ts';
import { formatCsvHeader, formatCsvRows } from '#services/core/exports/format-csv.ts';
import type { UnsignedPacket } from '#services/record/packet-check/packet-file.ts';

const columns = [
  ...(['entry', 'effective_on', 'what_happened', 'applied_remaining', 'remaining_after'] as const),
  ...(['corrects_entry', 'corrected_by_entry', 'kind_of_reason', 'reason', 'note'] as const),
  ...(['amount_cents', 'paid_on', 'receipt', 'recorded_by_name', 'recorded_at', 'sealed'] as const),
] as const;

const toWords = (row: PacketRow & { voided: boolean }, left: number | null | undefined) => ({
  ...row,
  remaining_after: left,
  ...{ entry: row.version, corrects_entry: row.corrects, corrected_by_entry: row.corrected_by },
  ...toChangeWords(row),
});

/** The rows of a packet as CSV, with the student, the verification code and the balances before and after on each. */
export const toPacketCsv = (content: UnsignedPacket, code: string): string => {
  const { rows, student, centre, totals } = content;
  const balances = listPacketBalances(content);
  const voided = findVoidedVersions(content.events);
  const around = { student_name: student.name, opening: totals.opening, closing: totals.closing, packet_code: code };
  const records = rows.map((row, at) => ({
    ...around,
    ...toPeopleRecord(toWords({ ...row, voided: voided.has(row.version) }, balances[at]), columns, centre.time_zone),
  }));
  return formatCsvHeader([...Object.keys(around), ...columns, ZONE_COLUMN].map(toHeading)) + formatCsvRows(records);
};
