import type { RefundLine, RefundSuggestion } from '#contracts/class-reports.ts';
import type { AddedClasses } from '#projections/queries/class-reports.ts';

/**
 * What the family paid for the classes that are taken back: price ÷ classes × refunded, for each addition. Older classes are
 * used first, so the unused ones are those of the newest additions, which come first in `added`.
 */
export const suggestRefund = (added: readonly AddedClasses[], unused: number, classes: number): RefundSuggestion => {
  let left = Math.min(classes, unused);
  const lines: RefundLine[] = [];
  for (const addition of added) {
    if (left === 0) break;
    const refunded = Math.min(left, addition.classes);
    const { price_cents } = addition;
    const refund_cents = price_cents === null ? null : Math.round((price_cents * refunded) / addition.classes);
    lines.push({ ...addition, refunded, refund_cents });
    left -= refunded;
  }
  return { unused, lines, total_cents: lines.reduce((sum, { refund_cents }) => sum + (refund_cents ?? 0), 0) };
};
