import type { AttendanceRow } from '#contracts/attendance.ts';
import { PAGE_ROWS_MAX } from '#events/values/limits.ts';
import type { AttendanceStatus } from '#events/values/shapes.ts';
import { type AttendanceCorrection, useGetAttendanceRecordsQuery } from '../../../api/attendance-records.ts';
import { useDialogDraftField, useDialogDraftValue } from '../../../commands/use-dialog-draft.ts';
import { findMarkDateFault } from '../../../shared/students/find-mark-date-fault.ts';
import { useCodedReason } from './use-coded-reason.ts';

/**
 * The form of one correction. It keeps showing the record from when it was opened until the person loads the newer one.
 * The person's input is kept.
 */
export function useCorrectionForm(opened: AttendanceRow, today: string) {
  const [shown, show] = useDialogDraftValue('shown', opened);
  const [date = shown.date, setDate] = useDialogDraftField('date');
  const [status = shown.status, setStatus] = useDialogDraftField<AttendanceStatus>('status');
  const [typed, setNote] = useDialogDraftField('note');
  const [typedPrivate, setPrivateNote] = useDialogDraftField('private-note');
  const reason = useCodedReason('correct');

  const recent = useGetAttendanceRecordsQuery({ studentId: opened.student_id, limit: PAGE_ROWS_MAX }).data ?? [];
  const now = recent.find(({ id }) => id === opened.id);
  const recordedNote = shown.notes ?? '';
  const noteChanges = typed !== undefined && typed.trim() !== recordedNote.trim();
  const recordedPrivateNote = shown.private_notes ?? '';
  const privateNote = typedPrivate ?? recordedPrivateNote;
  const privateNoteChanges = privateNote.trim() !== recordedPrivateNote.trim();
  const moves = date !== shown.date;
  const corrects = moves || status !== shown.status || noteChanges;
  return {
    ...{ shown, date, setDate, status, setStatus, reason, setNote, noteChanges },
    ...{ privateNote, setPrivateNote, privateNoteChanges },
    dateFault: findMarkDateFault(date, today),
    note: typed ?? recordedNote,
    /** True when an earlier attempt sent the same values, even if it had another version of the record. */
    isSameCorrection: (sent: AttendanceCorrection) =>
      sent.date === date &&
      sent.status === status &&
      (sent.notes ?? recordedNote) === (typed ?? recordedNote).trim() &&
      (sent.private_notes ?? recordedPrivateNote) === privateNote.trim() &&
      (sent.reason ?? '') === reason.text &&
      sent.code === reason.code,
    /** False only while nothing but the private note changes, which families do not read. */
    needsReason: corrects || !privateNoteChanges,
    changes: corrects || privateNoteChanges,
    /** The current record, if it is newer than the one in the form. */
    newer: now && now.version > shown.version ? now : undefined,
    showNewer: () => now && show(now),
    /** The student's other record on the chosen date, if it is among the loaded recent records. */
    blockingRecord: moves ? recent.find((other) => other.date === date && other.id !== shown.id) : undefined,
  };
}
