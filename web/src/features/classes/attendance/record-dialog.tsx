import type { AttendanceRow } from '#contracts/attendance.ts';
import type { CentreResponse } from '#contracts/centre.ts';
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { useVoidAttendanceMutation } from '../../../api/attendance-records.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { voidingText, voidMarkText, voidMarkTitle } from '../../../copy/attendance.ts';
import * as copy from '../../../copy/class-history.ts';
import { formatLongDate } from '../../../lib/dates.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { CodedReasonField } from '../../../ui/reason-field.tsx';
import { toRecordStudentNameText } from '../attendance-records/attendance-records-copy.ts';
import { CorrectAttendanceDialog } from './correct-attendance-dialog.tsx';
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
  const [voidMark] = useVoidAttendanceMutation();
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
