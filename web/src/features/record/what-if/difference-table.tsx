import { type ReactNode, useId } from 'react';
import { Sheet } from '../../../ui/sheet.tsx';
import { Table, TableBody, TableHead, TableHeader } from '../../../ui/table.tsx';
import { whatIfTexts as copy } from './what-if-copy.ts';

interface DifferenceTableProps {
  title: string;
  summary: string;
  /** Says that not every row is shown. */
  note: string | undefined;
  children: readonly ReactNode[];
}

/** A row of the table: on phones its cells are lines. */
export const differenceRowStyle =
  'align-top max-sm:block max-sm:px-1 max-sm:py-3 max-sm:[&>td]:block max-sm:[&>td]:h-auto max-sm:[&>td]:py-0.5';

/** The students whose numbers differ, with the numbers of today, the supposed ones, and where they first differ. */
export function DifferenceTable({ title, summary, note, children }: DifferenceTableProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-8">
      <h2 id={id} className="mb-1 text-heading">
        {title}
      </h2>
      <p role="status" className="mb-3 max-w-prose">
        {summary}
      </p>
      {children.length > 0 && (
        <Sheet>
          <Table aria-label={title}>
            <TableHead className="max-sm:hidden">
              <tr>
                <TableHeader>{copy.student}</TableHeader>
                <TableHeader>{copy.today}</TableHeader>
                <TableHeader>{copy.supposed}</TableHeader>
                <TableHeader>{copy.firstDiffers}</TableHeader>
              </tr>
            </TableHead>
            <TableBody>{children}</TableBody>
          </Table>
        </Sheet>
      )}
      {note && <p className="mt-2 text-sm text-quiet">{note}</p>}
    </section>
  );
}

/** The name of a column, shown where the head of the table is hidden. */
export const LabelOnPhone = ({ children }: { children: string }) => (
  <span className="inline-block w-24 text-sm text-quiet sm:hidden">{children}</span>
);
