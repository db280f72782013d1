import { privacyApi } from '../../../api/privacy-api.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { useDialogDraftField } from '../../../commands/use-dialog-draft.ts';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { eraseTexts as copy, toEraseTitleText, toTypeNameText } from './erase-copy.ts';

interface ErasePersonDialogProps {
  person: { id: string; name: string };
  onClose(): void;
}

/** Erases a person after their name was typed. */
export function ErasePersonDialog({ person: { id, name }, onClose }: ErasePersonDialogProps) {
  const [typed = '', setTyped] = useDialogDraftField('name');
  const [erase] = privacyApi.useErasePersonMutation();
  const { submit, errorOf, dialog } = useCommandDialog(erase, {
    key: `erase-person/${id}`,
    fields: ['name'],
    done: ({ finished }) => ({ title: finished ? copy.done : copy.doneLater }),
    failed: copy.eraseFailed,
    onClose,
  });
  return (
    <FormDialog
      {...dialog}
      title={toEraseTitleText(name)}
      act={copy.confirm}
      acting={copy.confirming}
      variant="danger"
      onSubmit={() => submit({ id, body: { name: typed } })}
    >
      <p>{copy.consequence}</p>
      <Field label={toTypeNameText(name)} error={errorOf('name')}>
        <Input required autoComplete="off" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </Field>
    </FormDialog>
  );
}
