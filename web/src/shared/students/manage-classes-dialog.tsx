import type { AddClassesRequest, RemoveClassesRequest } from '#contracts/classes.ts';
import { currentReasonTexts } from '#contracts/reason-words.ts';
import type { StudentRow } from '#contracts/students.ts';
import { reasonCodesByAct } from '#events/values/enum-values.ts';
import { findPlan } from '#events/values/plans.ts';
import type { ReasonCode } from '#events/values/shapes.ts';
import { classesApi } from '../../api/classes-api.ts';
import { useCommandDialog } from '../../commands/use-command-dialog.ts';
import { useDialogDraftField } from '../../commands/use-dialog-draft.ts';
import { classesUpdatedText, manageClassesText, savingText } from '../../copy/common.ts';
import { missingReasonText } from '../../copy/forms.ts';
import * as copy from '../../copy/students.ts';
import { useClassesMax } from '../../session/session.ts';
import { notify } from '../../toasts/notify.ts';
import { BidiIsolatedName } from '../../ui/bidi-isolated-name.tsx';
import { LabelledCheckbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RadioGroup, RadioOption } from '../../ui/radio-group.tsx';
import { CodedReasonField } from '../../ui/reason-field.tsx';
import { usePossibleDuplicate } from '../money/possible-duplicate-notice.tsx';
import { AdjustmentPreviewStrip } from './adjustment-preview-strip.tsx';
import { findClassCountFault, normalizeClassCount, parseClassCount, toPreviewClassCount } from './class-count.ts';
import { ClassCountField } from './class-count-field.tsx';
import { manageClassesTexts, purchaseTexts, toBoughtText } from './manage-classes-copy.ts';
import { toClassBalance } from './preview-adjustment.ts';
import { PurchaseFields } from './purchase-fields.tsx';
import { RefundLink } from './refund-link.tsx';
import { usePurchaseDraft } from './use-purchase-draft.ts';

interface Args<Body> {
  studentId: string;
  body: Body;
  idempotencyKey: string;
}
/** The direction says which of the two commands is sent. */
type Adjustment =
  | ({ direction: 'add' } & Args<AddClassesRequest>)
  | ({ direction: 'remove' } & Args<RemoveClassesRequest>);

