import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { MarginTableCell, MarginTableHeader } from '../../../ui/margin-table-cells.tsx';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader } from '../../../ui/table.tsx';
import { ownerTexts as copy } from './owner-copy.ts';

interface OwnerPageTableProps {
  heading: string;
  /** `isOpen`: false while the page needs a student and none is chosen. */
  pages: readonly { title: string; text: string; href: string }[];
  isOpen?: boolean;
  /** Fields between the heading and the table. */
  fields?: ReactNode;
  /** Rows after the pages. */
  children?: ReactNode;
}

/** Pages with what they show, one row each. */
export function OwnerPageTable({ heading, pages, isOpen = true, fields, children }: OwnerPageTableProps) {
  const id = useId();
  return (
    <Section id={id} className="min-w-0" heading={heading}>
      {fields}
      <Sheet>
        <Table stacks aria-labelledby={id} className="table-fixed">
          <TableHead>
            <tr>
              <MarginTableHeader className="w-36 sm:w-52">{copy.page}</MarginTableHeader>
              <TableHeader>{copy.shows}</TableHeader>
            </tr>
          </TableHead>
          <TableBody>
            {pages.map(({ title, text, href }) => (
              <OwnerPageRow
                key={title}
                title={
                  isOpen ? (
                    <Link href={href} className="inline-block py-2.5 font-semibold text-accent hover:underline">
                      {title}
                    </Link>
                  ) : (
                    <span className="inline-block py-2.5 text-quiet">{title}</span>
                  )
                }
              >
                {text}
              </OwnerPageRow>
            ))}
            {children}
          </TableBody>
        </Table>
      </Sheet>
    </Section>
  );
}

export function OwnerPageRow({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <tr className="align-top">
      <MarginTableCell className="py-0!">{title}</MarginTableCell>
      <TableCell className="py-2.5 text-quiet">{children}</TableCell>
    </tr>
  );
}
