import { useState } from 'react';
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { type ReasonCodeOf, reasonCodesByAct } from '#events/values/enum-values.ts';
import { useVoidAttendanceMutation } from '../../../api/attendance-records.ts';
import { useDialogDraftField } from '../../../commands/use-dialog-draft.ts';
import { useFormCommand } from '../../../commands/use-form-command.ts';
import { voidingText, voidMarkText, voidMarkTitle } from '../../../copy/attendance.ts';
import * as copy from '../../../copy/class-history.ts';
import { missingReasonText } from '../../../copy/forms.ts';
import { formatLongDate } from '../../../lib/dates.ts';
import { notify } from '../../../toasts/notify.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { CodedReasonField } from '../../../ui/reason-field.tsx';
import { useReasonCodeDraft } from './use-reason-code-draft.ts';

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
  const [reason = '', setReason] = useDialogDraftField('reason');
  const [code, setCode] = useReasonCodeDraft('correct');
  const [tried, setTried] = useState(false);
  const key = `void-mark/${student.id}/${date}`;
  const [voidMark] = useVoidAttendanceMutation();
  const { submit, pending, failure, notice } = useFormCommand(
    (body: { reason: string; code?: ReasonCodeOf<'correct'>; seen_version: number }, idempotencyKey) =>
      voidMark({ studentId: student.id, date, body, idempotencyKey }),
    {
      fields: ['reason'],
      onDone: () => {
        const detail = copy.toMarkVoidedText(isolateBidi(student.name), formatLongDate(date));
        notify.success({ key, title: copy.markVoidedText, detail });
        onClose();
      },
      onFailed: ({ detail }) => notify.failure({ key, title: copy.voidingFailedText, detail }),
    },
  );
  const missing = tried && reason.trim() === '' ? missingReasonText : undefined;
  const save = () => {
    setTried(true);
    if (reason.trim() !== '') void submit({ reason: reason.trim(), ...(code && { code }), seen_version: version });
  };
  return (
    <FormDialog
      title={voidMarkTitle}
      description={`${isolateBidi(student.name)}, ${formatLongDate(date)}`}
      act={voidMarkText}
      acting={voidingText}
      pending={pending}
      failure={failure}
      notice={notice}
      unsaved={reason.trim() !== ''}
      onSubmit={save}
      onClose={onClose}
    >
      <p>{copy.toVoidEffectText(covered)}</p>
      <CodedReasonField
        codes={reasonCodesByAct.correct}
        code={code}
        onCode={setCode}
        value={reason}
        onChange={setReason}
        error={missing ?? failure?.errors.reason}
      />
    </FormDialog>
  );
}
