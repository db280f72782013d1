import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { RollStudent } from '#contracts/attendance.ts';
import type { CentreResponse } from '#contracts/centre.ts';
import { NOTE_LENGTH_MAX, REASON_LENGTH_MAX } from '#events/values/limits.ts';
import { cancelText, closeText, savingText } from '../../../copy/common.ts';
import { takeAttendanceTitle } from '../../../copy/screens.ts';
import * as copy from '../../../copy/take-attendance.ts';
import { addDays, formatLongDate, toCentreDate } from '../../../lib/dates.ts';
import { type DateDoubt, findDateDoubts } from '../../../lib/find-date-doubts.ts';
import { findLateCancellationHours } from '../../../lib/mark-choice.ts';
import { ConfirmDateDialog } from '../../../shared/students/confirm-date-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { LabelledCheckbox } from '../../../ui/checkbox.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormFooter } from '../../../ui/form-footer.tsx';
import { Input, Textarea } from '../../../ui/input.tsx';
import type { UndoableRoll } from './list-undoable-rows.ts';
import { RollDifferencesNotice } from './roll-difference-choice.tsx';
import { RollList } from './roll-list.tsx';
import { RollReasonDialog } from './roll-reason-dialog.tsx';
import { listRollRowsToSave, listRowsThatNeedReason } from './roll-request.ts';
import { hasFailedSave, type RollRow } from './roll-row.ts';
import { RollSummary, UntickedStudentList } from './roll-summary.tsx';
import { type RollFormState, useRollForm } from './use-roll-form.ts';
import type { ChosenGroup } from './use-roll-group.ts';

interface RollFormDialogProps {
  date: string;
  group: ChosenGroup | undefined;
  students: readonly RollStudent[];
  centre: CentreResponse;
  onSaved(undoable: UndoableRoll): void;
  onClose(): void;
}

export function RollFormDialog({ date, group, students, centre, onSaved, onClose }: RollFormDialogProps) {
  const roll = useRollForm({ date, students, onSaved, onClose });
  const [leaving, setLeaving] = useState(false);
  const [asking, setAsking] = useState<'date' | 'reason'>();
  const [isListOpen, setListOpen] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // After an attempt to save, the rows that failed are at the top, and the focus moves to the first of them.
    if (roll.answers > 0) focusFirstRow(form.current)?.scrollIntoView({ block: 'start' });
  }, [roll.answers]);

  const close = () => {
    if (roll.pending) return;
    if (roll.unsaved) setLeaving(true);
    else onClose();
  };
  const late = listNewRowsBeforeEnrolment(roll.rows, date, centre.time_zone);
  const doubts: readonly DateDoubt[] = [
    ...findDateDoubts(date, { centre }),
    ...(late.length > 0 ? (['before-enrolment'] as const) : []),
  ];
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!roll.possible || roll.pending) return;
    if (roll.undecided.length > 0) return form.current?.querySelector<HTMLElement>('[data-choice=open]')?.focus();
    // After an attempt to save the day was confirmed already.
    if (doubts.length > 0 && roll.answers === 0 && !roll.retrying) setAsking('date');
    else askReasonOrSave();
  };
  const corrected = listRowsThatNeedReason(roll.rows);
  const askReasonOrSave = () => {
    const isGiven = roll.retrying && roll.correctionReason !== '';
    if (corrected.length > 0 && !isGiven) setAsking('reason');
    else roll.save();
  };
  const rows = sortFailedFirst(roll.rows);
  const lateHours = findLateCancellationHours(centre, date);

  return (
    <Dialog
      onClose={close}
      width="list"
      title={takeAttendanceTitle}
      description={copy.toRollDescriptionText(formatLongDate(date), group?.name)}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        // With large letters, what is above the rows fills the dialog.
        focusFirstRow(form.current)?.scrollIntoView({ block: 'nearest' });
      }}
    >
      <form ref={form} noValidate onSubmit={save} className="flex flex-col gap-5">
        {date < addDays(centre.today, -centre.late_roll_days) && (
          <Field
            label={copy.lateReasonText}
            optional
            hint={copy.toLateHintText(centre.late_roll_days)}
            error={roll.failure?.errors.reason}
          >
            <Input
              maxLength={REASON_LENGTH_MAX}
              value={roll.reason}
              onChange={({ target }) => roll.setReason(target.value)}
            />
          </Field>
        )}
        <RollList rows={rows} roll={roll} day={{ date, today: centre.today, timeZone: centre.time_zone, lateHours }} />
        {roll.noted !== undefined && (
          <Field
            label={copy.rollLabelTexts.generalNotes}
            optional
            hint={copy.toGeneralNotesHintText(roll.noted)}
            error={roll.noteIsLost ? copy.noteNotUsedText : roll.failure?.errors.generalNotes}
          >
            <Textarea
              rows={2}
              maxLength={NOTE_LENGTH_MAX}
              value={roll.generalNotes}
              onChange={({ target }) => roll.setGeneralNotes(target.value)}
            />
          </Field>
        )}
        {roll.noted !== undefined && (
          <LabelledCheckbox checked={roll.notesForAbsent} onChange={roll.setNotesForAbsent} className="-mt-3">
            {copy.notesForAbsentText}
          </LabelledCheckbox>
        )}
        {isListOpen && <UntickedStudentList rows={rows} roll={roll} lateHours={lateHours} />}
        <FormFooter
          notice={
            roll.undecided.length > 0 ? (
              <RollDifferencesNotice rows={roll.undecided} onChoose={roll.choose} />
            ) : (
              (roll.notice ?? findCompletionText(roll))
            )
          }
          error={findFailureText(roll)}
          summary={<RollSummary rows={rows} open={isListOpen} onOpen={setListOpen} />}
        >
          <Button onClick={close} className="max-sm:flex-none!">
            {roll.unsaved || roll.left > 0 ? cancelText : closeText}
          </Button>
          <SaveButton roll={roll} />
        </FormFooter>
      </form>
      {asking === 'date' && doubts.length > 0 && (
        <ConfirmDateDialog
          date={date}
          doubts={doubts}
          centre={centre}
          names={late.map(({ student }) => student.name)}
          onConfirm={askReasonOrSave}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'reason' && (
        <RollReasonDialog
          names={corrected.map(({ student }) => student.name)}
          hasLate={corrected.some(
            ({ status, student: { mark } }) => status !== 'present' || (mark?.late_cancellation_hours ?? null) !== null,
          )}
          given={roll.correctionReason}
          onSave={(reason) => {
            setAsking(undefined);
            roll.save(reason);
          }}
          onClose={() => setAsking(undefined)}
        />
      )}
      {leaving && (
        <ConfirmDialog
          onClose={() => setLeaving(false)}
          title={copy.leaveRollTexts.title}
          description={roll.failure?.outcomeUnknown ? copy.leaveRollTexts.unknown : copy.leaveRollTexts.text}
          confirm={copy.leaveRollTexts.confirm}
          cancel={copy.leaveRollTexts.cancel}
          onConfirm={onClose}
        />
      )}
    </Dialog>
  );
}

