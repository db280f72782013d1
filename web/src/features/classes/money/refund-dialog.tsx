import { useState } from 'react';
import type { GetMoneyResponse, GiveRefundRequest } from '#contracts/money.ts';
import { formatCents } from '#contracts/reason-words.ts';
import type { StudentRow } from '#contracts/students.ts';
import { classesApi } from '../../../api/classes-api.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { useDialogDraftField } from '../../../commands/use-dialog-draft.ts';
import { remainingText, savingText, waitingText } from '../../../copy/common.ts';
import { parseCents } from '../../../lib/parse-cents.ts';
import { useProfile } from '../../../session/session.ts';
import { useCodedReason } from '../../../shared/attendance/use-coded-reason.ts';
import { AmountField } from '../../../shared/money/amount-field.tsx';
import { moneyFaultTexts } from '../../../shared/money/money-copy.ts';
import { ReturnFields } from '../../../shared/money/transfer-fields.tsx';
import { useReturnDraft } from '../../../shared/money/use-transfer-draft.ts';
import {
  findClassCountFault,
  normalizeClassCount,
  parseClassCount,
  toPreviewClassCount,
} from '../../../shared/students/class-count.ts';
import { ClassCountField } from '../../../shared/students/class-count-field.tsx';
import { BeforeAfterNumbers, BeforeAfterStrip } from '../../../ui/before-after-numbers.tsx';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RadioGroup, RadioOption } from '../../../ui/radio-group.tsx';
import { CodedReasonField } from '../../../ui/reason-field.tsx';
import { Select } from '../../../ui/select.tsx';
import {
  refundDialogTexts as copy,
  moneyReasonHintText,
  toRefundSourceText,
  toTakenClassesText,
  untiedRefundTexts,
} from './money-dialogs-copy.ts';
import { countTakenClasses, listRefundSources, toSourceFields } from './refund-sources.ts';
import { RefundSuggestionLine } from './refund-suggestion-line.tsx';

interface RefundDialogProps {
  money: GetMoneyResponse;
  /** What the person wants to refund, if they opened the dialog on it. */
  source?: string | undefined;
  onClose(): void;
}

