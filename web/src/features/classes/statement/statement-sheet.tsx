import { cx } from 'class-variance-authority';
import { CornerLeftUp } from 'lucide-react';
import type { CentreResponse } from '#contracts/centre.ts';
import type { StatementResponse } from '#contracts/class-audit.ts';
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { formatSignedCount } from '../../../copy/class-history.ts';
import { toReasonDetailsText } from '../../../copy/reason-codes.ts';
import { formatDateTime, formatMediumDate, toCentreDate } from '../../../lib/dates.ts';
import { useClassesMax } from '../../../session/session.ts';
import { ClassSum } from '../../../shared/students/class-sum.tsx';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PrintFooter } from '../../../ui/print-footer.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { joinCorrections, type StatementRow } from './join-corrections.ts';
import {
  statementTexts as copy,
  toMadeByText,
  toPageFooterText,
  toPeriodText,
  toRecordedOnText,
  toStatementRemarks,
  toStatementRowText,
  toStatementSumLines,
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
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 border-b-2 border-margin/60 pb-3">
        <p className="font-serif text-heading font-semibold">{centre.name}</p>
        <p className="text-quiet">{copy.title}</p>
      </div>
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
        label={copy.sumLabel}
        lines={toStatementSumLines(statement)}
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
        <StatementTable rows={joinCorrections(entries)} timeZone={centre.time_zone} />
      )}
      <p className="mt-6 border-t border-rule pt-3 text-sm text-quiet">
        {toMadeByText(formatDateTime(made_at, centre.time_zone), isolateBidi(made_by), centre.time_zone)}
      </p>
    </Sheet>
  );
}

interface StatementTableProps {
  rows: readonly StatementRow[];
  timeZone: string;
}

const cell = 'border-t border-rule py-1.5 pr-3 align-top print:py-1';
const header = 'py-1.5 pr-3 text-sm font-medium text-quiet';

/** Every row of the period with its date and tutor. The heads are repeated on each printed page. */
function StatementTable({ rows, timeZone }: StatementTableProps) {
  return (
    <table aria-label={copy.rowsLabel} className="stacked-cells w-full table-fixed border-collapse text-left">
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
          <th scope="col" className="w-19 py-1.5 text-right sm:w-24 print:w-17 text-sm font-medium text-quiet">
            {copy.change}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <StatementTableRow key={row.entry.id} {...row} timeZone={timeZone} />
        ))}
      </tbody>
    </table>
  );
}

function StatementTableRow({ entry, isJoined, timeZone }: StatementRow & { timeZone: string }) {
  const details = entry.kind === 'mark' ? undefined : toReasonDetailsText(entry);
  const change = entry.kind === 'mark' ? 0 : entry.applied_remaining;
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
      <td className={cx(cell, 'wrap-anywhere', isJoined && 'pl-5')}>
        {isJoined && (
          <CornerLeftUp aria-label={copy.correction} role="img" className="mr-1 -ml-5 inline size-4 text-quiet" />
        )}
        {toStatementRowText(entry, timeZone)}
        {details && <span className="block text-sm text-quiet">{details}</span>}
        <span className="block text-sm text-quiet sm:hidden print:hidden">{recordedBy}</span>
      </td>
      <td className={cx(cell, 'text-sm text-quiet wrap-anywhere max-sm:hidden print:table-cell')}>{recordedBy}</td>
      <td className="border-t border-rule py-1.5 text-right align-top tabular-nums print:py-1">
        {change === 0 ? (
          <>
            <span aria-hidden>–</span>
            <span className="sr-only">{copy.noChange}</span>
          </>
        ) : (
          formatSignedCount(change)
        )}
      </td>
    </tr>
  );
}
