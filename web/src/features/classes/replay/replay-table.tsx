import { memo, type ReactNode, useId, useState } from 'react';
import type { ReplayFrame } from '#contracts/class-audit.ts';
import { formatSignedCount } from '../../../copy/class-history.ts';
import { Button } from '../../../ui/button.tsx';
import { LedgerDay } from '../../../ui/ledger-day.tsx';
import { MarginTableCell, MarginTableHeader } from '../../../ui/margin-table-cells.tsx';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader } from '../../../ui/table.tsx';
import { replayTexts as copy, toFrameText, toOlderRowsText } from './replay-copy.ts';

/** Rows at first, so that a step of a long history draws few. */
const ROWS_SHOWN = 12;

interface ReplayTableProps<Row> {
  title: string;
  /** The headers of the columns; the first one is left of the margin line. */
  headers: readonly [string, ...string[]];
  rows: readonly Row[];
  empty: string;
  children(row: Row): ReactNode;
}

/** A table under its heading, newest row first. Older rows are shown on request. */
export function ReplayTable<Row>({ title, headers, rows, empty, children }: ReplayTableProps<Row>) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, ROWS_SHOWN);
  const [first, ...others] = headers;
  return (
    <Section id={id} heading={title}>
      <Sheet>
        {rows.length === 0 ? (
          <p className="px-5 py-6 text-center text-sm text-quiet">{empty}</p>
        ) : (
          <Table stacks aria-labelledby={id} className="table-fixed">
            <TableHead>
              <tr>
                <MarginTableHeader className="w-18 max-sm:px-2 sm:w-31">{first}</MarginTableHeader>
                {others.map((header, index) => (
                  <TableHeader
                    key={header}
                    className={index > 0 ? 'w-22 text-right max-sm:pl-0 sm:w-25 sm:pl-1' : undefined}
                  >
                    {header}
                  </TableHeader>
                ))}
              </tr>
            </TableHead>
            <TableBody>{shown.map(children)}</TableBody>
          </Table>
        )}
        {shown.length < rows.length && (
          <div className="border-t border-rule p-2 text-center">
            <Button size="small" variant="quiet" onClick={() => setWhole(true)}>
              {toOlderRowsText(rows.length - shown.length)}
            </Button>
          </div>
        )}
      </Sheet>
    </Section>
  );
}

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
      <MarginTableCell className="max-sm:px-2">
        <LedgerDay date={frame.effective_on} timeZone={timeZone} />
      </MarginTableCell>
      <TableCell className="wrap-anywhere">{toFrameText(frame)}</TableCell>
      <TableCell className="text-right">{formatSignedCount(frame.change.remaining)}</TableCell>
    </tr>
  );
});
