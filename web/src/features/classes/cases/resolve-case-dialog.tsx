import { useState } from 'react';
import type { ListedCase } from '#contracts/cases.ts';
import type { ClassHistoryEntry } from '#contracts/classes.ts';
import { CASE_TEXT_LENGTH_MAX } from '#events/values/limits.ts';
import { useDialogDraftField } from '../../../commands/use-dialog-draft.ts';
import { useFormCommand } from '../../../commands/use-form-command.ts';
import { notify } from '../../../toasts/notify.ts';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { RadioGroup, RadioOption } from '../../../ui/radio-group.tsx';
import { type ResolveCaseRequest, useGetNewestHistoryRowsQuery, useResolveCaseMutation } from './api.ts';
import { resolveTexts as copy } from './cases-copy.ts';
import { CorrectionField } from './correction-field.tsx';

/** Whether a row does more than record a class of its own day. */
const changedEarlierRows = (row: ClassHistoryEntry): boolean =>
  row.kind === 'mark' ? row.what !== 'marked' : row.source !== 'attendance';

/** Resolves a case by a change that was made since it was opened, or by an explanation. */
export function ResolveCaseDialog({ of, onClose }: { of: ListedCase; onClose(): void }) {
  const [chosenHow, setHow] = useDialogDraftField<'corrected' | 'explained'>('how');
  const [chosen, setChosen] = useDialogDraftField('correction');
  const [text = '', setText] = useDialogDraftField('text');
  const [tried, setTried] = useState(false);
  const [resolve] = useResolveCaseMutation();
  const newest = useGetNewestHistoryRowsQuery(of.student_id);
  const corrections = newest.data?.filter(({ created_at }) => created_at >= of.opened_at) ?? [];
  const change = corrections.find(changedEarlierRows);
  const correction = chosen ?? (change ?? corrections[0])?.id;
  const how = chosenHow ?? (change ? 'corrected' : 'explained');
  const key = `case/${of.id}`;
  const { submit, pending, failure, notice } = useFormCommand(
    (body: ResolveCaseRequest, idempotencyKey) => resolve({ body, idempotencyKey }),
    {
      fields: ['text', 'correction_id'],
      onDone: () => {
        notify.success({ key, title: copy.done });
        onClose();
      },
      onFailed: ({ detail }) => notify.failure({ key, title: copy.failed, detail }),
    },
  );
  const isCorrected = how === 'corrected';
  const isMissing = !isCorrected && text.trim() === '';
  const save = () => {
    setTried(true);
    if (isMissing || (isCorrected && correction === undefined)) return;
    const correction_id = isCorrected && correction !== undefined ? correction : null;
    void submit({ student_id: of.student_id, case_id: of.id, correction_id, text });
  };
  return (
    <FormDialog
      title={copy.title(of.student_name)}
      act={copy.act}
      acting={copy.acting}
      pending={pending}
      failure={failure}
      notice={notice}
      unsaved={text.trim() !== ''}
      onSubmit={save}
      onClose={onClose}
    >
      <Field label={copy.how} group>
        <RadioGroup value={how} onValueChange={(next) => setHow(next as typeof how)}>
          <RadioOption value="corrected">{copy.corrected}</RadioOption>
          <RadioOption value="explained">{copy.explained}</RadioOption>
        </RadioGroup>
      </Field>
      {isCorrected && (
        <CorrectionField
          query={newest}
          corrections={corrections}
          value={correction}
          onChange={setChosen}
          error={failure?.errors.correction_id}
        />
      )}
      <Field
        label={isCorrected ? copy.words : copy.explanation}
        hint={copy.hint}
        optional={isCorrected}
        error={(tried && isMissing ? copy.missing : undefined) ?? failure?.errors.text}
      >
        <Textarea
          maxLength={CASE_TEXT_LENGTH_MAX}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            // A correction that arrives now does not turn what is being written into something else.
            setHow(how);
          }}
        />
      </Field>
    </FormDialog>
  );
}
