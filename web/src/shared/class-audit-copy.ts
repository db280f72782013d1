/** Texts of the events of a student's classes. */
import type { AuditEntry } from '#contracts/class-audit.ts';
import { toMarkWithoutChangeText, toTransactionText } from '../copy/class-history.ts';
import { formatDate } from '../lib/dates.ts';

/** The sentence of an entry, as the class history words it. */
export const toAuditEntryText = (entry: Omit<AuditEntry, 'tutor_id'>): string => {
  const { source, classes_changed, change, effective_on, moved, what, reason, late_cancellation_hours } = entry;
  if (source !== null) {
    return toTransactionText({
      ...{
        source,
        classes_changed,
        effective_on,
        late_cancellation_hours,
        reason,
        resolved_as: null,
        resolved_at: null,
      },
      transaction_type: classes_changed > 0 ? 'add' : 'remove',
      applied_remaining: change.remaining,
      applied_total: change.total,
      moved_from: null,
      moved_to: source === 'reversal' && moved !== null ? moved.to : null,
      voided: what === 'voided',
    });
  }
  if (moved !== null && moved.to !== effective_on) return `Moved to ${formatDate(moved.to)}`;
  if (what === null || what === 'settled' || what === 'privately-noted') return 'Mark changed';
  const { from_status, status, charge } = entry;
  return toMarkWithoutChangeText({
    ...{ what, from_date: moved?.from ?? null, from_status, late_cancellation_hours },
    ...{ status: status ?? 'absent', charge: charge ?? 'none' },
  });
};
