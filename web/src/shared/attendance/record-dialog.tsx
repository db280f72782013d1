import { useState } from 'react';
import type { AttendanceRow } from '#contracts/attendance.ts';
import type { CentreResponse } from '#contracts/centre.ts';
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { classesApi } from '../../api/classes-api.ts';
import { useCommandDialog } from '../../commands/use-command-dialog.ts';
import { voidingText, voidMarkText, voidMarkTitle } from '../../copy/attendance.ts';
import * as copy from '../../copy/class-history.ts';
import { formatLongDate } from '../../lib/dates.ts';
import { LoadFailure } from '../../page/load-failure.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CodedReasonField } from '../../ui/reason-field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { CorrectAttendanceDialog } from './correct-attendance-dialog.tsx';
import {
  loadingRecordText,
  recordDialogTitles,
  recordMovedText,
  recordsLoadingFailedText,
  toRecordStudentNameText,
} from './record-dialog-copy.ts';
import { useCodedReason } from './use-coded-reason.ts';

interface RecordDialogProps {
  act: 'correct' | 'void';
  /** The record at the time the dialog was opened. */
  record: AttendanceRow;
  centre: CentreResponse;
  onClose(): void;
}

/** Corrects or voids one attendance record. */
export function RecordDialog({ act, record, centre, onClose }: RecordDialogProps) {
  if (act === 'correct') return <CorrectAttendanceDialog opened={record} centre={centre} onClose={onClose} />;
  return (
    <VoidMarkDialog
      student={{ id: record.student_id, name: toRecordStudentNameText(record) }}
      mark={{ ...record, covered: record.charge === 'covered' }}
      onClose={onClose}
    />
  );
}

/** The mark that a dialog voids, as the tutor saw it. */
interface MarkToVoid {
  /** Civil date of the mark. */
  date: string;
  version: number;
  /** True if the mark took a class, which comes back. */
  covered: boolean;
}

interface VoidMarkDialogProps {
  student: { id: string; name: string };
  mark: MarkToVoid;
  onClose(): void;
}

/** Voids a mark that should never have been made, with a reason. */
function VoidMarkDialog({ student, mark: { date, version, covered }, onClose }: VoidMarkDialogProps) {
  const reason = useCodedReason('correct');
  const [voidMark] = classesApi.useVoidAttendanceMutation();
  const { submit, errorOf, dialog } = useCommandDialog(voidMark, {
    key: `void-mark/${student.id}/${date}`,
    fields: ['reason'],
    done: () => ({
      title: copy.markVoidedText,
      detail: copy.toMarkVoidedText(isolateBidi(student.name), formatLongDate(date)),
    }),
    failed: copy.voidingFailedText,
    onClose,
  });
  return (
    <FormDialog
      title={voidMarkTitle}
      description={`${isolateBidi(student.name)}, ${formatLongDate(date)}`}
      act={voidMarkText}
      acting={voidingText}
      {...dialog}
      unsaved={reason.body !== undefined}
      onSubmit={() =>
        submit(reason.body && { studentId: student.id, date, body: { ...reason.body, seen_version: version } })
      }
    >
      <p>{copy.toVoidEffectText(covered)}</p>
      <CodedReasonField {...reason.field} error={errorOf('reason', reason.fault)} />
    </FormDialog>
  );
}

/** A mark that a dialog corrects or voids. */
export interface MarkOnDate {
  act: 'correct' | 'void';
  studentId: string;
  /** Civil date of the mark. */
  date: string;
}

interface RecordOnDateDialogProps {
  of: MarkOnDate;
  centre: CentreResponse;
  onClose(): void;
}

/**
 * Loads the mark of a student on a day, and opens its dialog. The dialog keeps the record that it was opened with, because a
 * correction can move it to another day.
 */
export function RecordOnDateDialog({ of: { act, studentId, date }, centre, onClose }: RecordOnDateDialogProps) {
  const query = classesApi.useGetAttendanceRecordsQuery(
    { student_id: studentId, date },
    { refetchOnMountOrArgChange: true },
  );
  const [opened, setOpened] = useState<AttendanceRow>();
  const loaded = query.isFetching ? undefined : query.currentData?.[0];
  if (opened === undefined && loaded !== undefined) setOpened(loaded);
  if (opened) return <RecordDialog act={act} record={opened} centre={centre} onClose={onClose} />;
  const isMissing = query.currentData?.length === 0 && !query.isFetching;
  return (
    <Dialog onClose={onClose} title={recordDialogTitles[act]} description={formatLongDate(date)}>
      {query.error !== undefined ? (
        <LoadFailure title={recordsLoadingFailedText} query={query} />
      ) : isMissing ? (
        <Notice tone="caution">{recordMovedText}</Notice>
      ) : (
        <Spinner label={loadingRecordText} />
      )}
    </Dialog>
  );
}
