import { cx } from 'class-variance-authority';
import { CornerLeftUp } from 'lucide-react';
import type { CentreResponse } from '#contracts/centre.ts';
import type { StatementResponse } from '#contracts/class-audit.ts';
import { toClassSumLines } from '#contracts/class-sum.ts';
import type { ClassHistoryEntry } from '#contracts/classes.ts';
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { classSumTexts, formatBalance, formatSignedCount } from '../../../copy/class-history.ts';
import { formatDateTime, formatMediumDate, toCentreDate } from '../../../lib/dates.ts';
import { useClassesMax } from '../../../session/session.ts';
import { PaperHead } from '../../../shared/paper-head.tsx';
import { ClassSum } from '../../../shared/students/class-sum.tsx';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PrintFooter } from '../../../ui/print-footer.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { listStatementRows, type StatementRow } from './list-statement-rows.ts';
import {
  statementTexts as copy,
  toEndTexts,
  toLeftText,
  toMadeByText,
  toPageFooterText,
  toPeriodText,
  toRecordedOnText,
  toRowDetailsText,
  toStatementRemarks,
  toStatementRowText,
} from './statement-copy.ts';

interface StatementSheetProps {
  statement: StatementResponse;
  centre: CentreResponse;
}

/** The part of the page that is printed. */
export function StatementSheet({ statement, centre }: StatementSheetProps) {
  const { student, period, entries, adds_up, has_more, made_at, made_by } = statement;
  return (
    <Sheet className="px-4 py-6 sm:px-8 print:rounded-none print:border-0 print:p-0">
      <PrintFooter text={toPageFooterText(student.name, period)} />
      <PaperHead centre={centre.name} title={copy.title} />
      <h2 className="text-title wrap-anywhere">
        <BidiIsolatedName name={student.name} />
      </h2>
      <p className="mb-5">{toPeriodText(period)}</p>
      {!adds_up && (
        <Notice tone="danger" role="alert" className="mb-5">
          {copy.doesNotAddUp}
        </Notice>
      )}
      <ClassSum
        label={classSumTexts.label}
        lines={toClassSumLines(statement.totals, toEndTexts(period))}
        remarks={toStatementRemarks(statement, { today: centre.today, classesMax: useClassesMax() })}
      />
      {has_more && (
        <Notice tone="caution" className="mb-5">
          {copy.hasMore}
        </Notice>
      )}
      {entries.length === 0 ? (
        <EmptyState title={copy.empty} text={period.from === null ? undefined : copy.emptyText} />
      ) : (
        <StatementTable statement={statement} timeZone={centre.time_zone} />
      )}
      <p className="mt-6 border-t border-rule pt-3 text-sm text-quiet">
        {toMadeByText(formatDateTime(made_at, centre.time_zone), isolateBidi(made_by), centre.time_zone)}
      </p>
    </Sheet>
  );
}

const cell = 'border-t border-rule py-1.5 pr-3 align-top print:py-1';
const numberCell = 'border-t border-rule py-1.5 text-right align-top tabular-nums print:py-1';
const header = 'py-1.5 pr-3 text-sm font-medium text-quiet';

/** Every row of the period, between its opening and its closing. The heads are repeated on each printed page. */
function StatementTable({ statement, timeZone }: { statement: StatementResponse; timeZone: string }) {
  const { totals, period, entries } = statement;
  const { older, rows } = listStatementRows(statement);
  const ends = toEndTexts(period);
  const dates = new Map(entries.map((entry) => [entry.id, entry]));
  return (
    <table aria-label={copy.rowsLabel} className="w-full table-fixed border-collapse text-left narrow:text-sm">
      <thead>
        <tr>
          <th scope="col" className={cx(header, 'w-18 sm:w-30 print:w-30')}>
            {copy.date}
          </th>
          <th scope="col" className={header}>
            {copy.event}
          </th>
          <th scope="col" className={cx(header, 'max-sm:hidden sm:w-44 print:table-cell print:w-40')}>
            {copy.tutor}
          </th>
          <th scope="col" className="w-17 py-1.5 text-right text-sm font-medium text-quiet">
            {copy.change}
          </th>
          <th scope="col" className={cx('w-13 py-1.5 text-right text-sm font-medium text-quiet', columnStyle)}>
            {copy.left}
          </th>
        </tr>
      </thead>
      <tbody>
        <EndRow label={ends.opening} left={totals.opening} />
        {older !== 0 && <EndRow label={copy.older} change={older} left={totals.opening + older} />}
        {rows.map((row) => (
          <StatementTableRow
            key={row.entry.id}
            {...row}
            original={row.entry.kind === 'transaction' ? dates.get(row.entry.reversed ?? '') : undefined}
            timeZone={timeZone}
          />
        ))}
        <EndRow label={ends.closing} change={totals.closing - totals.opening} left={totals.closing} />
      </tbody>
    </table>
  );
}

/** A column that a phone has not. Paper has it at every width. */
const columnStyle = 'max-sm:hidden print:table-cell';

/** The line of the opening or of the closing. */
const EndRow = ({ label, change, left }: { label: string; change?: number; left: number }) => (
  <tr className="break-inside-avoid font-semibold">
    <td className={cell} colSpan={2}>
      {label}
    </td>
    <td className={cx(cell, columnStyle)} />
    <NumberCells change={change} left={left} />
  </tr>
);

/** A change and the classes left after it. */
function NumberCells({ change, left }: { change: number | undefined; left: number }) {
  return (
    <>
      <td className={numberCell}>
        {change !== undefined &&
          (change === 0 ? (
            <>
              <span aria-hidden>–</span>
              <span className="sr-only">{copy.noChange}</span>
            </>
          ) : (
            formatSignedCount(change)
          ))}
        <span className="block text-sm text-quiet sm:hidden print:hidden">{toLeftText(left)}</span>
      </td>
      <td className={cx(numberCell, columnStyle)}>{formatBalance(left)}</td>
    </>
  );
}

interface StatementTableRowProps extends StatementRow {
  /** The row that this one gives back or reverses, if it is listed. */
  original: ClassHistoryEntry | undefined;
  timeZone: string;
}

function StatementTableRow({ entry, change, left, original, timeZone }: StatementTableRowProps) {
  const isCorrection = entry.kind === 'transaction' && entry.reversed !== null;
  const details = toRowDetailsText(entry, original);
  const recordedOn = toCentreDate(entry.created_at, timeZone);
  const recordedBy = (
    <>
      <BidiIsolatedName name={entry.tutor_name} />
      {recordedOn !== entry.effective_on && `, ${toRecordedOnText(recordedOn)}`}
    </>
  );
  return (
    <tr className="break-inside-avoid">
      <td className={cx(cell, 'print:whitespace-nowrap')}>{formatMediumDate(entry.effective_on)}</td>
      <td className={cx(cell, 'wrap-anywhere', isCorrection && 'pl-5')}>
        {isCorrection && (
          <CornerLeftUp aria-label={copy.correction} role="img" className="mr-1 -ml-5 inline size-4 text-quiet" />
        )}
        {toStatementRowText(entry, timeZone)}
        {details && <span className="block text-sm text-quiet">{details}</span>}
        <span className="block text-sm text-quiet sm:hidden print:hidden">{recordedBy}</span>
      </td>
      <td className={cx(cell, 'text-sm text-quiet wrap-anywhere', columnStyle)}>{recordedBy}</td>
      <NumberCells change={change} left={left} />
    </tr>
  );
}