/** Records money that was returned: for a purchase, out of credit, or tied to neither; with or without classes. */
export function RefundDialog({ money, source: opened = '', onClose }: RefundDialogProps) {
  const { student } = money;
  const { owner } = useProfile();
  const sources = listRefundSources(money, owner);
  const [chosen = opened, setChosen] = useDialogDraftField('source');
  const [amount = '', setAmount] = useDialogDraftField('amount');
  const [withClasses = '', setWithClasses] = useDialogDraftField<'yes' | 'no'>('with-classes');
  const [count = '', setCount] = useDialogDraftField('classes');
  const [asked, setAsked] = useState<GiveRefundRequest>();
  const transfer = useReturnDraft();
  const reason = useCodedReason('refund');
  const [refund] = classesApi.useGiveRefundMutation();
  const { submit, errorOf, dialog } = useCommandDialog(refund, {
    key: `refund/${student.id}`,
    fields: [...['cents', 'method', 'returned_on', 'reference', 'reason', 'classes'], ...['purchase_id', 'payment_id']],
    done: (_answer, { body }) => ({ title: copy.done, detail: copy.toDone(formatCents(body.cents)) }),
    failed: copy.failed,
    staysOpenAfterEarlier: true,
    onClose,
  });

  const source = sources.find(({ value }) => value === chosen);
  const limit = source?.limitCents;
  const cents = parseCents(amount) || undefined;
  const isTooMuch = cents !== undefined && limit !== undefined && cents > limit;
  const amountFault =
    cents === undefined ? moneyFaultTexts.amount : isTooMuch ? copy.tooMuch(formatCents(limit)) : undefined;
  const isFormer = student.archived_at !== null;
  const takesClasses = !isFormer && withClasses === 'yes';
  const countFault = takesClasses ? findClassCountFault(normalizeClassCount(count), 1) : undefined;
  const classes = takesClasses ? toPreviewClassCount(count, 1) : 0;
  const taken = countTakenClasses(student, classes);
  const isComplete =
    source && cents && !amountFault && transfer.body && reason.body && !countFault && (isFormer || withClasses !== '');
  const save = () => {
    if (!isComplete || !transfer.body || !reason.body) return submit(undefined);
    const seen = takesClasses && { classes: parseClassCount(normalizeClassCount(count)) ?? 0, seen_taken: taken };
    const body = { ...toSourceFields(source), cents, ...seen, ...transfer.body, ...reason.body };
    if (source.kind === 'untied') setAsked(body);
    else submit({ studentId: student.id, body });
  };
  return (
    <FormDialog
      title={copy.title}
      description={<BidiIsolatedName name={student.name} />}
      act={copy.act}
      acting={savingText}
      {...dialog}
      possible={sources.length > 0}
      unsaved={amount !== ''}
      onSubmit={save}
    >
      {sources.length === 0 ? (
        <Notice tone="caution">{copy.nothing}</Notice>
      ) : (
        <>
          <Field
            label={copy.source}
            error={errorOf('purchase_id', !source && copy.sourceMissing) ?? errorOf('payment_id')}
          >
            <Select value={source?.value ?? ''} onChange={({ target }) => setChosen(target.value)}>
              <option value="">{copy.chooseSource}</option>
              {sources.map((each) => (
                <option key={each.value} value={each.value}>
                  {toRefundSourceText(each)}
                </option>
              ))}
            </Select>
          </Field>
          <AmountField
            label={copy.amount}
            value={amount}
            onChange={setAmount}
            proposedCents={limit}
            hint={limit === undefined ? undefined : copy.toLimit(formatCents(limit))}
            error={errorOf('cents', amountFault)}
          />
          {isFormer ? (
            <p className="text-sm text-quiet">{copy.formerStudent}</p>
          ) : (
            <Field
              label={copy.withClasses}
              group
              error={errorOf('with_classes', withClasses === '' && copy.withClassesMissing)}
            >
              <RadioGroup value={withClasses} onValueChange={(next) => setWithClasses(next as 'yes' | 'no')}>
                <RadioOption value="no">{copy.noClasses}</RadioOption>
                <RadioOption value="yes">{copy.classes}</RadioOption>
              </RadioGroup>
            </Field>
          )}
          {takesClasses && (
            <>
              <div className="grid items-start gap-4 sm:grid-cols-2">
                <ClassCountField
                  label={copy.count}
                  value={count}
                  onChange={setCount}
                  error={errorOf('classes', countFault)}
                />
                {classes > 0 && <BalanceAfter student={student} taken={taken} />}
              </div>
              {classes > 0 && (
                <Notice tone={taken < classes ? 'caution' : 'info'} role="status">
                  {toTakenClassesText(taken, classes)}
                </Notice>
              )}
              {source?.kind === 'purchase' && classes > 0 && (
                <RefundSuggestionLine
                  studentId={student.id}
                  purchaseId={source.purchase.id}
                  classes={classes}
                  limitCents={source.limitCents}
                  onAmount={setAmount}
                />
              )}
            </>
          )}
          <ReturnFields transfer={transfer} errorOf={errorOf} />
          <CodedReasonField {...reason.field} hint={moneyReasonHintText} error={errorOf('reason', reason.fault)} />
        </>
      )}
      {asked && (
        <ConfirmDialog
          title={untiedRefundTexts.toTitle(formatCents(asked.cents))}
          description={untiedRefundTexts.description}
          confirm={untiedRefundTexts.confirm}
          cancel={untiedRefundTexts.cancel}
          onConfirm={() => {
            setAsked(undefined);
            submit({ studentId: student.id, body: asked });
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </FormDialog>
  );
}

/** The classes before and after the refund takes some, waiting ones first. */
function BalanceAfter({ student, taken }: { student: StudentRow; taken: number }) {
  const { classes_remaining: remaining, classes_waiting: waiting } = student;
  const withdrawn = Math.min(taken, waiting);
  return (
    <BeforeAfterStrip>
      <BeforeAfterNumbers label={remainingText} before={remaining} after={remaining - (taken - withdrawn)} />
      {waiting > 0 && <BeforeAfterNumbers label={waitingText} before={waiting} after={waiting - withdrawn} />}
    </BeforeAfterStrip>
  );
}
