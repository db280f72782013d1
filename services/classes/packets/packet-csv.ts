import { toPacketMoneyEventText } from '#contracts/packet-money-words.ts';
import { findVoidedVersions, listPacketBalances } from '#contracts/packet-words.ts';
import type { PacketMoneyRow, PacketRow } from '#contracts/packets.ts';
import { formatReasonCode } from '#contracts/reason-words.ts';
import { toChangeWords } from '#services/classes/class-changes/class-change-words.ts';
import { type ExportValue, toHeading, toPeopleRecord, ZONE_COLUMN } from '#services/core/exports/export-cells.ts';
import { formatCsvHeader, formatCsvRows } from '#services/core/exports/format-csv.ts';
import type { UnsignedPacket } from '#services/record/packet-check/packet-file.ts';

/** `docs/books.md` documents the columns, whose order does not change. */
const columns = [
  ...(['student_name', 'opening', 'closing', 'opening_owed_cents', 'closing_owed_cents', 'packet_code'] as const),
  ...(['entry', 'list', 'day', 'what_happened', 'applied_remaining', 'remaining_after'] as const),
  ...(['amount_cents', 'due_cents', 'paid_cents', 'refunded_cents', 'reversed_cents', 'owed_after_cents'] as const),
  ...(['currency', 'corrects_entry', 'corrected_by_entry', 'kind_of_reason', 'reason', 'note', 'receipt'] as const),
  ...(['method', 'reference', 'list_price_cents', 'price_reason', 'received_by_name'] as const),
  ...(['recorded_by_name', 'recorded_at', 'sealed'] as const),
] as const;
type Cells = Partial<Record<(typeof columns)[number], ExportValue | undefined>>;

/** The cells that entries of classes and of money have in common. */
const toCommonCells = ({
  version,
  effective_on,
  corrects,
  corrected_by,
  ...row
}: PacketRow | PacketMoneyRow): Cells => ({
  ...{ entry: version, day: effective_on, corrects_entry: corrects, corrected_by_entry: corrected_by },
  ...{ reason: row.reason, recorded_by_name: row.recorded_by_name, recorded_at: row.recorded_at, sealed: row.sealed },
});

const toClassCells = (row: PacketRow & { voided: boolean }, left: number | null | undefined): Cells => ({
  ...toCommonCells(row),
  ...{ list: 'classes', ...toChangeWords(row), applied_remaining: row.applied_remaining, remaining_after: left },
  ...{ note: row.note, receipt: row.receipt },
});

const toMoneyCells = (row: PacketMoneyRow, content: UnsignedPacket): Cells => {
  const { amount_cents, due_cents, paid_cents, refunded_cents, reversed_cents, owed_cents } = row;
  const { code, method, reference, list_price_cents, price_reason, received_by_name } = row;
  return {
    ...toCommonCells(row),
    ...{ list: 'money', what_happened: toPacketMoneyEventText(row, content) },
    ...{ amount_cents, due_cents, paid_cents, refunded_cents, reversed_cents, owed_after_cents: owed_cents },
    ...{ currency: content.centre.currency, kind_of_reason: code && formatReasonCode(code) },
    ...{ method, reference, list_price_cents, price_reason, received_by_name },
  };
};

/**
 * The entries of a packet as CSV: those of classes, then those of money. Each has the student, the verification code and the balances
 * before and after.
 */
export const toPacketCsv = (content: UnsignedPacket, code: string): string => {
  const { rows, money, money_rows, student, centre, totals } = content;
  const balances = listPacketBalances(content);
  const voided = findVoidedVersions(content.events);
  const around: Cells = {
    ...{ student_name: student.name, opening: totals.opening, closing: totals.closing, packet_code: code },
    ...{ opening_owed_cents: money?.opening_cents, closing_owed_cents: money?.closing_cents },
  };
  const records = [
    ...rows.map((row, at) => toClassCells({ ...row, voided: voided.has(row.version) }, balances[at])),
    ...money_rows.map((row) => toMoneyCells(row, content)),
  ].map((cells) => toPeopleRecord<Cells>({ ...around, ...cells }, columns, centre.time_zone));
  return formatCsvHeader([...columns, ZONE_COLUMN].map(toHeading)) + formatCsvRows(records);
};
