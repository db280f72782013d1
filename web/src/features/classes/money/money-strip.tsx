import { cx } from 'class-variance-authority';
import type { MoneyFigures } from '#contracts/money.ts';
import { toMoneySumLines } from '#contracts/money-words.ts';
import { formatCents } from '#contracts/reason-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Stat } from '../../../ui/stat-strip.tsx';
import { moneyStripTexts as copy } from './money-page-copy.ts';

/** The figure of a part of what is owed is smaller on phones, so that two are in a row. */
const partStyle = 'max-sm:[&>:nth-child(2)]:text-heading';

/** What is owed, what it consists of, and the sum that leads to it: one strip, because each figure follows from the others. */
export function MoneyStrip({ figures }: { figures: MoneyFigures }) {
  const { owed_cents: owed, open_cents, credit_cents, to_return_cents, owed_since } = figures;
  const isSettled = open_cents === 0 && credit_cents === 0 && to_return_cents === 0;
  const label = owed < 0 ? copy.inFavor : isSettled ? copy.nothingOwed : copy.owed;
  return (
    <Sheet className="mb-8">
      <dl aria-label={copy.label} className="-mt-px -ml-px flex flex-wrap *:border-t *:border-l *:border-rule">
        <Stat label={label} value={formatCents(Math.abs(owed))} className={cx(owed > 0 && 'text-margin')} isWide />
        <Stat label={copy.open} value={formatCents(open_cents)} className={partStyle}>
          {owed_since !== null && <span className="text-quiet">{copy.toSince(owed_since)}</span>}
        </Stat>
        <Stat label={copy.credit} value={formatCents(credit_cents)} className={partStyle}>
          {credit_cents > 0 && open_cents > 0 && <span className="text-quiet">{copy.creditHint}</span>}
          {credit_cents > 0 && open_cents === 0 && <Badge tone="accent">{copy.toOverpaid(credit_cents)}</Badge>}
        </Stat>
        <Stat label={copy.toReturn} value={formatCents(to_return_cents)} className={partStyle}>
          {to_return_cents > 0 && <span className="text-quiet">{copy.toReturnHint}</span>}
        </Stat>
      </dl>
      <dl
        aria-label={copy.sumLabel}
        className="flex flex-wrap gap-x-5 gap-y-2 border-t border-rule bg-ground px-4 py-3 sm:px-5"
      >
        {toMoneySumLines(figures).map(({ sign, label: name, cents }) => (
          <div key={name} className="flex flex-col">
            <dt className="order-2 text-sm text-quiet">{name}</dt>
            <dd className="order-1 font-semibold whitespace-nowrap tabular-nums">
              {sign && <span className="text-quiet">{sign} </span>}
              {formatCents(cents)}
            </dd>
          </div>
        ))}
      </dl>
      {figures.reversed_cents !== 0 && (
        <p className="bg-ground px-4 pb-3 text-sm text-quiet sm:px-5">{copy.reversedHint}</p>
      )}
    </Sheet>
  );
}
