import type { PacketContent, PacketRow } from '#contracts/packets.ts';
import { toExportRecord, ZONE_COLUMN } from '#services/core/exports/export-cells.ts';
import { formatCsvHeader, formatCsvRows } from '#services/core/exports/format-csv.ts';

const columns = [
  ...(['version', 'effective_on', 'recorded_at', 'recorded_by_name', 'source', 'what', 'status', 'charge'] as const),
  ...([
    'from_date',
    'classes_changed',
    'applied_remaining',
    'applied_total',
    'remaining_after',
    'total_after',
  ] as const),
  ...(['corrects', 'corrected_by', 'reason', 'note'] as const),
  ...(['code', 'amount_cents', 'paid_on', 'receipt', 'sealed', 'recorded_by'] as const),
] satisfies (keyof PacketRow)[];

/** The rows of a packet as CSV, with the student, the verification code and the balances before and after on each. */
export const toPacketCsv = ({ rows, student, centre, totals }: PacketContent, code: string): string => {
  const around = { student_name: student.name, opening: totals.opening, closing: totals.closing, packet_code: code };
  const records = rows.map((row) => ({ ...around, ...toExportRecord(row, columns, centre.time_zone) }));
  return formatCsvHeader([...Object.keys(around), ...columns, ZONE_COLUMN]) + formatCsvRows(records);
};
