import type { SalesReportRow } from '#contracts/class-reports.ts';
import { formatCents } from '#contracts/reason-words.ts';
import { salesReportTexts as copy, formatMonth, reasonReportTexts } from '../../copy/class-reports.ts';
import { planTexts } from '../../copy/reason-codes.ts';
import { MarginTableCell, MarginTableHeader } from '../../ui/margin-table-cells.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader } from '../../ui/table.tsx';
import { sumFields, toNetCents } from './report-sums.ts';

const sums = [
  ...(['sold', 'sold_classes', 'sold_cents', 'without_amount', 'reversed', 'reversed_cents'] as const),
  ...(['refunded', 'refunded_cents'] as const),
];
type Sums = Pick<SalesReportRow, (typeof sums)[number]>;

export function SalesReportTable({ rows }: { rows: readonly SalesReportRow[] }) {
  return (
    <Table aria-label={copy.table}>
      <TableHead>
        <tr>
          <MarginTableHeader>{reasonReportTexts.month}</MarginTableHeader>
          <TableHeader>{copy.plan}</TableHeader>
          <TableHeader className="text-right">{copy.sold}</TableHeader>
          <TableHeader className="text-right">{copy.amount}</TableHeader>
          <TableHeader className="text-right">{copy.reversed}</TableHeader>
          <TableHeader className="text-right">{copy.refunded}</TableHeader>
          <TableHeader className="text-right">{copy.net}</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <tr key={`${row.month}/${row.plan}`}>
            <MarginTableCell className="whitespace-nowrap">{formatMonth(row.month)}</MarginTableCell>
            <TableCell>{planTexts[row.plan]}</TableCell>
            <SumCells row={row} />
          </tr>
        ))}
        <tr className="font-semibold">
          <MarginTableCell>{reasonReportTexts.total}</MarginTableCell>
          <TableCell />
          <SumCells row={sumFields(rows, sums)} />
        </tr>
      </TableBody>
    </Table>
  );
}

const SumCells = ({ row }: { row: Sums }) => (
  <>
    <TableCell className="text-right tabular-nums">
      {row.sold}
      {row.without_amount > 0 && (
        <span className="block text-sm font-normal text-quiet">{copy.toWithoutAmountText(row.without_amount)}</span>
      )}
    </TableCell>
    <TableCell className="text-right tabular-nums">{formatCents(row.sold_cents)}</TableCell>
    <MoneyCell count={row.reversed} cents={row.reversed_cents} />
    <MoneyCell count={row.refunded} cents={row.refunded_cents} />
    <TableCell className="text-right tabular-nums">{formatCents(toNetCents(row))}</TableCell>
  </>
);

const MoneyCell = ({ count, cents }: { count: number; cents: number }) => (
  <TableCell className="text-right tabular-nums">{count === 0 ? '–' : `${count} · ${formatCents(cents)}`}</TableCell>
);
