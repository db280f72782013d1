import { cx } from 'class-variance-authority';
import type { AttendanceRow, RollMark } from '#contracts/attendance.ts';
import { toLateCancellationText } from '#contracts/late-cancellation-text.ts';
import { toAbsenceNoticeText, toAbsenceOnRollText } from '../../../copy/absences.ts';
import { attendanceStatusTexts } from '../../../copy/attendance.ts';
import { uncoveredText } from '../../../copy/common.ts';
import { unexpectedErrorText } from '../../../copy/failures.ts';
import * as copy from '../../../copy/take-attendance.ts';
import { formatDateTime, formatTime, toCentreDate } from '../../../lib/dates.ts';
import { useClassesMax } from '../../../session/session.ts';
import { CorrectedBy } from '../../../shared/attendance/record-status.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { TickIcon } from '../../../ui/tick-icon.tsx';
import { RollDifferenceText } from './roll-difference-choice.tsx';
import { findRollRowEffect, hasFailedSave, type RollRow } from './roll-row.ts';

/** The date of the roll, and today's. */
export interface RollDay {
  date: string;
  today: string;
  timeZone: string;
  /** The hours of the rule of late cancellations of the date; 0 if there is none. */
  lateHours: number;
}

interface RollRowStatusProps {
  row: RollRow;
  day: RollDay;
  namedInToast: boolean;
}

/** The lines below a name: why the row was not saved, what is recorded, and what saving will do. */
export function RollRowStatus({ row, day, namedInToast }: RollRowStatusProps) {
  const { student, status, result, locked, gone, difference } = row;
  if (locked) {
    return (
      <span className="text-good">
        <TickIcon className="mr-1 inline" />
        {copy.toSavedRowText(status, student.classes_remaining)}
      </span>
    );
  }
  return (
    <>
      {hasFailedSave(row) && !difference && (
        <span className={cx('block font-medium text-margin', namedInToast && 'under-failure-toast:invisible')}>
          {result?.detail ?? unexpectedErrorText}
        </span>
      )}
      {gone && <span className="block text-margin">{copy.noLongerCurrentStudentText}</span>}
      {student.absence && (
        <span className="block text-caution">
          {toAbsenceOnRollText(student.absence, day.timeZone)}
          {student.absence.notice && (
            <span className="block">{toAbsenceNoticeText(student.absence.notice, day.lateHours)}</span>
          )}
        </span>
      )}
      {row.leftUnmarked && <span className="block text-quiet">{copy.leftUnmarkedText}</span>}
      {difference && <RollDifferenceText difference={difference} mark={student.mark} day={day} />}
      {student.mark && !difference && <RecordedMarkLine mark={student.mark} {...day} />}
      {student.mark?.notes && !difference && status !== 'present' && (
        <span className="block text-quiet wrap-anywhere">{copy.toRecordedNoteText(student.mark.notes)}</span>
      )}
      {!gone && result?.code !== 'student-archived' && <RollRowEffectText row={row} />}
    </>
  );
}

function RollRowEffectText({ row }: { row: RollRow }) {
  const classesMax = useClassesMax();
  const effect = findRollRowEffect(row, classesMax);
  switch (effect.kind) {
    case 'nothing':
      return null;
    case 'keeps':
      return <span className="block">{copy.classKeptText}</span>;
    case 'takes':
      return <span className="block">{copy.toRemainingAfterText(effect.after)}</span>;
    case 'uncovered':
      return (
        <span className="block text-caution">
          <strong>{copy.noneRemainingText}</strong>{' '}
          {effect.waiting > 0 ? copy.toApplyWaitingQuestionText(effect.waiting) : copy.uncoveredClassText}
        </span>
      );
    case 'applies':
      return <span className="block">{copy.toWaitingAppliedText(effect.waiting, effect.after)}</span>;
    case 'gives-back':
      return <span className="block">{copy.toClassGivenBackText(effect.after)}</span>;
    case 'waits':
      return <span className="block text-caution">{copy.toClassGivenBackWaitsText(classesMax)}</span>;
    case 'nothing-back':
      return <span className="block">{copy.noClassGivenBackText}</span>;
  }
}

interface RecordedMarkLineProps {
  mark: RollMark & Partial<Pick<AttendanceRow, 'corrected_at' | 'corrected_by'>>;
  /** Civil date of the mark. */
  date: string;
  timeZone: string;
}

/**
 * The recorded mark, such as `Present, Ms Lee, 15:42`, with the date if it was recorded on another day. After a correction
 * it is `Present`, and the line of the correction has the name and the time.
 */
export function RecordedMarkLine({
  mark: { charge, tutor_name, updated_at, corrected_at = null, corrected_by = null, ...mark },
  date,
  timeZone,
}: RecordedMarkLineProps) {
  const { status, late_cancellation_hours: late } = mark;
  const text = late === null ? attendanceStatusTexts[status] : toLateCancellationText(late, charge === 'uncovered');
  const sameDay = toCentreDate(updated_at, timeZone) === date;
  const when = (sameDay ? formatTime : formatDateTime)(updated_at, timeZone);
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-sm text-quiet">
      <span className="wrap-anywhere">
        {status === 'present' && <TickIcon className="mr-1 inline text-good" />}
        {updated_at === corrected_at ? text : copy.toRecordedMarkText(text, tutor_name, when)}
      </span>
      {charge === 'uncovered' && <Badge tone="danger">{uncoveredText}</Badge>}
      <CorrectedBy at={corrected_at} by={corrected_by} timeZone={timeZone} />
    </span>
  );
}
