import type { MoneyOfMonth, SalesReportRow } from '#contracts/class-reports.ts';
import { formatCents } from '#contracts/reason-words.ts';
import { toSoldPlanText } from '../../../copy/reason-codes.ts';
import { MarginTableCell, MarginTableHeader } from '../../../ui/margin-table-cells.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader } from '../../../ui/table.tsx';
import { salesReportTexts as copy, formatMonth, reasonReportTexts } from './class-reports-copy.ts';
import { sumFields, toNetCents } from './report-sums.ts';

const sums = ['sold', 'sold_cents', 'without_amount', 'reversed', 'reversed_cents'] as const;
type Sums = Pick<SalesReportRow, (typeof sums)[number]>;

/** On phones the sums are listed below the plan instead. */
const sumStyle = 'text-right tabular-nums max-sm:hidden';

export function SalesReportTable({ rows }: { rows: readonly SalesReportRow[] }) {
  const total = sumFields(rows, sums);
  return (
    <Table aria-label={copy.table} className="max-sm:[&_td]:px-2 max-sm:[&_th]:px-2">
      <TableHead>
        <tr>
          <MarginTableHeader>{reasonReportTexts.month}</MarginTableHeader>
          <TableHeader>{copy.plan}</TableHeader>
          <TableHeader className={sumStyle}>{copy.sold}</TableHeader>
          <TableHeader className={sumStyle}>{copy.amount}</TableHeader>
          <TableHeader className={sumStyle}>{copy.reversed}</TableHeader>
          <TableHeader className="text-right">{copy.net}</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <tr key={`${row.month}/${row.plan}`}>
            <MarginTableCell className="sm:whitespace-nowrap">{formatMonth(row.month)}</MarginTableCell>
            <TableCell>
              {toSoldPlanText(row.plan)}
              <SumList row={row} />
            </TableCell>
            <SumCells row={row} />
          </tr>
        ))}
        <tr className="font-semibold">
          <MarginTableCell>{reasonReportTexts.total}</MarginTableCell>
          <TableCell>
            <SumList row={total} />
          </TableCell>
          <SumCells row={total} />
        </tr>
      </TableBody>
    </Table>
  );
}

const SumCells = ({ row }: { row: Sums }) => (
  <>
    <TableCell className={sumStyle}>
      {row.sold}
      {row.without_amount > 0 && (
        <span className="block text-sm font-normal text-quiet">{copy.toWithoutAmountText(row.without_amount)}</span>
      )}
    </TableCell>
    <TableCell className={sumStyle}>{formatCents(row.sold_cents)}</TableCell>
    <TableCell className={sumStyle}>{toCountAndCentsText(row.reversed, row.reversed_cents)}</TableCell>
    <TableCell className="text-right tabular-nums">{formatCents(toNetCents(row))}</TableCell>
  </>
);

const toCountAndCentsText = (count: number, cents: number) => (count === 0 ? '–' : `${count} · ${formatCents(cents)}`);

/** The sums that wide screens show in columns of their own; those that are none are left out. */
function SumList({ row }: { row: Sums }) {
  const facts = [
    { name: copy.sold, count: row.sold, cents: row.sold_cents, withoutAmount: row.without_amount },
    { name: copy.reversed, count: row.reversed, cents: row.reversed_cents },
  ].filter(({ count }) => count > 0);
  return (
    <dl className="text-sm font-normal text-quiet sm:hidden">
      {facts.map(({ name, count, cents, withoutAmount = 0 }) => (
        <div key={name} className="flex flex-wrap gap-x-1.5">
          <dt>{name}</dt>
          <dd className="tabular-nums">{toCountAndCentsText(count, cents)}</dd>
          {withoutAmount > 0 && <dd>{copy.toWithoutAmountText(withoutAmount)}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** What came in and was returned, with the sums of both. */
export function MoneyByMonthTable({ months }: { months: readonly MoneyOfMonth[] }) {
  const total = { month: null, ...sumFields(months, ['received_cents', 'refunded_cents']) };
  return (
    <Table aria-label={copy.moneyTable} className="max-sm:[&_td]:px-2 max-sm:[&_th]:px-2">
      <TableHead>
        <tr>
          <MarginTableHeader>{reasonReportTexts.month}</MarginTableHeader>
          <TableHeader className="text-right">{copy.received}</TableHeader>
          <TableHeader className="text-right">{copy.refunded}</TableHeader>
          <TableHeader className={sumStyle}>{copy.net}</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {[...months, total].map(({ month, received_cents, refunded_cents }) => (
          <tr key={month} className={month === null ? 'font-semibold' : undefined}>
            <MarginTableCell className="sm:whitespace-nowrap">
              {month === null ? reasonReportTexts.total : formatMonth(month)}
            </MarginTableCell>
            <TableCell className="text-right tabular-nums">{formatCents(received_cents)}</TableCell>
            <TableCell className="text-right tabular-nums">{formatCents(refunded_cents)}</TableCell>
            <TableCell className={sumStyle}>{formatCents(received_cents - refunded_cents)}</TableCell>
          </tr>
        ))}
      </TableBody>
    </Table>
  );
}