/** The rows that get their first mark of a day before their student enrolled. */
const listNewRowsBeforeEnrolment = (rows: readonly RollRow[], date: string, timeZone: string): RollRow[] =>
  listRollRowsToSave(rows).filter(({ student }) => !student.mark && date < toCentreDate(student.created_at, timeZone));

function focusFirstRow(form: HTMLFormElement | null): HTMLElement | undefined {
  const box = form?.querySelector<HTMLElement>('li input[type=checkbox]:enabled');
  box?.focus({ preventScroll: true });
  return box?.closest('li') ?? undefined;
}

function SaveButton({ roll: { pending, retrying, possible, toRetry, present } }: { roll: RollFormState }) {
  const words = retrying ? copy.toRetryText(toRetry) : copy.toSaveText(present);
  return (
    // The button is not disabled while saving, because it would lose the focus.
    <Button
      type="submit"
      variant="primary"
      pending={pending}
      disabled={!possible && !pending}
      className="max-sm:min-w-min max-sm:shrink max-sm:leading-tight"
    >
      {pending ? savingText : words}
    </Button>
  );
}

/** Puts rows that could not be saved before the others. */
const sortFailedFirst = (rows: readonly RollRow[]): RollRow[] => [
  ...rows.filter(hasFailedSave),
  ...rows.filter((row) => !hasFailedSave(row)),
];

/** The sentence when all rows are saved except those of students who were deleted while the roll was open. */
const findCompletionText = ({ rows, left }: RollFormState): string | undefined =>
  left === 0 && rows.some(({ locked }) => locked) ? copy.toRestSavedText(rows.length) : undefined;

function findFailureText({ failure, rows, toRetry }: RollFormState): string | undefined {
  if (failure?.code === 'no-answer') return copy.toNoResponseText(toRetry);
  if (failure) return [toRetry > 0 && copy.toNothingSavedText(toRetry), failure.detail].filter(Boolean).join(' ');
  const failedCount = rows.filter(hasFailedSave).length;
  return failedCount > 0 ? copy.toNotSavedText(failedCount, rows.length) : undefined;
}
