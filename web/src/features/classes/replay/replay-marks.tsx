import { memo } from 'react';
import type { ReplayMark } from '#contracts/class-audit.ts';
import { RecordStatus } from '../../../shared/attendance/record-status.tsx';
import { LedgerDay } from '../../../ui/ledger-day.tsx';
import { MarginTableCell } from '../../../ui/margin-table-cells.tsx';
import { TableCell } from '../../../ui/table.tsx';
import { listMarks } from './find-marks-at.ts';
import { replayTexts as copy } from './replay-copy.ts';
import { ReplayTable } from './replay-table.tsx';

interface ReplayMarksProps {
  marks: ReadonlyMap<string, ReplayMark>;
  /** Id of the mark that the event concerns. */
  current: string | undefined;
  timeZone: string;
}

/** The attendance marks as they were after an event. */
export function ReplayMarks({ marks, current, timeZone }: ReplayMarksProps) {
  return (
    <ReplayTable
      title={copy.attendance}
      headers={[copy.date, copy.status]}
      rows={listMarks(marks)}
      empty={copy.noMarks}
    >
      {(mark) => <MarkRow key={mark.id} mark={mark} isCurrent={mark.id === current} timeZone={timeZone} />}
    </ReplayTable>
  );
}

interface MarkRowProps {
  mark: ReplayMark;
  isCurrent: boolean;
  timeZone: string;
}

const MarkRow = memo(function MarkRow({ mark, isCurrent, timeZone }: MarkRowProps) {
  return (
    <tr className={isCurrent ? 'bg-tint-accent align-top' : 'align-top'}>
      <MarginTableCell className="max-sm:px-2">
        <LedgerDay date={mark.date} timeZone={timeZone} />
      </MarginTableCell>
      <TableCell className="wrap-anywhere">
        <RecordStatus record={mark} />
        {mark.note !== null && <span className="block text-sm text-quiet">{mark.note}</span>}
      </TableCell>
    </tr>
  );
});
