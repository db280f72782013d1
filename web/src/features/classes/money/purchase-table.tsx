import { cx } from 'class-variance-authority';
import { useId } from 'react';
import { Link } from 'wouter';
import type { PurchaseMoney } from '#contracts/money.ts';
import { toPurchaseName } from '#contracts/money-words.ts';
import { formatCents } from '#contracts/reason-words.ts';
import { FACT_SEPARATOR } from '../../../lib/fact-separator.ts';
import { paths } from '../../../navigation/paths.ts';
import { toPurchaseOfDayText } from '../../../shared/money/money-entry-copy.ts';
import { Badge } from '../../../ui/badge.tsx';
import { LedgerDay } from '../../../ui/ledger-day.tsx';
import { MarginTableCell, MarginTableHeader } from '../../../ui/margin-table-cells.tsx';
import { RowAct } from '../../../ui/row-act.tsx';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader } from '../../../ui/table.tsx';
import { purchaseTableTexts as copy, moneyActTexts, moneyPageTexts, paymentStatusTexts } from './money-page-copy.ts';

interface PurchaseTableProps {
  studentId: string;
  purchases: readonly PurchaseMoney[];
  creditCents: number;
  timeZone: string;
  /** True for tutors of a current student, who can reverse purchases. */
  canReverse: boolean;
  /** Called to refund a purchase, or to pay it with credit; undefined for families and students. */
  onAct?: ((act: 'refund' | 'use-credit', purchase: PurchaseMoney) => void) | undefined;
}

const amountStyle = 'py-2.5 text-right tabular-nums max-sm:hidden';

/** Every purchase with a price, with how far it is paid, the newest first. */
export function PurchaseTable({ purchases, ...rest }: PurchaseTableProps) {
  const id = useId();
  if (purchases.length === 0) return null;
  return (
    <Section id={id} className="mb-8" heading={moneyPageTexts.purchases}>
      <Sheet>
        <Table stacks aria-labelledby={id} className="table-fixed">
          <TableHead>
            <tr>
              <MarginTableHeader className="w-18 sm:w-34 max-sm:px-2 max-sm:first:pl-2">{copy.day}</MarginTableHeader>
              <TableHeader>{copy.purchase}</TableHeader>
              <TableHeader className="w-29 text-right max-sm:hidden">{copy.price}</TableHeader>
              <TableHeader className="w-29 text-right max-sm:hidden">{copy.paid}</TableHeader>
              <TableHeader className="w-25 text-right max-sm:pl-0 sm:w-29">{copy.open}</TableHeader>
            </tr>
          </TableHead>
          <TableBody>
            {purchases.toReversed().map((purchase) => (
              <PurchaseRow key={purchase.id} purchase={purchase} {...rest} />
            ))}
          </TableBody>
        </Table>
      </Sheet>
    </Section>
  );
}

function PurchaseRow({
  studentId,
  purchase,
  creditCents,
  timeZone,
  canReverse,
  onAct,
}: Omit<PurchaseTableProps, 'purchases'> & { purchase: PurchaseMoney }) {
  const { tone, text } = paymentStatusTexts[purchase.status];
  const { open_cents, returnable_cents, refunded_cents, canceled_cents } = purchase;
  const isReversed = purchase.status === 'reversed' || purchase.status === 'to-return';
  const about = toPurchaseOfDayText(purchase);
  const facts = [
    refunded_cents > 0 && copy.toRefunded(refunded_cents, canceled_cents),
    purchase.status === 'to-return' && copy.toReturn(returnable_cents),
  ].filter((fact) => fact !== false);
  return (
    <tr className="align-top">
      <MarginTableCell className="py-2.5 max-sm:px-2 max-sm:first:pl-2">
        <LedgerDay date={purchase.recorded_on} timeZone={timeZone} />
      </MarginTableCell>
      <TableCell className="py-2.5 wrap-anywhere max-sm:pr-1">
        <span className={cx('font-semibold', isReversed && 'text-quiet line-through')}>{toPurchaseName(purchase)}</span>{' '}
        <Badge tone={tone}>{text}</Badge>
        <p className="text-sm text-quiet">{copy.toClasses(purchase)}</p>
        <p className="text-sm text-quiet sm:hidden">{copy.toAmounts(purchase)}</p>
        {facts.map((fact) => (
          <p key={fact} className="text-sm text-quiet">
            {fact}
          </p>
        ))}
        <p className="text-sm text-quiet">
          <Link
            href={paths.classHistoryRow(studentId, { id: purchase.id, day: purchase.recorded_on })}
            aria-description={about}
            className="text-accent underline underline-offset-2"
          >
            {copy.inHistory}
          </Link>
          {FACT_SEPARATOR}
          <Link
            href={paths.invoice(studentId, purchase.id)}
            aria-description={about}
            className="text-accent underline underline-offset-2"
          >
            {moneyPageTexts.invoice}
          </Link>
          {canReverse && !isReversed && (
            <>
              {FACT_SEPARATOR}
              <Link
                href={paths.reversalOfPurchase(studentId, { id: purchase.id, day: purchase.recorded_on })}
                aria-description={about}
                className="text-accent underline underline-offset-2"
              >
                {moneyActTexts.reverse}
              </Link>
            </>
          )}
          {onAct && open_cents > 0 && creditCents > 0 && (
            <RowAct text={moneyActTexts.useCredit} about={about} onAct={() => onAct('use-credit', purchase)} />
          )}
          {onAct && returnable_cents > 0 && (
            <RowAct text={moneyActTexts.refund} about={about} onAct={() => onAct('refund', purchase)} />
          )}
        </p>
      </TableCell>
      <TableCell className={amountStyle}>{formatCents(purchase.price_cents)}</TableCell>
      <TableCell className={amountStyle}>{formatCents(purchase.paid_cents)}</TableCell>
      <TableCell className="py-2.5 text-right font-semibold tabular-nums">{formatCents(open_cents)}</TableCell>
    </tr>
  );
}
