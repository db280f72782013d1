import { cx } from 'class-variance-authority';
import { CornerDownRight, CornerUpLeft } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import type { JointPayment, MoneyEntry } from '#contracts/money.ts';
import { listMoneyEntryFacts, toMoneyAmountText, toOwedChangeCents, toReasonPhrase } from '#contracts/money-words.ts';
import { formatCents } from '#contracts/reason-words.ts';
import { FACT_SEPARATOR } from '../../../lib/fact-separator.ts';
import { paths } from '../../../navigation/paths.ts';
import { type MoneyNames, toMoneyEntryText } from '../../../shared/money/money-entry-copy.ts';
import { Badge } from '../../../ui/badge.tsx';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LedgerDay } from '../../../ui/ledger-day.tsx';
import { MarginTableCell, MarginTableHeader } from '../../../ui/margin-table-cells.tsx';
import { RowAct, RowLink } from '../../../ui/row-act.tsx';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader } from '../../../ui/table.tsx';
import { useLinkedRow } from '../../../ui/use-linked-row.ts';
import {
  moneyLedgerTexts as copy,
  jointPaymentTexts,
  listPaidPurchases,
  moneyActTexts,
  moneyPageTexts,
  toRecordedText,
  toReversedLinkText,
  toReversesLinkText,
} from './money-page-copy.ts';

interface MoneyLedgerProps {
  entries: readonly MoneyEntry[];
  names: MoneyNames;
  jointPayments: readonly JointPayment[];
  timeZone: string;
  /** Called to reverse an entry, and to refund the credit of a payment; undefined for families and students. */
  onReverse?: ((entry: MoneyEntry) => void) | undefined;
  onRefund?: ((entry: MoneyEntry) => void) | undefined;
}

/** Every entry in the reverse order of recording, each with what was owed after it. */
export function MoneyLedger({ entries, names, jointPayments, timeZone, onReverse, onRefund }: MoneyLedgerProps) {
  const id = useId();
  const [pointed, setPointed] = useState<string | null>(null);
  const linked = useLinkedRow(entries);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return (
    <Section id={id} className="mb-8" heading={moneyPageTexts.ledger}>
      <Sheet>
        {entries.length === 0 ? (
          <EmptyState {...moneyPageTexts.noEntries} />
        ) : (
          <Table stacks aria-labelledby={id} className="table-fixed">
            <TableHead>
              <tr>
                <MarginTableHeader className="w-18 sm:w-34 max-sm:px-2 max-sm:first:pl-2">{copy.day}</MarginTableHeader>
                <TableHeader className="max-sm:pr-1">{copy.event}</TableHeader>
                <TableHeader className="w-25 text-right max-sm:pl-0 sm:w-32">{copy.amount}</TableHeader>
                <TableHeader className="w-32 text-right max-sm:hidden">{copy.owedAfter}</TableHeader>
              </tr>
            </TableHead>
            <TableBody>
              {entries.map((entry) => (
                <MoneyEntryRow
                  key={entry.id}
                  entry={entry}
                  names={names}
                  joint={jointPayments.find((joint) => joint.id === entry.joint_id)}
                  timeZone={timeZone}
                  reversal={byId.get(entry.reversed_by ?? '')}
                  original={byId.get(entry.reverses ?? '')}
                  linked={
                    entry.id === linked ||
                    (pointed !== null && (pointed === entry.reversed_by || pointed === entry.reverses))
                  }
                  onPoint={setPointed}
                  onReverse={onReverse}
                  onRefund={onRefund}
                />
              ))}
            </TableBody>
          </Table>
        )}
      </Sheet>
    </Section>
  );
}

interface MoneyEntryRowProps extends Pick<MoneyLedgerProps, 'timeZone' | 'onReverse' | 'onRefund'> {
  entry: MoneyEntry;
  names: MoneyNames;
  joint: JointPayment | undefined;
  /** The entry that reverses this one, and the one that it reverses, if they are loaded. */
  reversal: MoneyEntry | undefined;
  original: MoneyEntry | undefined;
  linked: boolean;
  onPoint(id: string | null): void;
}

