import { type ReactNode, useId } from 'react';
import { MarginHeader } from '../../ui/ledger.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Table, TableBody, TableHead, TableHeader } from '../../ui/table.tsx';

interface LedgerSectionProps {
  title: string;
  /** Rows of all students carry a column with whose they are. */
  withStudent?: boolean;
  children: ReactNode;
}

/** One month of the ledger. On a phone the balances stand in the row's sentence. */
export function LedgerSection({ title, withStudent = false, children }: LedgerSectionProps) {
  const id = useId();
  return (
    <section className="mb-8">
      <h2 id={id} className="mb-3 text-heading">
        {title}
      </h2>
      <Sheet>
        <Table aria-labelledby={id}>
          <TableHead>
            <tr>
              <MarginHeader className="w-20 sm:w-36 max-sm:px-3 max-sm:first:pl-3">Date</MarginHeader>
              {withStudent && <TableHeader className="max-md:hidden">Student</TableHeader>}
              <TableHeader>What happened</TableHeader>
              <TableHeader className="text-right max-sm:pl-2">Change</TableHeader>
              <TableHeader className="text-right max-sm:hidden">Remaining</TableHeader>
              <TableHeader className="text-right max-sm:hidden">Total</TableHeader>
            </tr>
          </TableHead>
          <TableBody>{children}</TableBody>
        </Table>
      </Sheet>
    </section>
  );
}
