import { useDialogDraftValue } from '../../commands/use-dialog-draft.ts';
import { useCentre } from '../../session/session.ts';
import {
  emptyPayment,
  emptyTransfer,
  type PaymentDraft,
  parsePayment,
  parseReturn,
  type TransferDraft,
} from './parse-payment.ts';

/** A draft of money that changed hands, with the faults of its fields. */
export interface Transfer<Draft extends TransferDraft = TransferDraft> {
  draft: Draft;
  change(part: Partial<Draft>): void;
  faults: { [Name in keyof Draft]?: string | undefined };
}
export type PaymentTransfer = Transfer<PaymentDraft>;

function useDraft<Draft extends TransferDraft>(name: string, empty: Draft) {
  const [draft, setDraft] = useDialogDraftValue(name, empty);
  return { draft, change: (part: Partial<Draft>) => setDraft({ ...draft, ...part }), today: useCentre()?.today };
}

/** How money is returned. `body` has the fields of the request, and is undefined while something is missing or wrong. */
export function useReturnDraft() {
  const { draft, change, today } = useDraft('returned', emptyTransfer);
  return { draft, change, ...parseReturn(draft, today) };
}

/** A payment that came in. `body` has the fields of the request, and is undefined while something is missing or wrong. */
export function usePaymentDraft() {
  const { draft, change, today } = useDraft('payment', emptyPayment);
  return { draft, change, ...parsePayment(draft, today) };
}
