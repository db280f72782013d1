import type { ListedCase } from '#contracts/cases.ts';
import type { ClassHistoryEntry } from '#contracts/classes.ts';
import { CASE_TEXT_LENGTH_MAX } from '#events/values/limits.ts';
import { classesApi } from '../../../api/classes-api.ts';
import type { FieldError } from '../../../api/form-failure.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { useDialogDraftField } from '../../../commands/use-dialog-draft.ts';
import { toHistoryRowText } from '../../../copy/class-history.ts';
import { LoadFailure } from '../../../page/load-failure.tsx';
import type { RetryableQuery } from '../../../page/use-retry-while-unreachable.ts';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RadioGroup, RadioOption } from '../../../ui/radio-group.tsx';
import { Select } from '../../../ui/select.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { CaseQuestion } from './case-item.tsx';
import { resolveTexts as copy } from './cases-copy.ts';
import { PacketField, usePacketChoice } from './packet-field.tsx';

/** Resolves a case by a change that was made since it was opened, or by an explanation: the tutor chooses which. */
export function ResolveCaseDialog({ of, onClose }: { of: ListedCase; onClose(): void }) {
  const [how = '', setHow] = useDialogDraftField<'corrected' | 'explained'>('how');
  const [correction = '', setCorrection] = useDialogDraftField('correction');
  const [text = '', setText] = useDialogDraftField('text');
  const packet = usePacketChoice(of.student_id);
  const [resolve] = classesApi.useResolveCaseMutation();
  const newest = classesApi.useGetNewestHistoryRowsQuery({ studentId: of.student_id, order: 'recorded' });
  const corrections = newest.data?.filter(({ created_at }) => created_at >= of.opened_at) ?? [];
  const { submit, errorOf, dialog } = useCommandDialog(resolve, {
    key: `case/${of.id}`,
    fields: ['text', 'correction_id', 'packet_id'],
    done: copy.done,
    failed: copy.failed,
    onClose,
  });
  const isCorrected = how === 'corrected';
  const isMissing = how === 'explained' && text.trim() === '';
  const isComplete = isCorrected ? correction !== '' : how === 'explained' && !isMissing;
  const save = () => {
    const how = { correction_id: isCorrected ? correction : null, packet_id: packet.id };
    const body = { student_id: of.student_id, case_id: of.id, text, ...how };
    submit(isComplete ? { body } : undefined);
  };
  return (
    <FormDialog
      title={copy.title(of.student_name)}
      act={copy.act}
      acting={copy.acting}
      {...dialog}
      unsaved={text.trim() !== ''}
      onSubmit={save}
    >
      <div className="flex flex-col gap-2">
        <CaseQuestion of={of} />
      </div>
      <Field label={copy.how} group error={errorOf('how', how === '' && copy.howMissing)}>
        <RadioGroup value={how} onValueChange={(next) => setHow(next as 'corrected' | 'explained')}>
          <RadioOption value="corrected">{copy.corrected}</RadioOption>
          <RadioOption value="explained">{copy.explained}</RadioOption>
        </RadioGroup>
      </Field>
      {isCorrected && (
        <CorrectionField
          query={newest}
          corrections={corrections}
          value={correction}
          onChange={setCorrection}
          error={errorOf('correction_id', correction === '' && copy.correctionMissing)}
        />
      )}
      <Field
        label={how === 'explained' ? copy.explanation : copy.words}
        hint={copy.hint}
        optional={how !== 'explained'}
        error={errorOf('text', isMissing && copy.missing)}
      >
        <Textarea maxLength={CASE_TEXT_LENGTH_MAX} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <PacketField choice={packet} error={errorOf('packet_id')} />
    </FormDialog>
  );
}

interface CorrectionFieldProps {
  query: RetryableQuery & { data?: unknown };
  /** The rows that were recorded since the case was opened, newest first. */
  corrections: readonly ClassHistoryEntry[];
  value: string;
  onChange(id: string): void;
  error?: FieldError | undefined;
}

/** Chooses the row of the class history that corrected the classes. */
function CorrectionField({ query, corrections, value, onChange, error }: CorrectionFieldProps) {
  if (query.data === undefined) {
    if (query.error !== undefined) return <LoadFailure title={copy.correctionsFailed} query={query} />;
    return <Spinner label={copy.loadingCorrections} />;
  }
  if (corrections.length === 0) return <Notice tone="caution">{copy.noCorrection}</Notice>;
  return (
    <Field label={copy.correction} error={error}>
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{copy.chooseCorrection}</option>
        {corrections.map((row) => (
          <option key={row.id} value={row.id}>
            {toHistoryRowText(row)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
