import { paymentMethodTexts } from '#contracts/reason-words.ts';
import { paymentMethods } from '#events/values/enum-values.ts';
import { RECEIPT_LENGTH_MAX } from '#events/values/limits.ts';
import type { PaymentMethod } from '#events/values/shapes.ts';
import type { FieldError } from '../../api/form-failure.ts';
import type { ErrorOf } from '../../commands/use-command-dialog.ts';
import { useCentre } from '../../session/session.ts';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { RadioGroup, RadioOption } from '../../ui/radio-group.tsx';
import { TypedDateInput } from '../../ui/typed-date-input.tsx';
import { FillInButton } from './amount-field.tsx';
import { moneyFieldTexts } from './money-copy.ts';
import type { Transfer } from './use-transfer-draft.ts';

interface TransferFieldProps {
  label: string;
  transfer: Pick<Transfer, 'draft' | 'change'>;
  error: FieldError | undefined;
}

export function MethodField({ label, transfer: { draft, change }, error }: TransferFieldProps) {
  return (
    <Field label={label} group error={error}>
      <RadioGroup
        value={draft.method}
        onValueChange={(method) => change({ method: method as PaymentMethod })}
        className="flex! flex-wrap"
      >
        {paymentMethods.map((method) => (
          <RadioOption key={method} value={method}>
            {paymentMethodTexts[method]}
          </RadioOption>
        ))}
      </RadioGroup>
    </Field>
  );
}

export function DayField({ label, transfer: { draft, change }, error }: TransferFieldProps) {
  const today = useCentre()?.today;
  return (
    <Field label={label} error={error}>
      <TypedDateInput max={today} value={draft.day} onValid={(day) => change({ day })} />
      {today !== undefined && (
        <FillInButton onClick={() => change({ day: today })}>{moneyFieldTexts.today}</FillInButton>
      )}
    </Field>
  );
}

export const ReferenceField = ({ transfer: { draft, change }, error }: Omit<TransferFieldProps, 'label'>) => (
  <Field label={moneyFieldTexts.reference} optional error={error}>
    <Input
      autoComplete="off"
      maxLength={RECEIPT_LENGTH_MAX}
      value={draft.reference}
      onChange={({ target }) => change({ reference: target.value })}
    />
  </Field>
);

interface ReturnFieldsProps {
  transfer: Transfer;
  errorOf: ErrorOf;
  /** Leads to the fields in the request, such as `returned.`. */
  path?: string;
}

/** How and when money is returned. */
export function ReturnFields({ transfer, errorOf, path = '' }: ReturnFieldsProps) {
  const { faults } = transfer;
  return (
    <>
      <MethodField
        label={moneyFieldTexts.returnMethod}
        transfer={transfer}
        error={errorOf(`${path}method`, faults.method)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DayField
          label={moneyFieldTexts.dayReturned}
          transfer={transfer}
          error={errorOf(`${path}returned_on`, faults.day)}
        />
        <ReferenceField transfer={transfer} error={errorOf(`${path}reference`)} />
      </div>
    </>
  );
}
