import type { TutorRow } from '#contracts/tutors.ts';
import { peopleApi } from '../../../api/people-api.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { useDialogDraftField } from '../../../commands/use-dialog-draft.ts';
import { useProfile } from '../../../session/session.ts';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
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
  const [chosen = (others.find((tutor) => tutor.id === self) ?? others[0])?.id ?? '', choose] =
    useDialogDraftField('homework-to');
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
      onSubmit={() => submit({ id, body: { homework_to: chosen } })}
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
          <Field label={homework > 0 ? copy.toHomework(homework) : copy.noHomework} error={errorOf('homework_to')}>
            <Select value={chosen} onChange={({ target }) => choose(target.value)}>
              {others.map((tutor) => (
                <option key={tutor.id} value={tutor.id}>
                  {tutor.name}
                </option>
              ))}
            </Select>
          </Field>
        </>
      ) : (
        <p>{copy.nobody}</p>
      )}
    </FormDialog>
  );
}
