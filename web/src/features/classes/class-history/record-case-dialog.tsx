import { askerTexts, channelTexts } from '#contracts/case-words.ts';
import type { CentreResponse } from '#contracts/centre.ts';
import type { CaseAsker, CaseChannel } from '#events/values/enum-values.ts';
import { NAME_LENGTH_MAX } from '#events/values/limits.ts';
import { classesApi } from '../../../api/classes-api.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { useDialogDraftField } from '../../../commands/use-dialog-draft.ts';
import { recordCaseTexts as copy } from '../../../shared/cases/ask-copy.ts';
import { type AskedRow, questionFields, useQuestionFields } from '../../../shared/cases/case-fields.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { RadioGroup, RadioOption } from '../../../ui/radio-group.tsx';
import { Select } from '../../../ui/select.tsx';
import { TypedDateInput } from '../../../ui/typed-date-input.tsx';

interface RecordCaseDialogProps {
  studentId: string;
  /** Null for the classes as a whole or of some days. */
  row: AskedRow | null;
  centre: CentreResponse;
  onClose(): void;
}

/** A tutor writes down what somebody who phoned, came or wrote says is wrong. */
export function RecordCaseDialog({ studentId, row, centre: { today }, onClose }: RecordCaseDialogProps) {
  const [asker, setAsker] = useDialogDraftField<CaseAsker>('asker');
  const [name = '', setName] = useDialogDraftField('name');
  const [channel, setChannel] = useDialogDraftField<CaseChannel | ''>('channel');
  const [askedOn = today, setAskedOn] = useDialogDraftField('asked-on');
  const { question, unsaved, fields } = useQuestionFields({ row, asker, voice: 'tutor' });
  const [openCase] = classesApi.useOpenCaseAsTutorMutation();
  const { submit, errorOf, dialog } = useCommandDialog(openCase, {
    key: `record-case/${row?.id ?? studentId}`,
    fields: [...questionFields, 'asker_name', 'asked_on'],
    done: copy.done,
    failed: copy.failed,
    onClose,
  });
  const needsName = asker !== 'student';
  const isNameMissing = needsName && name.trim() === '';
  const save = () => {
    if (!question || !asker || isNameMissing || !channel || askedOn > today) return submit(undefined);
    const who = { student_id: studentId, asker, asker_name: needsName ? name : null };
    submit({ body: { ...who, channel, asked_on: askedOn, ...question } });
  };
  return (
    <FormDialog
      title={copy.title}
      description={row?.text ?? copy.description}
      act={copy.act}
      acting={copy.acting}
      {...dialog}
      unsaved={unsaved || name.trim() !== ''}
      onSubmit={save}
    >
      <Field label={copy.asker} group error={errorOf('asker', asker === undefined && copy.askerMissing)}>
        <RadioGroup value={asker ?? ''} onValueChange={(next) => setAsker(next as CaseAsker)}>
          {Object.entries(askerTexts).map(([value, text]) => (
            <RadioOption key={value} value={value}>
              {text}
            </RadioOption>
          ))}
        </RadioGroup>
      </Field>
      {needsName && (
        <Field label={copy.name} error={errorOf('asker_name', isNameMissing && copy.nameMissing)}>
          <Input
            autoComplete="off"
            maxLength={NAME_LENGTH_MAX}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
      )}
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <Field label={copy.channel} error={errorOf('channel', !channel && copy.channelMissing)}>
          <Select value={channel ?? ''} onChange={({ target }) => setChannel(target.value as CaseChannel | '')}>
            <option value="">{copy.chooseChannel}</option>
            {Object.entries(channelTexts).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={copy.askedOn} error={errorOf('asked_on', askedOn > today && copy.askedInFuture)}>
          <TypedDateInput required max={today} value={askedOn} onValid={setAskedOn} />
        </Field>
      </div>
      {fields(errorOf)}
    </FormDialog>
  );
}
