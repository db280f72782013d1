/** How the suggested amount of a refund comes about. */
import type { RefundLine, RefundSuggestion } from '#contracts/class-reports.ts';
import { formatCents, formatReasonCode } from '#contracts/reason-words.ts';
import { formatMonthDay } from '../../lib/dates.ts';
import { formatCount } from '../../lib/format-count.ts';

/** `Growth 12 added on Oct 1: $500.00 ÷ 12 × 5 = $208.33` */
export const toRefundLineText = ({
  code,
  effective_on,
  classes,
  price_cents,
  refunded,
  refund_cents,
}: RefundLine): string => {
  const name = code === null ? formatCount(classes, 'class', 'classes') : formatReasonCode(code);
  const added = `${name} added on ${formatMonthDay(effective_on)}`;
  return price_cents === null || refund_cents === null
    ? `${added}: no price is recorded for ${formatCount(refunded, 'class', 'classes')}`
    : `${added}: ${formatCents(price_cents)} ÷ ${classes} × ${refunded} = ${formatCents(refund_cents)}`;
};

/** The last sentence of a suggestion; undefined when one line says all. */
export const toRefundSumText = ({ unused, lines, total_cents }: RefundSuggestion): string | undefined => {
  if (unused === 0) return 'No unused classes are left to refund.';
  return lines.length > 1 ? `Together: ${formatCents(total_cents)}` : undefined;
};

export const refundTexts = {
  formula: 'Price ÷ classes × unused. Older classes count as used first.',
  use: (amount: string) => `Use ${amount}`,
  loading: 'Calculating the refund...',
  failed: 'Error calculating the refund',
};
