import type { ReasonReportRow } from '#contracts/class-reports.ts';
import { toReasonCodeText } from '../../../copy/reason-codes.ts';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { MarginTableCell, MarginTableHeader } from '../../../ui/margin-table-cells.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader } from '../../../ui/table.tsx';
import { reasonReportTexts as copy, formatMonth } from './class-reports-copy.ts';
import { sumFields } from './report-sums.ts';

const number = 'text-right tabular-nums';

export function ReasonReportTable({ rows }: { rows: readonly ReasonReportRow[] }) {
  const total = sumFields(rows, ['count', 'added', 'removed']);
  return (
    <Table aria-label={copy.table} className="max-sm:[&_td]:px-2 max-sm:[&_th]:px-2">
      <TableHead>
        <tr>
          <MarginTableHeader>{copy.month}</MarginTableHeader>
          <TableHeader>{copy.reason}</TableHeader>
          <TableHeader className="text-right max-sm:hidden">{copy.count}</TableHeader>
          <TableHeader className="text-right">{copy.added}</TableHeader>
          <TableHeader className="text-right">{copy.removed}</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <tr key={`${row.month}/${row.tutor_id}/${row.code}`}>
            <MarginTableCell className="sm:whitespace-nowrap">{formatMonth(row.month)}</MarginTableCell>
            <TableCell>
              {toReasonCodeText(row.code)}
              <span className="block text-sm text-quiet">
                <BidiIsolatedName name={row.tutor_name} />
              </span>
            </TableCell>
            <TableCell className={`${number} max-sm:hidden`}>{row.count}</TableCell>
            <TableCell className={number}>{row.added}</TableCell>
            <TableCell className={number}>{row.removed}</TableCell>
          </tr>
        ))}
        <tr className="font-semibold">
          <MarginTableCell>{copy.total}</MarginTableCell>
          <TableCell />
          <TableCell className={`${number} max-sm:hidden`}>{total.count}</TableCell>
          <TableCell className={number}>{total.added}</TableCell>
          <TableCell className={number}>{total.removed}</TableCell>
        </tr>
      </TableBody>
    </Table>
  );
}
