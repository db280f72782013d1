import { formatCents } from '#contracts/reason-words.ts';
import { classesApi } from '../../../api/classes-api.ts';
import { toAmountInput } from '../../../lib/parse-cents.ts';
import { FillInButton } from '../../../shared/money/amount-field.tsx';
import { moneyFieldTexts } from '../../../shared/money/money-copy.ts';
import { toRefundLineText } from './money-dialogs-copy.ts';

interface RefundSuggestionLineProps {
  studentId: string;
  purchaseId: string;
  /** Classes that are taken back. */
  classes: number;
  /** The most that can be returned for the purchase. */
  limitCents: number;
  onAmount(amount: string): void;
}

/** What the classes cost of which the refund takes back, with the formula. A button fills in the amount. */
export function RefundSuggestionLine({
  studentId,
  purchaseId,
  classes,
  limitCents,
  onAmount,
}: RefundSuggestionLineProps) {
  const { currentData } = classesApi.useGetRefundSuggestionQuery({ studentId, classes });
  const line = currentData?.lines.find(({ id }) => id === purchaseId);
  if (!line) return null;
  const cents = Math.min(line.refund_cents ?? 0, limitCents);
  return (
    <p className="-mt-3 flex flex-wrap items-baseline gap-x-3 text-sm text-quiet">
      {toRefundLineText(line)}
      {cents > 0 && (
        <FillInButton onClick={() => onAmount(toAmountInput(cents))}>
          {moneyFieldTexts.use(formatCents(cents))}
        </FillInButton>
      )}
    </p>
  );
}
