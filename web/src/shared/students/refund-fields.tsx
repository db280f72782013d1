import { formatCents } from '#contracts/reason-words.ts';
import { purchaseTexts } from '../../copy/reason-codes.ts';
import { toAmountInput } from '../../lib/parse-cents.ts';
import { LoadFailure } from '../../page/load-failure.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AmountField } from './amount-field.tsx';
import { useGetRefundSuggestionQuery } from './api.ts';
import { refundTexts as copy, toRefundLineText, toRefundSumText } from './refund-suggestion-copy.ts';

interface RefundFieldsProps {
  studentId: string;
  /** Classes that are taken back. */
  classes: number;
  amount: string;
  onAmount(amount: string): void;
  error?: string | undefined;
}

/** The returned amount, with a suggestion and its formula. The suggestion is used only when its button is pressed. */
export function RefundFields({ studentId, classes, amount, onAmount, error }: RefundFieldsProps) {
  const query = useGetRefundSuggestionQuery({ studentId, classes });
  const suggestion = query.currentData;
  const sum = suggestion && toRefundSumText(suggestion);
  return (
    <>
      {query.isError && suggestion === undefined && <LoadFailure title={copy.failed} query={query} />}
      {query.isFetching && suggestion === undefined && <Spinner label={copy.loading} className="h-20" />}
      {suggestion && (
        <Notice>
          <p className="text-sm">{copy.formula}</p>
          <ul className="my-1 tabular-nums">
            {suggestion.lines.map((line) => (
              <li key={line.id}>{toRefundLineText(line)}</li>
            ))}
            {sum && <li>{sum}</li>}
          </ul>
          {suggestion.total_cents > 0 && (
            <Button size="small" onClick={() => onAmount(toAmountInput(suggestion.total_cents))}>
              {copy.use(formatCents(suggestion.total_cents))}
            </Button>
          )}
        </Notice>
      )}
      <AmountField label={purchaseTexts.refund} value={amount} onChange={onAmount} error={error} />
    </>
  );
}