/** One entry: its day left of the margin line. A reversed one is struck and linked to what reverses it. */
function MoneyEntryRow({
  entry,
  names,
  joint,
  timeZone,
  reversal,
  original,
  linked,
  onPoint,
  ...on
}: MoneyEntryRowProps) {
  const isReversed = entry.reversed_by !== null;
  const isReversal = entry.reverses !== null;
  const text = toMoneyEntryText(entry, names);
  const facts = listMoneyEntryFacts(entry);
  const paid = entry.kind === 'payment' && !isReversed ? listPaidPurchases(entry.id, names) : [];
  const canReverse = !isReversed && (entry.kind === 'payment' || entry.kind === 'refund');
  const hasCredit = (names.payments.get(entry.id)?.unused_cents ?? 0) > 0;
  return (
    <tr
      id={entry.id}
      onPointerEnter={() => onPoint(entry.id)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(entry.id)}
      onBlur={() => onPoint(null)}
      className={cx('align-top target:bg-tint-accent', linked ? 'bg-tint-accent' : isReversal && 'bg-tint-caution')}
    >
      <MarginTableCell className="py-2.5 max-sm:px-2 max-sm:first:pl-2">
        <LedgerDay date={entry.effective_on} timeZone={timeZone} />
      </MarginTableCell>
      <TableCell className="py-2.5 wrap-anywhere max-sm:pr-1">
        <span className={cx(isReversed && 'text-quiet line-through')}>
          {text}
          {toReasonPhrase(entry)}
        </span>{' '}
        {isReversed && <Badge>{copy.reversed}</Badge>}
        {isReversal && <Badge tone="caution">{copy.reversal}</Badge>}
        <p className="text-sm text-quiet">
          {toRecordedText(entry, timeZone)}
          {entry.kind === 'payment' && (
            <>
              {FACT_SEPARATOR}
              <Link
                href={paths.receipt(entry.student_id, entry.id)}
                aria-description={text}
                className="text-accent underline underline-offset-2"
              >
                {moneyPageTexts.receipt}
              </Link>
            </>
          )}
          {canReverse && on.onReverse && (
            <RowAct text={moneyActTexts.reverse} about={text} onAct={() => on.onReverse?.(entry)} />
          )}
          {hasCredit && on.onRefund && (
            <RowAct text={moneyActTexts.refundCredit} about={text} onAct={() => on.onRefund?.(entry)} />
          )}
        </p>
        {facts.length > 0 && <p className="text-sm text-quiet">{facts.join(' · ')}</p>}
        {paid.map((line) => (
          <p key={line} className="text-sm text-quiet">
            {line}
          </p>
        ))}
        {joint && <JointPaymentLine joint={joint} entry={entry} />}
        {isReversal && (
          <RowLink to={original}>
            <CornerDownRight aria-hidden className="size-3.5 shrink-0" />
            {toReversesLinkText(entry, original)}
          </RowLink>
        )}
        {isReversed && (
          <RowLink to={reversal}>
            <CornerUpLeft aria-hidden className="size-3.5 shrink-0" />
            {toReversedLinkText(reversal)}
          </RowLink>
        )}
      </TableCell>
      <TableCell className="py-2.5 text-right tabular-nums max-sm:pl-0">
        <span
          className={cx(
            'font-semibold',
            isReversed ? 'text-quiet line-through' : toOwedChangeCents(entry) < 0 && 'text-good',
          )}
        >
          {toMoneyAmountText(entry)}
        </span>
        <span className="block text-sm text-quiet sm:hidden">{copy.toOwedAfter(entry.owed_after_cents)}</span>
      </TableCell>
      <TableCell className="py-2.5 text-right tabular-nums max-sm:hidden">
        {formatCents(entry.owed_after_cents)}
      </TableCell>
    </tr>
  );
}

/** The whole of a payment for several students, with the parts of the others. Families read no names but those of their children. */
function JointPaymentLine({ joint, entry }: { joint: JointPayment; entry: MoneyEntry }) {
  const others = joint.parts.filter(({ entry_id }) => entry_id !== entry.id);
  return (
    <p className="text-sm text-quiet">
      {jointPaymentTexts.toWhole(joint)}
      {others.map(({ entry_id, student_id, student_name, amount_cents }) => (
        <span key={entry_id}>
          {FACT_SEPARATOR}
          {student_id !== null && student_name !== null ? (
            <Link href={paths.moneyEntry(student_id, entry_id)} className="text-accent underline underline-offset-2">
              <BidiIsolatedName name={student_name} />
            </Link>
          ) : (
            jointPaymentTexts.another
          )}{' '}
          {formatCents(amount_cents)}
        </span>
      ))}
    </p>
  );
}
