import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { useVoidAttendanceMutation } from '../../../api/attendance-records.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { voidingText, voidMarkText, voidMarkTitle } from '../../../copy/attendance.ts';
import * as copy from '../../../copy/class-history.ts';
import { formatLongDate } from '../../../lib/dates.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { CodedReasonField } from '../../../ui/reason-field.tsx';
import { useCodedReason } from './use-coded-reason.ts';

/** The mark that a dialog voids, as the tutor saw it. */
export interface MarkToVoid {
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
export function VoidMarkDialog({ student, mark: { date, version, covered }, onClose }: VoidMarkDialogProps) {
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
