import { useState } from 'react';
import type { TutorRow } from '#contracts/tutors.ts';
import { peopleApi } from '../../../api/people-api.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { useDialogDraftField } from '../../../commands/use-dialog-draft.ts';
import { useProfile } from '../../../session/session.ts';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { archiveTutorTexts as copy, tutorActTexts } from './tutors-copy.ts';

interface ArchiveTutorDialogProps {
  person: { id: string; name: string; email: string };
  tutors: readonly TutorRow[];
  onClose(): void;
}

/** Archives a tutor, and asks who takes over their homework. */
export function ArchiveTutorDialog({ person: { id, name, email }, tutors, onClose }: ArchiveTutorDialogProps) {
  const self = useProfile().id;
  const others = tutors.filter((tutor) => tutor.id !== id);
  const [chosen = '', choose] = useDialogDraftField('homework-to');
  const [isMissing, setMissing] = useState(false);
  // The homework goes to nobody whom the person did not choose, so the only possible tutor is proposed, not chosen.
  const [proposed] = others.length === 1 && chosen === '' ? others : [];
  const homework = tutors.find((tutor) => tutor.id === id)?.homework ?? 0;
  const [archive] = peopleApi.useArchiveTutorMutation();
  const { submit, errorOf, dialog } = useCommandDialog(archive, {
    key: `archive-tutor/${id}`,
    fields: ['homework_to'],
    done: copy.toDone(name),
    failed: copy.failed,
    onClose,
  });
  const isPossible = others.length > 0 || dialog.pending;
  return (
    <FormDialog
      {...dialog}
      title={copy.toTitle(name)}
      act={tutorActTexts.archive}
      acting={copy.acting}
      possible={isPossible}
      onSubmit={() => {
        setMissing(chosen === '');
        if (chosen !== '') submit({ id, body: { homework_to: chosen } });
      }}
    >
      {isPossible ? (
        <>
          <p className="wrap-anywhere">
            {id === self ? (
              copy.selfConsequences
            ) : (
              <>
                <BidiIsolatedName name={name} /> {copy.toConsequences(email)}
              </>
            )}
          </p>
          <Field
            label={homework > 0 ? copy.toHomework(homework) : copy.noHomework}
            hint={copy.required}
            error={isMissing && chosen === '' ? copy.missing : errorOf('homework_to')}
          >
            <Select required value={chosen} onChange={({ target }) => choose(target.value)}>
              <option value="" disabled>
                {copy.choose}
              </option>
              {others.map((tutor) => (
                <option key={tutor.id} value={tutor.id}>
                  {tutor.name}
                </option>
              ))}
            </Select>
          </Field>
          {proposed && (
            <Button size="small" className="self-start" onClick={() => choose(proposed.id)}>
              {copy.toProposal(proposed.name)}
            </Button>
          )}
        </>
      ) : (
        <p>{copy.nobody}</p>
      )}
    </FormDialog>
  );
}
