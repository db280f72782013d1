import { useState } from 'react';
import { missingReasonText } from '../../../copy/forms.ts';
import { rollReasonTexts as copy } from '../../../copy/take-attendance.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { ReasonField } from '../../../ui/reason-field.tsx';

interface RollReasonDialogProps {
  /** The students whose recorded absence becomes present or a late cancellation. */
  names: readonly string[];
  /** True if one of the marks is or becomes a late cancellation. */
  hasLate: boolean;
  /** The reason of an earlier attempt to save. */
  given: string;
  onSave(reason: string): void;
  onClose(): void;
}

/** Asks before a roll is saved why recorded absences become present, once for all of them. */
export function RollReasonDialog({ names, hasLate, given, onSave, onClose }: RollReasonDialogProps) {
  const [reason, setReason] = useState(given);
  const [tried, setTried] = useState(false);
  const missing = reason.trim() === '';
  return (
    <FormDialog
      title={hasLate ? copy.lateTitle : copy.title(names.length)}
      description={hasLate ? copy.lateText(names) : copy.text(names)}
      act={copy.save}
      acting={copy.save}
      unsaved={reason !== given}
      onSubmit={() => (missing ? setTried(true) : onSave(reason.trim()))}
      onClose={onClose}
    >
      <ReasonField value={reason} onChange={setReason} error={tried && missing ? missingReasonText : undefined} />
    </FormDialog>
  );
}
