import { Link } from 'wouter';
import type { WhatIfClassesRow, WhatIfResponse } from '#contracts/what-if.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { paths } from '../../../navigation/paths.ts';
import { StudentLink } from '../../../shared/students/student-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { TableCell } from '../../../ui/table.tsx';
import { DifferenceTable, differenceRowStyle, LabelOnPhone } from './difference-table.tsx';
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
  classes: NonNullable<WhatIfResponse['classes']>;
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
