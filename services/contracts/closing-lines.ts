/** The lines of a closing report. The page and the file have the same ones. */
import type { ClosingFigures, ClosingStock } from './closing.ts';

/** One line: a number of classes, an amount, or both. What a month takes away is below 0. */
export interface ClosingLine {
  readonly name: string;
  readonly text: string;
  readonly classes: number | null;
  readonly cents: number | null;
}

export interface ClosingSection {
  readonly title: string;
  /** The first line is that before the month, the last one that at its end; those between them lead from one to the other. */
  readonly lines: readonly ClosingLine[];
  /** What the last line consists of. */
  readonly parts: readonly ClosingLine[];
}

/** What all families together owe. */
const toOwedCents = ({ open_cents, credit_cents, to_return_cents }: ClosingStock): number =>
  open_cents - credit_cents - to_return_cents;

export const toClosingSections = ({ opening, change, closing }: ClosingFigures): readonly ClosingSection[] => {
  const line = (name: string, text: string, classes: number | null, cents: number | null): ClosingLine => ({
    ...{ name, text, classes, cents },
  });
  const money = (name: string, text: string, cents: number) => line(name, text, null, cents);
  return [
    {
      title: 'Classes',
      lines: [
        line('unused-before', 'Unused before', opening.unused, opening.value_cents),
        line('sold', 'Sold', change.sold, change.sold_cents),
        line('reversed', 'Purchases reversed', 0 - change.reversed, 0 - change.reversed_cents),
        line('added', 'Added without a purchase', change.added, null),
        line('delivered', 'Delivered', 0 - change.delivered, 0 - change.delivered_cents),
        line('removed', 'Removed', 0 - change.removed, 0 - change.removed_cents),
        line('taken-early', 'Taken before they were added', closing.taken_early - opening.taken_early, null),
        line('unused', 'Unused at the end', closing.unused, closing.value_cents),
      ],
      parts: [
        line(
          'current-unused',
          'Unused by current students',
          closing.unused - closing.former_unused,
          closing.value_cents - closing.former_value_cents,
        ),
        line('former-unused', 'Unused by former students', closing.former_unused, closing.former_value_cents),
      ],
    },
    {
      title: 'Money',
      lines: [
        money('owed-before', 'Owed before', toOwedCents(opening)),
        money('due', 'Due', change.due_cents),
        money('canceled', 'No longer due', 0 - change.no_longer_due_cents),
        money('received', 'Received', 0 - change.received_cents),
        money('refunded', 'Refunded', change.refunded_cents),
        money('owed', 'Owed at the end', toOwedCents(closing)),
      ],
      parts: [
        money('open', 'Open on purchases', closing.open_cents),
        money('credit', 'Credit of families', 0 - closing.credit_cents),
        money('to-return', 'To be returned', 0 - closing.to_return_cents),
      ],
    },
  ];
};
