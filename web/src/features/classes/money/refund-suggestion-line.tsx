import { formatCents } from '#contracts/reason-words.ts';
import { classesApi } from '../../../api/classes-api.ts';
import { toAmountInput } from '../../../lib/parse-cents.ts';
import { FillInButton } from '../../../shared/money/amount-field.tsx';
import { moneyFieldTexts } from '../../../shared/money/money-copy.ts';
import { toNoSuggestionText, toRefundLineText } from './money-dialogs-copy.ts';

interface RefundSuggestionLineProps {
  studentId: string;
  purchaseId: string;
  /** Classes that are taken back. */
  classes: number;
  /** The most that can be returned for the purchase. */
  limitCents: number;
  onAmount(amount: string): void;
}

/**
 * What the classes of a purchase cost that the refund takes back, with the formula, or that it takes none of them. A button
 * fills in the amount.
 */
export function RefundSuggestionLine({
  studentId,
  purchaseId,
  classes,
  limitCents,
  onAmount,
}: RefundSuggestionLineProps) {
  const { currentData } = classesApi.useGetRefundSuggestionQuery({ studentId, classes });
  const lines = currentData?.lines ?? [];
  // Without a line no class is left to take, which the dialog says.
  if (lines.length === 0) return null;
  const line = lines.find(({ id }) => id === purchaseId);
  const cents = Math.min(line?.refund_cents ?? 0, limitCents);
  return (
    <p className="-mt-3 flex flex-wrap items-baseline gap-x-3 text-sm text-quiet">
      {line ? toRefundLineText(line) : toNoSuggestionText(lines)}
      {cents > 0 && (
        <FillInButton onClick={() => onAmount(toAmountInput(cents))}>
          {moneyFieldTexts.use(formatCents(cents))}
        </FillInButton>
      )}
    </p>
  );
}
