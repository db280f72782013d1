import type { PacketMark, PacketRow } from '#contracts/packets.ts';
import type { ClassTransactionSource } from '#events/values/shapes.ts';
import { type ReadEvent, toQuietChange } from './read-marks.ts';

/** The fields of a row that its event proves. */
export type ProvenRow = Omit<PacketRow, 'recorded_by_name' | 'reason' | 'note' | 'receipt' | 'sealed'>;

const sources: Readonly<Record<string, ClassTransactionSource>> = {
  StudentEnrolled: 'opening',
  StudentImported: 'import',
  ClassesAdjusted: 'manual',
  WaitingClassesApplied: 'waiting',
  WaitingClassesWithdrawn: 'waiting',
  PurchaseReversed: 'purchase-reversal',
  RefundGiven: 'manual',
  UncoveredClassSettled: 'settlement',
};

/** The row that an event adds to the history; undefined if it adds none. */
export const toProvenRow = (event: ReadEvent): ProvenRow | undefined => {
  const { data, type, mark, reversed, corrects } = event;
  const { change, from } = data;
  const bought = toPurchase(data);
  const common = {
    version: event.version,
    recorded_at: event.recordedAt,
    recorded_by: event.actor,
    corrected_by: event.correctedBy,
    code: data.code ?? (type === 'RefundGiven' ? 'refund' : null),
    amount_cents: bought?.priceCents ?? bought?.amountCents ?? data.refundCents ?? data.cents ?? null,
    paid_on: bought?.paidOn ?? null,
  };
  if (change && (change.requested !== 0 || change.appliedTotal !== 0)) {
    return {
      ...common,
      effective_on: event.charged?.date ?? data.effectiveOn ?? from?.date ?? data.date ?? '',
      source: sources[type] ?? (reversed === undefined ? 'attendance' : 'reversal'),
      what: null,
      classes_changed: change.requested,
      applied_remaining: change.appliedRemaining,
      applied_total: change.appliedTotal,
      remaining_after: change.remainingAfter,
      total_after: change.totalAfter,
      ...{ status: null, charge: null, from_date: null },
      late_cancellation_hours: (reversed === undefined ? event.charged : from)?.lateCancellationHours,
      corrects,
    };
  }
  const what = toQuietChange(type);
  if (what === undefined || mark === undefined) return undefined;
  const noChange = { source: null, classes_changed: 0, applied_remaining: 0, applied_total: 0 };
  const { date: effective_on, status, charge, lateCancellationHours: late_cancellation_hours } = mark;
  const left = { remaining_after: null, total_after: null, corrects, from_date: from?.date ?? null };
  return { ...common, what, ...noChange, effective_on, status, charge, late_cancellation_hours, ...left };
};

/** The rows of a period, by day. */
export const listProvenRows = (
  events: readonly ReadEvent[],
  { from, to }: { readonly from: string; readonly to: string },
): ProvenRow[] =>
  events
    .flatMap((event) => toProvenRow(event) ?? [])
    .filter((row) => row.effective_on >= from && row.effective_on < to)
    .sort((one, other) => one.effective_on.localeCompare(other.effective_on) || one.version - other.version);

/** What was paid for the classes of an event. The event of a reversal only names the purchase. */
export const toPurchase = ({ purchase }: ReadEvent['data']) => (typeof purchase === 'object' ? purchase : undefined);

/** The fields of a day of attendance that the events prove. */
export type ProvenMark = Omit<PacketMark, 'recorded_by_name' | 'changed_by_name'>;

/** The marks that count in a period after the last event, by day. */
export const listProvenMarks = (
  events: readonly ReadEvent[],
  { from, to }: { readonly from: string; readonly to: string },
): ProvenMark[] => {
  const last = new Map(events.flatMap(({ markId, mark }) => (markId && mark ? [[markId, mark] as const] : [])));
  return [...last.values()]
    .filter(({ date, isVoided }) => !isVoided && date >= from && date < to)
    .map(({ date, status, charge, lateCancellationHours, first, changedBy }) => ({
      version: first.version,
      ...{ date, status, charge, late_cancellation_hours: lateCancellationHours },
      recorded_at: first.recordedAt,
      recorded_by: first.actor,
      changed_by_version: changedBy?.version ?? null,
      changed_at: changedBy?.recordedAt ?? null,
    }))
    .sort((one, other) => one.date.localeCompare(other.date) || one.version - other.version);
};
