import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { toRefundText } from '#contracts/case-words.ts';
import type { ListedCase } from '#contracts/cases.ts';
import { CASE_TEXT_LENGTH_MAX } from '#events/values/limits.ts';
import { classesApi } from '../../../api/classes-api.ts';
import type { FieldError } from '../../../api/form-failure.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { useDialogDraftField } from '../../../commands/use-dialog-draft.ts';
import { toHistoryRowText } from '../../../copy/class-history.ts';
import { formatWeekdayAndDate, toCentreDate } from '../../../lib/dates.ts';
import { FACT_SEPARATOR } from '../../../lib/fact-separator.ts';
import { paths } from '../../../navigation/paths.ts';
import { LoadFailure } from '../../../page/load-failure.tsx';
import type { RetryableQuery } from '../../../page/use-retry-while-unreachable.ts';
import { useCentre } from '../../../session/session.ts';
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

type Outcome = 'corrected' | 'explained' | 'refunded';
const outcomes: readonly Outcome[] = ['corrected', 'explained', 'refunded'];

/** Resolves a case by a change or a refund that was made since somebody asked, or by an explanation: the tutor chooses which. */
export function ResolveCaseDialog({ of, onClose }: { of: ListedCase; onClose(): void }) {
  const [how = '', setHow] = useDialogDraftField<Outcome>('how');
  const [correction = '', setCorrection] = useDialogDraftField('correction');
  const [refund = '', setRefund] = useDialogDraftField('refund');
  const [text = '', setText] = useDialogDraftField('text');
  const packet = usePacketChoice(of.student_id);
  const [resolve] = classesApi.useResolveCaseMutation();
  const { submit, errorOf, dialog } = useCommandDialog(resolve, {
    key: `case/${of.id}`,
    fields: ['text', 'correction_id', 'refund_id', 'packet_id'],
    done: copy.done,
    failed: copy.failed,
    onClose,
  });
  const faults = {
    how: how === '' && copy.howMissing,
    correction: how === 'corrected' && correction === '' && copy.correctionMissing,
    refund: how === 'refunded' && refund === '' && copy.refundMissing,
    text: how === 'explained' && text.trim() === '' && copy.missing,
  };
  const save = () => {
    const outcome = {
      correction_id: how === 'corrected' ? correction : null,
      refund_id: how === 'refunded' ? refund : null,
    };
    const body = { student_id: of.student_id, case_id: of.id, text, ...outcome, packet_id: packet.id };
    submit(Object.values(faults).some(Boolean) ? undefined : { body });
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
      <Field label={copy.how} group error={errorOf('how', faults.how)}>
        <RadioGroup value={how} onValueChange={(next) => setHow(next as Outcome)}>
          {outcomes.map((each) => (
            <RadioOption key={each} value={each}>
              {copy[each]}
            </RadioOption>
          ))}
        </RadioGroup>
      </Field>
      {how === 'corrected' && (
        <CorrectionField
          of={of}
          value={correction}
          onChange={setCorrection}
          error={errorOf('correction_id', faults.correction)}
        />
      )}
      {how === 'refunded' && (
        <RefundField of={of} value={refund} onChange={setRefund} error={errorOf('refund_id', faults.refund)} />
      )}
      <Field
        label={how === 'explained' ? copy.explanation : copy.words}
        hint={copy.hint}
        optional={how !== 'explained'}
        error={errorOf('text', faults.text)}
      >
        <Textarea maxLength={CASE_TEXT_LENGTH_MAX} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <PacketField choice={packet} error={errorOf('packet_id')} />
    </FormDialog>
  );
}

interface OutcomeFieldProps {
  of: ListedCase;
  value: string;
  onChange(id: string): void;
  error: FieldError | undefined;
}

/** Returns whether an entry was recorded since the case was opened, or since the day on which a tutor was asked. */
function useIsSinceQuestion({ opened_at, asked_on }: ListedCase) {
  const timeZone = useCentre()?.time_zone ?? 'UTC';
  return ({ created_at }: { created_at: string }) =>
    created_at >= opened_at || (asked_on !== null && toCentreDate(created_at, timeZone) >= asked_on);
}

/** Chooses the row of the class history that corrected the classes, among those that were recorded since the question. */
function CorrectionField({ of, ...field }: OutcomeFieldProps) {
  const query = classesApi.useGetNewestHistoryRowsQuery({ studentId: of.student_id, order: 'recorded' });
  const isSinceQuestion = useIsSinceQuestion(of);
  const rows = query.data?.filter((row) => row.id !== of.row_id && isSinceQuestion(row));
  return (
    <EntryField
      {...field}
      query={query}
      choices={rows?.map((row) => ({ id: row.id, text: toHistoryRowText(row) }))}
      label={copy.correction}
      choose={copy.chooseCorrection}
      none={copy.noCorrection}
      loading={copy.loadingCorrections}
      failed={copy.correctionsFailed}
    />
  );
}

/** Chooses the refund, among those that were given since the question and hold. */
function RefundField({ of, ...field }: OutcomeFieldProps) {
  const query = classesApi.useGetNewestMoneyEntriesQuery({ studentId: of.student_id });
  const isSinceQuestion = useIsSinceQuestion(of);
  const refunds = query.data?.filter(
    (entry) => entry.kind === 'refund' && entry.reversed_by === null && isSinceQuestion(entry),
  );
  return (
    <EntryField
      {...field}
      query={query}
      choices={refunds?.map(({ id, amount_cents, effective_on }) => ({
        id,
        text: toRefundText(amount_cents, effective_on, formatWeekdayAndDate),
      }))}
      label={copy.refund}
      choose={copy.chooseRefund}
      none={
        <>
          {copy.noRefund}
          {FACT_SEPARATOR}
          <Link href={paths.refundOf(of.student_id)} className="text-accent underline underline-offset-2">
            {copy.giveRefund}
          </Link>
        </>
      }
      loading={copy.loadingRefunds}
      failed={copy.refundsFailed}
    />
  );
}

interface EntryFieldProps extends Omit<OutcomeFieldProps, 'of'>, Record<'label' | 'choose', string> {
  /** Said where there is nothing to choose. */
  none: ReactNode;
  query: RetryableQuery;
  /** Newest first; undefined while they are not loaded. */
  choices: readonly { id: string; text: string }[] | undefined;
  loading: string;
  failed: string;
}

/** Chooses an entry of the student's record. */
function EntryField({ query, choices, value, onChange, error, ...texts }: EntryFieldProps) {
  if (choices === undefined) {
    if (query.error !== undefined) return <LoadFailure title={texts.failed} query={query} />;
    return <Spinner label={texts.loading} />;
  }
  if (choices.length === 0) return <Notice tone="caution">{texts.none}</Notice>;
  return (
    <Field label={texts.label} error={error}>
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{texts.choose}</option>
        {choices.map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}
