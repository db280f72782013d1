/** Classes that were added to a student and not reversed, or taken back from one, with their price, if it is known. */
export interface PricedClasses {
  /** Below 0 for classes that were taken back. */
  readonly classes: number;
  readonly price_cents: number | null;
}

/** How many of added classes are refunded, and their part of the price; null without a price. */
type RefundOf<Row> = Row & { refunded: number; refund_cents: number | null };

/**
 * What the family paid for the classes that are taken back: price ÷ classes × refunded, for each addition. Attendance uses
 * older classes first, so the unused ones are those of the newest additions, which come first in `rows`. An earlier removal
 * took the newest classes of its time.
 */
export const suggestRefund = <Row extends PricedClasses>(rows: readonly Row[], unused: number, classes: number) => {
  let left = Math.min(classes, unused);
  /** Classes of older additions that were removed before. */
  let removed = 0;
  const lines: RefundOf<Row>[] = [];
  for (const addition of rows) {
    if (left === 0) break;
    if (addition.classes < 0) {
      removed -= addition.classes;
      continue;
    }
    const removedOfThese = Math.min(removed, addition.classes);
    removed -= removedOfThese;
    const refunded = Math.min(left, addition.classes - removedOfThese);
    if (refunded === 0) continue;
    const { price_cents } = addition;
    const refund_cents = price_cents === null ? null : Math.round((price_cents * refunded) / addition.classes);
    lines.push({ ...addition, refunded, refund_cents });
    left -= refunded;
  }
  return { unused, lines, total_cents: lines.reduce((sum, { refund_cents }) => sum + (refund_cents ?? 0), 0) };
};
