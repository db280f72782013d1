import { useState } from 'react';
import type { CentreResponse } from '#contracts/centre.ts';
import type { PasswordCodeResponse, StudentRow } from '#contracts/students.ts';
import { peopleApi } from '../../../api/people-api.ts';
import { useCommand } from '../../../commands/use-command-dialog.ts';
import { closeText } from '../../../copy/common.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { CopyButton } from '../../../shared/copy-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogFooter } from '../../../ui/dialog.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { passwordCodeTexts as copy } from './student-management-copy.ts';

interface PasswordCodeDialogProps {
  student: StudentRow;
  centre: CentreResponse;
  onClose(): void;
}

/** Makes a code with which the student chooses a new password, and shows it once. */
export function PasswordCodeDialog({ student, centre, onClose }: PasswordCodeDialogProps) {
  const [make] = peopleApi.useMakePasswordCodeMutation();
  const [made, setMade] = useState<PasswordCodeResponse>();
  const { submit, pending, failure, notice } = useCommand(make, {
    key: `password-code/${student.id}`,
    failed: copy.failed,
    onDone: setMade,
  });
  if (made === undefined) {
    return (
      <FormDialog
        {...{ pending, failure, notice, onClose }}
        title={copy.title(student.name)}
        act={copy.act}
        acting={copy.acting}
        onSubmit={() => submit({ studentId: student.id })}
      >
        <p>{copy.explanation}</p>
      </FormDialog>
    );
  }
  return (
    <Dialog onClose={onClose} title={copy.title(student.name)}>
      <div role="status" className="flex flex-col gap-3">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="sr-only">{copy.code}</span>
          <strong className="font-serif text-title tabular-nums">{made.code}</strong>
          <CopyButton text={made.code} label={copy.toCopy(student.name)} />
        </p>
        <p className="text-quiet">{copy.toValid(formatDateTime(made.expires_at, centre.time_zone))}</p>
      </div>
      <DialogFooter>
        <Button onClick={onClose}>{closeText}</Button>
      </DialogFooter>
    </Dialog>
  );
}
