import type { WhatIfResponse } from '#contracts/what-if.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { StudentLink } from '../../../shared/students/student-link.tsx';
import { TableCell } from '../../../ui/table.tsx';
import { DifferenceTable, differenceRowStyle, LabelOnPhone } from './difference-table.tsx';
import {
  whatIfTexts as copy,
  toDaysText,
  toInsteadText,
  toShownText,
  toStreaksText,
  toStreakText,
} from './what-if-copy.ts';

interface StreakDifferencesProps {
  streaks: NonNullable<WhatIfResponse['streaks']>;
  timeZone: string;
}

export function StreakDifferences({ streaks, timeZone }: StreakDifferencesProps) {
  const { rows, differing } = streaks;
  return (
    <DifferenceTable
      title={copy.streaks}
      summary={toStreaksText(streaks)}
      note={rows.length < differing ? toShownText(rows.length, differing) : undefined}
    >
      {rows.map(({ student, today, supposed, first }) => (
        <tr key={student.id} className={differenceRowStyle}>
          <TableCell>
            <StudentLink student={student} />
          </TableCell>
          <TableCell className="tabular-nums">
            <LabelOnPhone>{copy.today}</LabelOnPhone>
            {toStreakText(today)}
          </TableCell>
          <TableCell className="font-semibold tabular-nums">
            <LabelOnPhone>{copy.supposed}</LabelOnPhone>
            {toStreakText(supposed)}
          </TableCell>
          <TableCell>
            <LabelOnPhone>{copy.firstDiffers}</LabelOnPhone>
            {formatDateTime(first.at, timeZone)}
            <span className="block text-sm tabular-nums">
              {toInsteadText(toDaysText(first.supposed), toDaysText(first.recorded))}
            </span>
          </TableCell>
        </tr>
      ))}
    </DifferenceTable>
  );
}
