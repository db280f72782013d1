import { formatCents } from '#contracts/reason-words.ts';
import { reversedMoneyChoices } from '#events/values/enum-values.ts';
import type { ReversedMoney } from '#events/values/shapes.ts';
import { classesApi } from '../../../api/classes-api.ts';
import type { ErrorOf } from '../../../commands/use-command-dialog.ts';
import { useDialogDraftField } from '../../../commands/use-dialog-draft.ts';
import { reversedMoneyTexts as copy } from '../../../copy/class-dialogs.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { ReturnFields } from '../../../shared/money/transfer-fields.tsx';
import { useReturnDraft } from '../../../shared/money/use-transfer-draft.ts';
import { Field } from '../../../ui/field.tsx';
import { RadioGroup, RadioOption } from '../../../ui/radio-group.tsx';

/**
 * What becomes of the money that was paid for a purchase that is reversed. Nothing is chosen at first. `body` has the fields of
 * the request, and is undefined while what was paid is not known or something is missing or wrong.
 */
export function useReversedMoney(studentId: string, purchaseId: string) {
  const query = classesApi.useGetPurchaseMoneyQuery({ studentId, limit: 1 });
  const [money, setMoney] = useDialogDraftField<ReversedMoney>('money');
  const returned = useReturnDraft();
  const paidCents = query.data && (query.data.find(({ id }) => id === purchaseId)?.returnable_cents ?? 0);
  const toBody = () => {
    if (paidCents === 0) return {};
    if (paidCents === undefined || money === undefined) return undefined;
    if (money !== 'returned') return { money };
    return returned.body && { money, returned: returned.body };
  };
  return { query, paidCents, money, setMoney, returned, body: toBody() };
}

interface ReversedMoneyFieldProps {
  reversed: ReturnType<typeof useReversedMoney>;
  errorOf: ErrorOf;
}

/** Asks what happens to the money, if some was paid. */
export function ReversedMoneyField({ reversed, errorOf }: ReversedMoneyFieldProps) {
  const { query, paidCents, money, setMoney, returned } = reversed;
  return (
    <LoadedPart query={query} failed={copy.failed} loading={copy.loading}>
      {() =>
        paidCents ? (
          <>
            <Field
              label={copy.toQuestion(formatCents(paidCents))}
              group
              error={errorOf('money', money === undefined && copy.fault)}
            >
              <RadioGroup value={money ?? ''} onValueChange={(value) => setMoney(value as ReversedMoney)}>
                {reversedMoneyChoices.map((choice) => (
                  <RadioOption key={choice} value={choice}>
                    {copy.choices[choice]}
                  </RadioOption>
                ))}
              </RadioGroup>
            </Field>
            {money === 'returned' && <ReturnFields transfer={returned} errorOf={errorOf} path="returned." />}
          </>
        ) : null
      }
    </LoadedPart>
  );
}
