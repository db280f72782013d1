import type { ReplayFrame, ReplayMark } from '#contracts/class-audit.ts';
import type { StudentEvent } from '#events/classes/student/events.ts';
import { toMoneyAct } from '#events/classes/student/money.ts';
import { parseStudentStream } from '#events/classes/student/student-stream.ts';
import type { RecordedEvent } from '#events/kernel/recorded-event.ts';
import type { KeyRing } from '#events/record/key-ring.ts';
import { toQueriedSealedText } from '#events/record/queried-sealed-texts.ts';
import type { ReasonCode } from '#events/values/shapes.ts';
import type { AttendanceMarkRow } from '#projections/classes/attendance/attendance-table.ts';
import type { ReadModelPool } from '#projections/engine/read-model-pool.ts';
import { fetchNamesById } from '#projections/people/profiles/profiles-query.ts';
import { unsealFields } from '#services/platform/personal-keys/unseal-fields.ts';
import type { FoldedFrame } from './compute-replay.ts';
import { toAuditEntry } from './to-audit-entry-list.ts';

interface Parts {
  readonly readModels: Pick<ReadModelPool, 'sql'>;
  readonly keys: KeyRing;
}

/** The frames with the names of their tutors, and with their reasons and notes unsealed. */
export const toReplayFrames = async (
  frames: readonly FoldedFrame[],
  { readModels, keys }: Parts,
): Promise<ReplayFrame[]> => {
  const actors = new Set(frames.map(({ entry }) => entry.event.metadata.actor.id));
  const names = await fetchNamesById(readModels.sql, [...actors]);
  const rows = frames.map(({ entry, figures }) => {
    const { tutor_id: _, ...row } = toAuditEntry(entry, names);
    const money = row.source === null ? toMoneyChange(entry.event) : null;
    const why = money && toMoneyReason(entry.event);
    return { ...row, ...why, money, account: row.source === null ? toAccountChange(entry.event) : null, figures };
  });
  const marks = await toReplayMarks(
    frames.flatMap(({ mark }) => mark ?? []),
    keys,
  );
  const unsealed = await unsealFields(rows, ['reason'], keys);
  let next = 0;
  return unsealed.map((row, index) => ({ ...row, mark: (frames[index]?.mark && marks[next++]) ?? null }));
};

/** Marks with their notes unsealed, in the given order. */
export const toReplayMarks = (rows: readonly AttendanceMarkRow[], keys: KeyRing): Promise<ReplayMark[]> =>
  unsealFields(rows.map(toSealedMark), ['note', 'private_note'], keys);

const toSealedMark = (row: AttendanceMarkRow): ReplayMark => {
  const {
    id,
    date,
    status,
    late_cancellation_hours,
    charge,
    notes,
    notes_event,
    private_notes,
    private_notes_event,
    student_id,
  } = row;
  const toQueried = (sealed: string | null, eventId: string | null, path: string) =>
    sealed === null ? null : toQueriedSealedText(sealed, eventId ?? '', path, student_id);
  return {
    ...{ id, date, status, late_cancellation_hours, charge },
    note: toQueried(notes, notes_event, 'note'),
    private_note: toQueried(private_notes, private_notes_event, 'privateNote'),
    voided: row.voided_at !== null,
  };
};

const toMoneyChange = (event: RecordedEvent<StudentEvent>): ReplayFrame['money'] => {
  if (event.type === 'DuplicateCleared') return { what: 'duplicate-cleared', amount_cents: 0 };
  const act = toMoneyAct(event);
  return act ? { what: act.kind, amount_cents: act.cents } : null;
};

/** The reason of an event that changed only money, still sealed, and its code. */
const toMoneyReason = ({ id, stream, data }: RecordedEvent<StudentEvent>): Pick<ReplayFrame, 'reason' | 'code'> => {
  const { reason, code } = data as { readonly reason?: string; readonly code?: ReasonCode };
  return {
    reason: reason ? toQueriedSealedText(reason, id, 'reason', parseStudentStream(stream) ?? '') : null,
    code: code ?? null,
  };
};

const toAccountChange = (event: RecordedEvent<StudentEvent>): ReplayFrame['account'] => {
  switch (event.type) {
    case 'StudentEnrolled':
      return 'enrolled';
    case 'StudentArchived':
      return 'archived';
    case 'StudentRestored':
      return event.data.via === 'merge' ? 'restored-by-merge' : 'restored';
    case 'StudentEmailChanged':
      return 'merged';
    case 'PasswordCodeMade':
      return 'password-code-made';
    case 'FamilyInvited':
      return 'family-invited';
    case 'FamilyInvitationWithdrawn':
      return 'family-invitation-withdrawn';
    case 'FamilyAccessGiven':
      return 'family-joined';
    case 'FamilyAccessEnded':
      return 'family-ended';
    case 'AbsenceReported':
      return 'absence-reported';
    case 'AbsenceReportWithdrawn':
      return 'absence-withdrawn';
    default:
      return null;
  }
};
