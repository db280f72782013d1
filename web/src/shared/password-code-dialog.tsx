import { useState } from 'react';
import type { PasswordCodeResponse } from '#contracts/students.ts';
import type { Role } from '#events/values/shapes.ts';
import { peopleApi } from '../api/people-api.ts';
import { useCommand } from '../commands/use-command-dialog.ts';
import { closeText } from '../copy/common.ts';
import { passwordCodeTexts as copy } from '../copy/password-code.ts';
import { formatDateTime } from '../lib/dates.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogFooter } from '../ui/dialog.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { CopyButton } from './copy-button.tsx';

interface PasswordCodeDialogProps {
  personRole: Role;
  person: { id: string; name: string };
  timeZone: string;
  onClose(): void;
}

/** Makes a code with which a student or tutor chooses a new password, and shows it once. */
export function PasswordCodeDialog({ personRole, person: { id, name }, timeZone, onClose }: PasswordCodeDialogProps) {
  const [makeForStudent] = peopleApi.useMakePasswordCodeMutation();
  const [makeForTutor] = peopleApi.useMakeTutorPasswordCodeMutation();
  const [made, setMade] = useState<PasswordCodeResponse>();
  const { submit, pending, failure, notice } = useCommand(personRole === 'student' ? makeForStudent : makeForTutor, {
    key: `password-code/${id}`,
    failed: copy.failed,
    onDone: setMade,
  });
  if (made === undefined) {
    return (
      <FormDialog
        {...{ pending, failure, notice, onClose }}
        title={copy.title(name)}
        act={copy.act}
        acting={copy.acting}
        onSubmit={() => submit({ id })}
      >
        <p>{copy.explanation}</p>
      </FormDialog>
    );
  }
  return (
    <Dialog onClose={onClose} title={copy.title(name)}>
      <div role="status" className="mb-6 flex flex-col gap-3">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="sr-only">{copy.code}</span>
          <strong className="font-serif text-title tabular-nums">{made.code}</strong>
          <CopyButton text={made.code} label={copy.toCopy(name)} />
        </p>
        <p className="text-quiet">{copy.toValid(formatDateTime(made.expires_at, timeZone))}</p>
      </div>
      <DialogFooter>
        <Button onClick={onClose}>{closeText}</Button>
      </DialogFooter>
    </Dialog>
  );
}
