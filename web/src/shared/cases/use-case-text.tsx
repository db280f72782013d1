import { CASE_TEXT_LENGTH_MAX } from '#events/values/limits.ts';
import type { ErrorOf } from '../../commands/use-command-dialog.ts';
import { useDialogDraftField } from '../../commands/use-dialog-draft.ts';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/input.tsx';

interface CaseTextOptions {
  label: string;
  hint?: string;
  /** The fault of an empty text. */
  missing: string;
}

/** What a person writes in a case, with its field. `text` is undefined while nothing is written. */
export function useCaseText({ label, hint, missing }: CaseTextOptions) {
  const [typed = '', setTyped] = useDialogDraftField('text');
  const text = typed.trim() === '' ? undefined : typed;
  return {
    text,
    field: (errorOf: ErrorOf) => (
      <Field label={label} hint={hint} error={errorOf('text', text === undefined && missing)}>
        <Textarea
          required
          maxLength={CASE_TEXT_LENGTH_MAX}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
    ),
  };
}
