import type { PaymentMethod } from '#events/values/shapes.ts';
import { useDialogDraftValue } from '../../commands/use-dialog-draft.ts';
import { parseCents } from '../../lib/parse-cents.ts';
import { useCentre } from '../../session/session.ts';
import { moneyFaultTexts } from './money-copy.ts';

/** How money changed hands, as typed in a dialog. Nothing is chosen at first, so that nothing is recorded that nobody entered. */
interface TransferDraft {
  method: PaymentMethod | '';
  day: string;
  reference: string;
}
const emptyTransfer: TransferDraft = { method: '', day: '', reference: '' };
const emptyPayment = { ...emptyTransfer, amount: '', receivedBy: '' };

/** A draft of money that changed hands, with the faults of its fields. */
export interface Transfer<Draft extends TransferDraft = TransferDraft> {
  draft: Draft;
  change(part: Partial<Draft>): void;
  faults: { [Name in keyof Draft]?: string | undefined };
}
export type PaymentTransfer = Transfer<typeof emptyPayment>;

function useDraft<Draft extends TransferDraft>(name: string, empty: Draft) {
  const [draft, setDraft] = useDialogDraftValue(name, empty);
  const today = useCentre()?.today;
  const isInFuture = today !== undefined && draft.day > today;
  return {
    draft,
    change: (part: Partial<Draft>) => setDraft({ ...draft, ...part }),
    dayFault: draft.day === '' ? moneyFaultTexts.day : isInFuture ? moneyFaultTexts.dayInFuture : undefined,
  };
}

const toMethodAndReference = (method: PaymentMethod, reference: string) => ({
  method,
  ...(reference.trim() && { reference: reference.trim() }),
});

/** How money is returned. `body` has the fields of the request, and is undefined while something is missing or wrong. */
export function useReturnDraft() {
  const { draft, change, dayFault } = useDraft('returned', emptyTransfer);
  const { method, day, reference } = draft;
  const transfer: Transfer = {
    ...{ draft, change },
    faults: { method: method === '' ? moneyFaultTexts.returnMethod : undefined, day: dayFault },
  };
  const body = method === '' || dayFault ? undefined : { ...toMethodAndReference(method, reference), returned_on: day };
  return { ...transfer, body };
}

/** A payment that came in. `body` has the fields of the request, and is undefined while something is missing or wrong. */
export function usePaymentDraft() {
  const { draft, change, dayFault } = useDraft('payment', emptyPayment);
  const { method, day, reference, amount, receivedBy } = draft;
  const cents = parseCents(amount) || undefined;
  const payment: PaymentTransfer = {
    ...{ draft, change },
    faults: {
      amount: cents === undefined ? moneyFaultTexts.amount : undefined,
      method: method === '' ? moneyFaultTexts.method : undefined,
      day: dayFault,
      receivedBy: receivedBy === '' ? moneyFaultTexts.receivedBy : undefined,
    },
  };
  const body =
    cents === undefined || method === '' || dayFault || receivedBy === ''
      ? undefined
      : {
          ...{ amount_cents: cents, received_on: day, received_by: receivedBy },
          ...toMethodAndReference(method, reference),
        };
  return { ...payment, cents, body };
}