export function ManageClassesDialog({ student, onClose }: { student: StudentRow; onClose(): void }) {
  const [direction = 'add', setDirection] = useDialogDraftField<copy.AdjustmentDirection>('direction');
  const [number = '1', setNumber] = useDialogDraftField('number');
  const [reason = '', setReason] = useDialogDraftField('reason');
  const [waitingFirst = 'yes', setWaitingFirst] = useDialogDraftField<'yes' | 'no'>('waiting-first');
  const waiting = student.classes_waiting;
  const withdrawsWaiting = direction === 'remove' && waiting > 0 && waitingFirst === 'yes';
  const purchase = usePurchaseDraft(direction);
  const classesMax = useClassesMax();
  const key = `manage-classes/${student.id}`;
  const [add] = classesApi.useAddClassesMutation();
  const [remove] = classesApi.useRemoveClassesMutation();

  const adjust = (sent: Adjustment) => (sent.direction === 'add' ? add(sent) : remove(sent));
  const { submit, errorOf, failure, dialog } = useCommandDialog(adjust, {
    key,
    fields: ['classes', 'reason', 'purchase', 'price_reason', 'payment', 'received_by', 'seen_equal'],
    done: ({ change, balance }, sent) => {
      const {
        direction,
        body: { classes },
      } = sent;
      const { purchase: bought, payment } = sent.direction === 'add' ? sent.body : {};
      const money = toBoughtText(bought?.price_cents, payment?.amount_cents);
      const applied = {
        remaining: Math.abs(change?.applied_remaining ?? 0),
        total: Math.abs(change?.applied_total ?? 0),
      };
      const withdrawn = direction === 'remove' ? Math.max(0, waiting - balance.classes_waiting) : 0;
      const lines = [
        copy.toAdjustmentText(direction, classes, student.name),
        ...(withdrawn > 0 ? [copy.toWithdrawnText(withdrawn)] : []),
        ...(classes > withdrawn
          ? [copy.toAppliedAdjustmentText(direction, classes - withdrawn, applied, classesMax)]
          : []),
        ...(money ? [money] : []),
      ];
      return { title: classesUpdatedText, detail: lines.join('\n') };
    },
    failed: (failure) => {
      // The form asks whether to record the purchase a second time.
      if (failure.code === 'possible-duplicate') return undefined;
      const title = copy.adjustingFailedTexts[direction];
      console.error(title, failure);
      notify.failure({
        key,
        ...(failure.code === 'no-answer' ? copy.adjustingUnexpectedTexts : { title, detail: failure.detail }),
      });
      return undefined;
    },
    staysOpenAfterEarlier: true,
    onClose,
  });
  const duplicate = usePossibleDuplicate(
    failure,
    purchase.cents,
    false,
    purchase.isPaidNow ? purchase.payment.cents : undefined,
  );

  const { code, plan } = purchase;
  const chooseCode = (next: ReasonCode | undefined) => {
    purchase.setCode(next);
    const chosen = findPlan(next);
    if (chosen) setNumber(String(chosen.classes));
    // The classes of a plan are not those of what is chosen in its place.
    else if (plan && number === String(plan.classes)) setNumber('1');
  };
  const turn = (next: copy.AdjustmentDirection) => {
    setDirection(next);
    chooseCode(undefined);
    if (currentReasonTexts.includes(reason)) setReason('');
  };

  const settled = normalizeClassCount(number);
  const fault = findClassCountFault(settled, 1);
  const reasonFault = direction === 'remove' && reason.trim() === '' ? missingReasonText : undefined;
  const save = () => {
    setNumber(settled);
    const classes = parseClassCount(settled);
    if (fault || reasonFault || purchase.body === undefined || classes === null) return submit(undefined);
    const text = reason.trim();
    const body = { classes, ...(text && { reason: text }), ...(code !== undefined && { code }) };
    if (direction === 'add')
      submit({ direction, studentId: student.id, body: { ...body, ...purchase.body, ...duplicate.body } });
    else {
      const withdrawing = withdrawsWaiting && { withdraw_waiting: true };
      submit({ direction, studentId: student.id, body: { ...body, ...withdrawing } as RemoveClassesRequest });
    }
  };

  return (
    <FormDialog
      title={manageClassesText}
      description={<BidiIsolatedName name={student.name} />}
      width="columns"
      act={direction === 'add' ? manageClassesTexts.add : manageClassesTexts.remove}
      acting={savingText}
      {...dialog}
      notice={duplicate.notice ?? dialog.notice}
      onSubmit={save}
    >
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <Field label={manageClassesTexts.direction} group>
            <RadioGroup value={direction} onValueChange={(value) => turn(value as copy.AdjustmentDirection)}>
              <RadioOption value="add">{manageClassesTexts.add}</RadioOption>
              <RadioOption value="remove">{manageClassesTexts.remove}</RadioOption>
            </RadioGroup>
          </Field>
          <ClassCountField
            label={manageClassesTexts.count}
            value={number}
            onChange={setNumber}
            error={errorOf('classes', fault)}
          />
          {direction === 'remove' && waiting > 0 && (
            <LabelledCheckbox
              checked={withdrawsWaiting}
              onChange={(checked) => setWaitingFirst(checked ? 'yes' : 'no')}
            >
              {copy.toWithdrawFirstText(waiting)}
            </LabelledCheckbox>
          )}
          <AdjustmentPreviewStrip
            before={toClassBalance(student)}
            direction={direction}
            classes={toPreviewClassCount(number, 1)}
            withdrawsWaiting={withdrawsWaiting}
          />
          {direction === 'add' && student.chosen_plan && <Notice>{copy.toChosenPlanText(student.chosen_plan)}</Notice>}
          <CodedReasonField
            codes={reasonCodesByAct[direction]}
            code={code}
            onCode={chooseCode}
            optional={direction === 'add'}
            value={reason}
            onChange={setReason}
            error={errorOf('reason', reasonFault)}
          />
        </div>
        <section
          aria-label={purchaseTexts.heading}
          className="flex min-w-0 flex-col gap-4 max-lg:border-t max-lg:border-rule max-lg:pt-5 lg:border-l lg:border-rule lg:pl-8"
        >
          {direction === 'remove' && <RefundLink studentId={student.id} onLeave={onClose} />}
          {direction === 'add' && !purchase.hasPrice && <p className="text-sm text-quiet">{purchaseTexts.none}</p>}
          {purchase.hasPrice && (
            <PurchaseFields purchase={purchase} classes={toPreviewClassCount(number, 1)} errorOf={errorOf} />
          )}
        </section>
      </div>
    </FormDialog>
  );
}
