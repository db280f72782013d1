import { memo } from 'react';
import type { ReplayFrame } from '#contracts/class-audit.ts';
import { formatSignedCount } from '../../../copy/class-history.ts';
import { LedgerDay } from '../../../ui/ledger-day.tsx';
import { MarginTableCell } from '../../../ui/margin-table-cells.tsx';
import { TableCell } from '../../../ui/table.tsx';
import { replayTexts as copy, toFrameText } from './replay-copy.ts';
import { ReplayTable } from './replay-table.tsx';

interface ReplayHistoryProps {
  frames: readonly ReplayFrame[];
  index: number;
  timeZone: string;
}

/** The class history as it was after an event, by day of class. */
export function ReplayHistory({ frames, index, timeZone }: ReplayHistoryProps) {
  const rows = frames.slice(0, index + 1).filter(({ source }) => source !== null);
  return (
    <ReplayTable
      title={copy.history}
      headers={[copy.date, copy.what, copy.change]}
      rows={rows.sort(newestFirst)}
      empty={copy.noHistory}
    >
      {(frame) => <HistoryRow key={frame.id} frame={frame} isCurrent={frame === frames[index]} timeZone={timeZone} />}
    </ReplayTable>
  );
}

const newestFirst = (one: ReplayFrame, other: ReplayFrame): number =>
  one.effective_on === other.effective_on
    ? other.version - one.version
    : one.effective_on < other.effective_on
      ? 1
      : -1;

interface HistoryRowProps {
  frame: ReplayFrame;
  isCurrent: boolean;
  timeZone: string;
}

const HistoryRow = memo(function HistoryRow({ frame, isCurrent, timeZone }: HistoryRowProps) {
  return (
    <tr className={isCurrent ? 'bg-tint-accent align-top' : 'align-top'}>
      <MarginTableCell>
        <LedgerDay date={frame.effective_on} timeZone={timeZone} />
      </MarginTableCell>
      <TableCell className="wrap-anywhere">{toFrameText(frame)}</TableCell>
      <TableCell className="text-right">{formatSignedCount(frame.change.remaining)}</TableCell>
    </tr>
  );
});
