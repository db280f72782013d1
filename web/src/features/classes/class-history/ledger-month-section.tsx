import { type ReactNode, useId } from 'react';
import { remainingText, totalText } from '../../../copy/common.ts';
import { MarginTableHeader } from '../../../ui/margin-table-cells.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Table, TableBody, TableHead, TableHeader } from '../../../ui/table.tsx';
import { ledgerTexts } from './class-history-page-copy.ts';

interface LedgerMonthSectionProps {
  title: string;
  /** True to add a column with the student. */
  withStudent?: boolean;
  children: ReactNode;
}

/** One month of a ledger, as a table with a heading. Its children are the rows. */
export function LedgerMonthSection({ title, withStudent = false, children }: LedgerMonthSectionProps) {
  const id = useId();
  return (
    <section className="mb-8">
      <h2 id={id} className="mb-3 text-heading">
        {title}
      </h2>
      <Sheet>
        <Table stacks aria-labelledby={id} className="table-fixed">
          <TableHead>
            <tr>
              <MarginTableHeader className="w-18 sm:w-34 max-sm:px-2 max-sm:first:pl-2">
                {ledgerTexts.date}
              </MarginTableHeader>
              {withStudent && <TableHeader className="max-lg:hidden w-66">{ledgerTexts.student}</TableHeader>}
              <TableHeader className="max-sm:pr-1">{ledgerTexts.event}</TableHeader>
              <TableHeader className="w-22 text-right max-sm:pl-0 sm:w-24 sm:pl-1 lg:w-26">
                {ledgerTexts.change}
              </TableHeader>
              <TableHeader className="w-29 text-right max-sm:hidden sm:pl-1 lg:w-32">{remainingText}</TableHeader>
              <TableHeader className="w-20 text-right max-sm:hidden sm:pl-1 lg:w-24">{totalText}</TableHeader>
            </tr>
          </TableHead>
          <TableBody>{children}</TableBody>
        </Table>
      </Sheet>
    </section>
  );
}
