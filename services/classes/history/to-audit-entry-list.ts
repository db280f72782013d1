import type { AuditEntry, AuditEntryList } from '#contracts/class-audit.ts';
import { isAttendanceEvent, toAttendanceChange } from '#events/classes/student/attendance-change.ts';
import { sumFigures } from '#events/classes/student/class-figures.ts';
import type { LedgerEntry } from '#events/classes/student/class-ledger.ts';
import { parseStudentStream } from '#events/classes/student/student-stream.ts';
import type { KeyRing } from '#events/record/key-ring.ts';
import { toQueriedSealedText } from '#events/record/queried-sealed-texts.ts';
import type { ReadModelPool } from '#projections/engine/read-model-pool.ts';
import { fetchNamesById } from '#projections/people/profiles/profiles-query.ts';
import { PROGRAM_ACTOR_NAME } from '#projections/query/query-fragments.ts';
import { unsealFields } from '#services/platform/personal-keys/unseal-fields.ts';

/** Entries in one list of an answer. A student's log may hold thousands. */
export const AUDIT_ENTRIES_MAX = 100;

interface Parts {
  readonly readModels: Pick<ReadModelPool, 'sql'>;
  readonly keys: KeyRing;
}

/** The newest entries with the names of their tutors and their reasons unsealed, and the sum of all entries. */
export const toAuditEntryList = async (
  entries: readonly LedgerEntry[],
  { readModels, keys }: Parts,
): Promise<AuditEntryList> => {
  const shown = entries.slice(-AUDIT_ENTRIES_MAX).toReversed();
  const names = await fetchNamesById(readModels.sql, [...new Set(shown.map(({ event }) => event.metadata.actor.id))]);
  const rows = shown.map((entry) => toAuditEntry(entry, names));
  return {
    entries: await unsealFields(rows, ['reason'], keys),
    count: entries.length,
    change: sumFigures(entries.map(({ change }) => change)),
  };
};

/** The entry with its reason still sealed, as `unsealFields` takes it. */
export const toAuditEntry = (
  { event, transaction, effectiveOn, change }: LedgerEntry,
  names: ReadonlyMap<string, string>,
): AuditEntry => {
  const mark = isAttendanceEvent(event) ? toAttendanceChange(event) : undefined;
  const reason = transaction?.reason ?? mark?.reason;
  const tutor = event.metadata.actor.id;
  return {
    id: event.id,
    version: event.version,
    recorded_at: event.recordedAt,
    effective_on: effectiveOn,
    tutor_id: tutor,
    tutor_name: names.get(tutor) ?? PROGRAM_ACTOR_NAME,
    reason: reason ? toQueriedSealedText(reason, event.id, 'reason', parseStudentStream(event.stream) ?? '') : null,
    code: transaction?.code ?? mark?.code ?? null,
    source: transaction?.source ?? null,
    classes_changed: transaction?.classes_changed ?? 0,
    late_cancellation_hours: (transaction ? transaction.late_cancellation_hours : mark?.lateCancellationHours) ?? null,
    what: mark?.what ?? null,
    ...{ from_status: mark?.from?.status ?? null, status: mark?.status ?? null, charge: mark?.charge ?? null },
    moved: mark?.from?.date === undefined ? null : { from: mark.from.date, to: mark.date },
    change,
  };
};
