import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { CentreFigures } from '#contracts/centre-figures.ts';
import { formatCents } from '#contracts/reason-words.ts';
import { formatWeeks } from '../../../copy/counts.ts';
import { Stat, StatStrip } from '../../../ui/stat-strip.tsx';
import {
  centreFigureTexts as copy,
  formatNumber,
  formatPercent,
  nothingBeforeText,
  toCentsChangeText,
  toChangeText,
  toComparedPeriodText,
  toRateChangeText,
  toTodayComparedText,
} from './owner-copy.ts';
import { type OwnerLinks, toOwnerLinks } from './owner-links.ts';

interface OwnerFiguresProps {
  figures: CentreFigures;
  group: string | undefined;
}

/** The figures of the period, and those of today. Each opens the rows of which it is the sum. */
export function OwnerFigures({ figures, group }: OwnerFiguresProps) {
  const { period, before } = figures;
  const links = toOwnerLinks(period, group);
  return (
    <div className="flex flex-col gap-6">
      <FigureStrip heading={toComparedPeriodText(period, before)}>
        <PeriodFigures figures={figures} links={links} />
      </FigureStrip>
      <FigureStrip heading={toTodayComparedText(before.to)}>
        <StockFigures stock={figures.stock} open={figures.open} links={links} />
      </FigureStrip>
    </div>
  );
}

const FigureStrip = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section aria-label={heading}>
    <p className="mb-2 text-sm text-quiet">{heading}</p>
    <StatStrip>{children}</StatStrip>
  </section>
);

/** Three figures in a row, where there is room. */
const third = 'sm:basis-1/3!';

function PeriodFigures({ figures, links }: { figures: CentreFigures; links: OwnerLinks }) {
  const { active_students, classes_sold, classes_delivered, received, refunded, present, absent } = figures;
  const toRate = (which: 'now' | 'before') => {
    const marks = present[which] + absent[which];
    return marks === 0 ? undefined : present[which] / marks;
  };
  const [rate, rateBefore] = [toRate('now'), toRate('before')];
  return (
    <>
      <CountFigure label={copy.students} href={links.present} className={third} {...active_students} />
      <CountFigure label={copy.delivered} href={links.taken} className={third} {...classes_delivered} />
      <Figure
        label={copy.rate}
        href={links.marks}
        className={third}
        value={rate === undefined ? undefined : formatPercent(rate)}
        change={
          rate !== undefined && (rateBefore === undefined ? nothingBeforeText : toRateChangeText(rate, rateBefore))
        }
      />
      <CountFigure label={copy.sold} href={links.purchases} className={third} {...classes_sold} />
      <MoneyFigure label={copy.received} href={links.received} className={third} {...received} />
      <MoneyFigure label={copy.refunded} href={links.refunded} className={third} {...refunded} />
    </>
  );
}

interface StockFiguresProps extends Pick<CentreFigures, 'stock' | 'open'> {
  links: OwnerLinks;
}

function StockFigures({ stock: { now, before }, open, links }: StockFiguresProps) {
  const [weeks, weeksBefore] = [now.weeks_left, before.weeks_left];
  return (
    <>
      <CountFigure label={copy.unused} href={links.balances} now={now.unused} before={before.unused}>
        {now.waiting > 0 && copy.toWaiting(now.waiting)}
      </CountFigure>
      <MoneyFigure label={copy.value} href={links.balances} now={now.value_cents} before={before.value_cents} />
      <Figure
        label={copy.weeksLeft}
        href={links.balances}
        value={weeks === null ? undefined : formatWeeks(weeks)}
        change={
          weeks !== null && (weeksBefore === null ? nothingBeforeText : toChangeText(weeks, weeksBefore, formatWeeks))
        }
      />
      <MoneyFigure label={copy.open} href={links.balancesDue} {...open} />
    </>
  );
}

interface ComparedProps extends Pick<FigureProps, 'label' | 'href' | 'className' | 'children'> {
  now: number;
  before: number;
}

const CountFigure = ({ now, before, ...props }: ComparedProps) => (
  <Figure {...props} value={formatNumber(now)} change={toChangeText(now, before)} />
);

const MoneyFigure = ({ now, before, ...props }: ComparedProps) => (
  <Figure {...props} value={formatCents(now)} change={toCentsChangeText(now, before)} />
);

interface FigureProps {
  label: string;
  /** Where the rows of the figure are. */
  href: string;
  /** Undefined if it is not known. */
  value: string | undefined;
  change: string | false;
  className?: string;
  children?: ReactNode;
}

/** The whole tile is the link, which screen readers call by its label. */
const Figure = ({ label, href, value, change, className, children }: FigureProps) => (
  <Stat
    className={cx('hover:bg-hover', className)}
    label={
      <Link href={href} className="text-accent after:absolute after:inset-0 hover:underline">
        {label}
      </Link>
    }
    value={
      value ?? (
        <>
          <span aria-hidden>–</span>
          <span className="sr-only">{copy.unknown}</span>
        </>
      )
    }
  >
    <span className="block text-quiet">{change}</span>
    {children && <span className="block text-quiet">{children}</span>}
  </Stat>
);
