import { useEffect, useState } from 'react';
import type { MarkAttendanceRequest } from '#contracts/attendance.ts';
import type { CentreResponse } from '#contracts/centre.ts';
import { classesApi } from '../../api/classes-api.ts';
import { useDialogDraftField, useDialogDraftValue } from '../../commands/use-dialog-draft.ts';
import {
  type MarkChoice,
  takesBackAbsence,
  toLateChoice,
  toMarkChoice,
  toRequestedChoice,
} from '../../lib/mark-choice.ts';
import { useNoteDraft } from '../attendance/use-note-draft.ts';
import { findMarkDateFault } from './find-mark-date-fault.ts';

/**
 * The form of one mark. It shows the record of the chosen date until the tutor edits a field. Edited values are kept
 * when the date changes.
 */
export function useMarkAttendanceForm(studentId: string, centre: CentreResponse) {
  const { today } = centre;
  const [date = today, setDate] = useDialogDraftField('date');
  const [chosen, setChoice] = useDialogDraftField<MarkChoice>('status');
  const [reason = '', setReason] = useDialogDraftField('reason');
  const [applyWaiting, setApplyWaiting] = useDialogDraftValue('apply-waiting', false);
  const lookup = classesApi.useGetAttendanceRecordsQuery(
    { student_id: studentId, date, limit: 1 },
    { skip: findMarkDateFault(date, today) !== undefined },
  );
  const recorded = lookup.currentData?.[0] ?? null;
  const recordedNote = recorded?.notes ?? '';
  const recordedPrivateNote = recorded?.private_notes ?? '';
  const note = useNoteDraft('note', recordedNote);
  const privateNote = useNoteDraft('private-note', recordedPrivateNote);
  const recordedChoice = recorded ? toMarkChoice(recorded) : undefined;
  const late = toLateChoice(centre, date, recorded);
  const wanted = chosen ?? recordedChoice ?? 'present';
  // The rule of another day may know no late cancellations.
  const choice = wanted === 'late-cancellation' && late === undefined ? 'absent' : wanted;
  return {
    date,
    setDate,
    dateFault: findMarkDateFault(date, today),
    choice,
    setChoice,
    late,
    note,
    privateNote,
    reason,
    setReason,
    needsReason: takesBackAbsence(recordedChoice, choice),
    /** True to apply waiting classes first when no class is left. */
    applyWaiting,
    setApplyWaiting,
    recorded,
    /** True when an earlier attempt sent the same values, even if it had another version of the record. */
    isSameMark: (sent: MarkAttendanceRequest) =>
      toRequestedChoice(sent) === choice &&
      sent.date === date &&
      (sent.notes ?? recordedNote) === note.text.trim() &&
      (sent.private_notes ?? recordedPrivateNote) === privateNote.text.trim() &&
      (sent.reason ?? '') === reason.trim(),
    /** True once the record of the date is loaded, so that the form can preview the effect. */
    ready: lookup.currentData !== undefined,
    found: toLookupState(lookup),
    lookup,
  };
}

function toLookupState({ currentData, error }: { currentData?: unknown[]; error?: unknown }): RecordLookupState {
  if (currentData) return currentData.length === 0 ? 'nothing' : 'something';
  return error ? 'failed' : undefined;
}

/** Whether something is recorded; undefined while it loads. */
type RecordLookupState = 'nothing' | 'something' | 'failed' | undefined;

interface EarlyPress {
  /** What the form is about. A new value discards a remembered press. */
  about: string;
  found: RecordLookupState;
  act(): void;
}

/**
 * Remembers a press of the submit button while the existing record is still loading. If nothing is recorded, the
 * command is then sent. Otherwise the record is shown first and the person must press again. Returns a function that
 * remembers a press.
 */
export function useSubmitAfterLookup({ about, found, act }: EarlyPress): () => void {
  const [pressed, setPressed] = useState<string>();
  useEffect(() => {
    if (pressed === undefined || (pressed === about && found === undefined)) return;
    setPressed(undefined);
    if (pressed === about && found === 'nothing') act();
  });
  return () => setPressed(about);
}
