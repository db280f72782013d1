import { classesApi } from '../../api/classes-api.ts';
import type { ErrorOf } from '../../commands/use-command-dialog.ts';
import { loadingText } from '../../copy/common.ts';
import { LoadFailure } from '../../page/load-failure.tsx';
import { useProfile } from '../../session/session.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { AmountField } from './amount-field.tsx';
import { moneyFieldTexts } from './money-copy.ts';
import { DayField, MethodField, ReferenceField } from './transfer-fields.tsx';
import type { PaymentTransfer } from './use-transfer-draft.ts';

interface PaymentFieldsProps {
  payment: PaymentTransfer;
  errorOf: ErrorOf;
  /** Leads to the fields in the request, such as `payment.`. */
  path?: string;
  /** The amount that a button fills in, such as what is still open. */
  proposedCents?: number | undefined;
  amountHint?: string | undefined;
}

/** What came in, how, when, and who took it. */
export function PaymentFields({ payment, errorOf, path = '', proposedCents, amountHint }: PaymentFieldsProps) {
  const { draft, change, faults } = payment;
  // Only the server knows who can receive a payment, and names the field without its path.
  const receiverError = errorOf(`${path}received_by`, faults.receivedBy) ?? errorOf('received_by');
  return (
    <>
      <MethodField label={moneyFieldTexts.method} transfer={payment} error={errorOf(`${path}method`, faults.method)} />
      <div className="grid gap-4 sm:grid-cols-2">
        <AmountField
          label={moneyFieldTexts.amount}
          value={draft.amount}
          onChange={(amount) => change({ amount })}
          proposedCents={proposedCents}
          hint={amountHint}
          error={errorOf(`${path}amount_cents`, faults.amount)}
        />
        <DayField
          label={moneyFieldTexts.dayReceived}
          transfer={payment}
          error={errorOf(`${path}received_on`, faults.day)}
        />
        <Field label={moneyFieldTexts.receivedBy} error={receiverError}>
          <ReceiverSelect value={draft.receivedBy} onChange={(receivedBy) => change({ receivedBy })} />
        </Field>
        <ReferenceField transfer={payment} error={errorOf(`${path}reference`)} />
      </div>
    </>
  );
}

/** The tutors and owners who can have received a payment, the person of the page first. */
function ReceiverSelect({ value, onChange }: { value: string; onChange(id: string): void }) {
  const me = useProfile();
  const query = classesApi.useGetReceiversQuery();
  if (query.isError && query.data === undefined)
    return <LoadFailure title={moneyFieldTexts.receiversFailed} query={query} />;
  const others = query.data?.filter(({ id }) => id !== me.id);
  return (
    <Select value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{others ? moneyFieldTexts.chooseReceiver : loadingText}</option>
      {others && <option value={me.id}>{moneyFieldTexts.ownName(me.name)}</option>}
      {others?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
