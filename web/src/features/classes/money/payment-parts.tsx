import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PurchaseMoney } from '#contracts/money.ts';
import { classesApi } from '../../../api/classes-api.ts';
import type { FieldError } from '../../../api/form-failure.ts';
import { peopleApi } from '../../../api/people-api.ts';
import { useDialogDraftField } from '../../../commands/use-dialog-draft.ts';
import { parseCents } from '../../../lib/parse-cents.ts';
import { LoadFailure } from '../../../page/load-failure.tsx';
import { AmountField } from '../../../shared/money/amount-field.tsx';
import { moneyFaultTexts } from '../../../shared/money/money-copy.ts';
import { toPurchaseOfDayText } from '../../../shared/money/money-entry-copy.ts';
import { StudentSelectField } from '../../../shared/students/student-select-field.tsx';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { Button } from '../../../ui/button.tsx';
import { LabelledCheckbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { allocatePayment, findChosenPurchases } from './allocate-payment.ts';
import { recordPaymentTexts as copy, listAllocationTexts } from './money-dialogs-copy.ts';
import { moneyPageTexts } from './money-page-copy.ts';

/** The part of a student as typed: the amount, and the ids of the purchases that it pays. */
export interface PartDraft {
  studentId: string;
  amount: string;
  chosen: readonly string[];
}
interface PartProps {
  part: PartDraft;
  /** True once the person has tried to save. */
  tried: boolean;
  onChange(change: Partial<PartDraft>): void;
}

interface PaidPurchasesProps extends PartProps {
  /** The name of the student. */
  name: string;
  purchases: readonly PurchaseMoney[];
  /** What is to be allocated; null or undefined while no amount is typed. */
  cents: number | null | undefined;
  /** True if the payment is for several students, so that this one has an amount of its own. */
  isJoint: boolean;
  error?: FieldError | undefined;
}

/** The purchases of one student that a payment pays, and what becomes of the rest. None is chosen for the person. */
export function PaidPurchases({ part, name, purchases, cents, isJoint, error, tried, onChange }: PaidPurchasesProps) {
  const open = purchases.filter(({ open_cents }) => open_cents > 0);
  const chosen = findChosenPurchases(purchases, part.chosen);
  const toggle = (id: string, isChosen: boolean) =>
    onChange({ chosen: isChosen ? [...part.chosen, id] : part.chosen.filter((each) => each !== id) });
  return (
    <>
      {isJoint && (
        <AmountField
          label={copy.toPartLabel(name)}
          value={part.amount}
          onChange={(amount) => onChange({ amount })}
          error={tried && !parseCents(part.amount) ? moneyFaultTexts.amount : undefined}
        />
      )}
      <Field label={copy.pays} group error={error}>
        {open.length === 0 ? (
          <p className="text-quiet">{copy.nothingOpen}</p>
        ) : (
          <div>
            {open.map((purchase) => (
              <LabelledCheckbox
                key={purchase.id}
                checked={part.chosen.includes(purchase.id)}
                onChange={(isChosen) => toggle(purchase.id, isChosen)}
              >
                <span>
                  {toPurchaseOfDayText(purchase)} <span className="text-quiet">{copy.toOpen(purchase.open_cents)}</span>
                </span>
              </LabelledCheckbox>
            ))}
          </div>
        )}
      </Field>
      {cents ? (
        <ul aria-live="polite" className="-mt-3 text-sm text-quiet">
          {listAllocationTexts(chosen, allocatePayment(cents, chosen)).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

interface PartFrameProps {
  name: string;
  /** Called to leave the student out; undefined for the student of the page. */
  onRemove?(): void;
  children: ReactNode;
}

/** The part of one of several students. */
export function PartFrame({ name, onRemove, children }: PartFrameProps) {
  return (
    <fieldset className="flex flex-col gap-5 border-l-2 border-margin/60 pl-4">
      <legend className="sr-only">
        <BidiIsolatedName name={name} />
      </legend>
      <div className="-mb-3 flex min-h-11 items-center justify-between gap-3">
        <p aria-hidden className="font-serif text-heading font-semibold wrap-anywhere">
          <BidiIsolatedName name={name} />
        </p>
        {onRemove && (
          <Button variant="quiet" size="icon" aria-label={copy.toRemove(name)} onClick={onRemove}>
            <X aria-hidden />
          </Button>
        )}
      </div>
      {children}
    </fieldset>
  );
}

/** The part of another student of the same payment. */
export function OtherPart({ part, tried, onChange, onRemove }: PartProps & { onRemove(): void }) {
  const { studentId } = part;
  const query = classesApi.useGetPurchaseMoneyQuery({ studentId });
  const { data: student } = peopleApi.useGetStudentProfileQuery({ studentId });
  const name = student?.name ?? '';
  return (
    <PartFrame name={name} onRemove={onRemove}>
      {query.isError && query.data === undefined && <LoadFailure title={moneyPageTexts.failed} query={query} />}
      {query.isLoading && <Spinner label={moneyPageTexts.loading} className="h-20" />}
      {query.data && (
        <PaidPurchases
          part={part}
          name={name}
          purchases={query.data}
          cents={parseCents(part.amount)}
          isJoint
          tried={tried}
          onChange={onChange}
        />
      )}
    </PartFrame>
  );
}

interface AddStudentFieldsProps {
  studentId: string;
  /** Ids of the students who have a part already. */
  added: readonly string[];
  error: FieldError | undefined;
  onAdd(studentId: string): void;
}

/** Adds a student for whom the payment is as well: those of the same family by a button, any other from a list. */
export function AddStudentFields({ studentId, added, error, onAdd }: AddStudentFieldsProps) {
  const [isOpen, setOpen] = useDialogDraftField<'yes'>('for-others');
  const siblings = peopleApi.useGetSiblingsQuery({ studentId }, { skip: isOpen !== 'yes' }).data ?? [];
  const offered = siblings.filter(({ id }) => !added.includes(id));
  if (isOpen !== 'yes')
    return (
      <Button className="self-start" onClick={() => setOpen('yes')}>
        {copy.forOthers}
      </Button>
    );
  return (
    <div className="flex flex-col gap-3">
      {offered.length > 0 && (
        <Field label={copy.siblings} group>
          <div className="flex flex-wrap gap-2">
            {offered.map(({ id, name }) => (
              <Button key={id} size="small" onClick={() => onAdd(id)}>
                <BidiIsolatedName name={name} />
              </Button>
            ))}
          </div>
        </Field>
      )}
      {/* A student who is chosen has a part at once, and the list is empty again. */}
      <StudentSelectField
        label={copy.another}
        none={copy.chooseStudent}
        value=""
        error={error}
        className="w-full"
        onChange={(id) => !added.includes(id) && onAdd(id)}
      />
    </div>
  );
}
