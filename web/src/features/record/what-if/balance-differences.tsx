import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import type { WhatIfClassesRow, WhatIfDifferences } from '#contracts/what-if.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { paths } from '../../../navigation/paths.ts';
import { StudentLink } from '../../../shared/students/student-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader } from '../../../ui/table.tsx';
import {
  whatIfTexts as copy,
  toBalancesText,
  toEntryText,
  toFiguresText,
  toInsteadText,
  toShownText,
  toUncertainText,
} from './what-if-copy.ts';

interface BalanceDifferencesProps {
  classes: NonNullable<WhatIfDifferences['classes']>;
  timeZone: string;
}

export function BalanceDifferences({ classes, timeZone }: BalanceDifferencesProps) {
  const { rows, differing, uncertain } = classes;
  const found = Math.max(differing, uncertain);
  const note = rows.length < found ? `${toShownText(rows.length, found)} ${copy.figuresHint}` : copy.figuresHint;
  return (
    <DifferenceTable title={copy.balances} summary={toBalancesText(classes)} note={rows.length > 0 ? note : undefined}>
      {rows.map((row) => (
        <BalanceRow key={row.student.id} row={row} timeZone={timeZone} />
      ))}
    </DifferenceTable>
  );
}

function BalanceRow({ row, timeZone }: { row: WhatIfClassesRow; timeZone: string }) {
  const { student, today, supposed, first, uncertain } = row;
  return (
    <tr className={differenceRowStyle}>
      <TableCell>
        <StudentLink student={student} />
        {uncertain && (
          <Link href={paths.replayAt(student.id, uncertain.version)} className="mt-1 block">
            <Badge tone="caution">{toUncertainText(uncertain.version)}</Badge>
          </Link>
        )}
      </TableCell>
      <TableCell className="tabular-nums">
        <LabelOnPhone>{copy.today}</LabelOnPhone>
        {toFiguresText(today)}
      </TableCell>
      <TableCell className="font-semibold tabular-nums">
        <LabelOnPhone>{copy.supposed}</LabelOnPhone>
        {toFiguresText(supposed)}
      </TableCell>
      <TableCell>
        {first && (
          <>
            <LabelOnPhone>{copy.firstDiffers}</LabelOnPhone>
            <Link
              href={paths.replayAt(student.id, first.version)}
              className="text-accent underline underline-offset-2 pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
            >
              {toEntryText(first.version)}
            </Link>
            <span className="text-quiet">, {formatDateTime(first.at, timeZone)}</span>
            <span className="block text-sm tabular-nums">
              {toInsteadText(toFiguresText(first.supposed), toFiguresText(first.recorded))}
            </span>
          </>
        )}
      </TableCell>
    </tr>
  );
}

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
