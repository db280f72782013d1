import { cx } from 'class-variance-authority';
import { CornerLeftUp } from 'lucide-react';
import type { CentreResponse } from '#contracts/centre.ts';
import type { StatementResponse } from '#contracts/class-audit.ts';
import type { ClassHistoryEntry } from '#contracts/classes.ts';
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { formatCents, formatSignedCents } from '#contracts/reason-words.ts';
import { classSumTexts, formatBalance, formatSignedCount } from '../../../copy/class-history.ts';
import { formatDateTime, formatMediumDate, toCentreDate } from '../../../lib/dates.ts';
import { FACT_SEPARATOR } from '../../../lib/fact-separator.ts';
import { useClassesMax } from '../../../session/session.ts';
import { PaperHead } from '../../../shared/paper-head.tsx';
import { ClassSum, SumLines } from '../../../shared/students/class-sum.tsx';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PrintFooter } from '../../../ui/print-footer.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { listStatementRows, type StatementBalance, type StatementRow } from './list-statement-rows.ts';
import {
  statementTexts as copy,
  toLeftText,
  toMadeByText,
  toMoneyLines,
  toMoneyRowText,
  toOwedText,
  toPageFooterText,
  toPeriodText,
  toRecordedOnText,
  toRowDetailsText,
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
  const { student, period, money, adds_up, has_more, made_at, made_by } = statement;
  const rows = listStatementRows(statement);
  const isBelowZero = (name: keyof StatementBalance) =>
    [rows.opening, ...rows.rows.map(({ after }) => after)].some((balance) => balance[name] < 0);
  return (
    <Sheet className="px-4 py-6 sm:px-8 print:rounded-none print:border-0 print:p-0">
      <PrintFooter text={toPageFooterText(student.name, period)} />
      <PaperHead centre={centre.name} title={money ? copy.titleWithMoney : copy.title} />
      <h2 className="text-title wrap-anywhere">
        <BidiIsolatedName name={student.name} />
      </h2>
      <p>{toPeriodText(period)}</p>
      <p className="mb-5 text-sm text-quiet">
        {toMadeByText(formatDateTime(made_at, centre.time_zone), isolateBidi(made_by), centre.time_zone)}
      </p>
      {!adds_up && (
        <Notice tone="danger" role="alert" className="mb-5">
          {copy.doesNotAddUp}
        </Notice>
      )}
      {money && !money.adds_up && (
        <Notice tone="danger" role="alert" className="mb-5">
          {copy.moneyDoesNotAddUp}
        </Notice>
      )}
      <div className={cx(money && 'grid gap-x-12 md:grid-cols-2 print:grid-cols-2')}>
        <ClassSum
          label={classSumTexts.label}
          lines={toStatementSumLines(statement)}
          remarks={toStatementRemarks(statement, {
            isBelowZero: isBelowZero('left'),
            today: centre.today,
            classesMax: useClassesMax(),
          })}
        />
        {money && (
          <SumLines
            label={copy.moneyLabel}
            lines={toMoneyLines(money, period).map(({ cents, ...line }) => ({
              ...line,
              value: formatCents(cents),
            }))}
            remarks={isBelowZero('owed') ? [copy.owedBelowZero] : []}
          />
        )}
      </div>
      {(has_more || money?.has_more) && (
        <Notice tone="caution" className="mb-5">
          {copy.hasMore}
        </Notice>
      )}
      {rows.rows.length === 0 ? (
        <EmptyState title={copy.empty} text={period.from === null ? undefined : copy.emptyText} />
      ) : (
        <StatementTable statement={statement} listed={rows} timeZone={centre.time_zone} />
      )}
    </Sheet>
  );
}

const cell = 'border-t border-rule py-1.5 pr-3 align-top print:py-1';
const numberCell = 'border-t border-rule py-1.5 text-right align-top tabular-nums print:py-1';
const header = 'py-1.5 pr-3 text-sm font-medium text-quiet';
const numberHeader = 'py-1.5 text-right text-sm font-medium text-quiet';
/** A column that phones and tablets have not. Paper has it at every width. */
const wideStyle = 'max-lg:hidden print:table-cell';
/** What they show below the text or number of its column. */
const phoneStyle = 'block lg:hidden print:hidden';

interface StatementTableProps {
  statement: StatementResponse;
  listed: ReturnType<typeof listStatementRows>;
  timeZone: string;
}

/** Every row of the period, between its opening and its closing. The heads are repeated on each printed page. */
function StatementTable({ statement, listed, timeZone }: StatementTableProps) {
  const { period, entries, money } = statement;
  const { opening, older, rows, closing } = listed;
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const hasMoney = money !== null;
  return (
    <table
      aria-label={hasMoney ? copy.rowsWithMoneyLabel : copy.rowsLabel}
      className="w-full table-fixed border-collapse text-left narrow:text-sm"
    >
      <thead>
        <tr>
          <th scope="col" className={cx(header, wideStyle, 'w-30')}>
            {copy.date}
          </th>
          <th scope="col" className={header}>
            {copy.event}
          </th>
          <th scope="col" className={cx(header, wideStyle, hasMoney ? 'w-40 print:w-43' : 'w-44 print:w-43')}>
            {copy.tutor}
          </th>
          <th scope="col" className={cx(numberHeader, hasMoney ? 'w-27 lg:w-17 print:w-17' : 'w-17')}>
            {hasMoney ? (
              <>
                <span className={phoneStyle}>{copy.change}</span>
                <span className="max-lg:hidden print:inline">{copy.classes}</span>
              </>
            ) : (
              copy.change
            )}
          </th>
          <th scope="col" className={cx(numberHeader, wideStyle, 'w-12')}>
            {copy.left}
          </th>
          {hasMoney && (
            <>
              <th scope="col" className={cx(numberHeader, wideStyle, 'w-26')}>
                {copy.money}
              </th>
              <th scope="col" className={cx(numberHeader, wideStyle, 'w-26')}>
                {copy.owed}
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        <EndRow day={period.from} label={classSumTexts.opening} after={opening} hasMoney={hasMoney} />
        {(older.left !== 0 || older.owed !== 0) && (
          <EndRow
            day={null}
            label={copy.older}
            change={older}
            after={{ left: opening.left + older.left, owed: opening.owed + older.owed }}
            hasMoney={hasMoney}
          />
        )}
        {rows.map((row) => (
          <StatementTableRow
            key={`${row.version} ${row.day}`}
            row={row}
            original={row.entry?.kind === 'transaction' ? byId.get(row.entry.reversed ?? '') : undefined}
            money={money}
            timeZone={timeZone}
          />
        ))}
        <EndRow
          day={period.to}
          label={classSumTexts.closing}
          change={{ left: closing.left - opening.left, owed: closing.owed - opening.owed }}
          after={closing}
          hasMoney={hasMoney}
        />
      </tbody>
    </table>
  );
}

interface NumberCellsProps {
  /** Undefined for the opening. */
  change?: StatementBalance | undefined;
  after: StatementBalance;
  hasMoney: boolean;
  /** False for a part that the row has nothing to do with. */
  hasClassPart?: boolean;
  hasMoneyPart?: boolean;
}

/** The line of the opening or of the closing. */
const EndRow = ({ day, label, ...numbers }: NumberCellsProps & { day: string | null; label: string }) => (
  <tr className="break-inside-avoid font-semibold last:break-before-avoid">
    <td className={cx(cell, wideStyle, 'print:whitespace-nowrap')}>{day && formatMediumDate(day)}</td>
    <td className={cell}>
      {label}
      {day && <span className={cx(phoneStyle, 'text-sm font-normal text-quiet')}>{formatMediumDate(day)}</span>}
    </td>
    <td className={cx(cell, wideStyle)} />
    <NumberCells {...numbers} />
  </tr>
);

/** The changes, and the classes left and the money owed after them. Phones and tablets have one column for both. */
function NumberCells({ change, after, hasMoney, hasClassPart = true, hasMoneyPart = true }: NumberCellsProps) {
  return (
    <>
      <td className={numberCell}>
        {change && (
          <span className={cx(!hasClassPart && 'max-lg:hidden print:inline')}>
            <Change value={change.left} format={formatSignedCount} />
          </span>
        )}
        {hasClassPart && <span className={cx(phoneStyle, 'text-sm text-quiet')}>{toLeftText(after.left)}</span>}
        {hasMoney && hasMoneyPart && (
          <span className={phoneStyle}>
            {change && <Change value={change.owed} format={formatSignedCents} />}
            <span className="block text-sm text-quiet">{toOwedText(after.owed)}</span>
          </span>
        )}
      </td>
      <td className={cx(numberCell, wideStyle)}>{formatBalance(after.left)}</td>
      {hasMoney && (
        <>
          <td className={cx(numberCell, wideStyle)}>
            {change && <Change value={change.owed} format={formatSignedCents} />}
          </td>
          <td className={cx(numberCell, wideStyle)}>{formatCents(after.owed)}</td>
        </>
      )}
    </>
  );
}

const Change = ({ value, format }: { value: number; format(value: number): string }) =>
  value === 0 ? (
    <>
      <span aria-hidden>–</span>
      <span className="sr-only">{copy.noChange}</span>
    </>
  ) : (
    format(value)
  );

interface StatementTableRowProps {
  row: StatementRow;
  /** The row that this one gives back or reverses, if it is listed. */
  original: ClassHistoryEntry | undefined;
  money: StatementResponse['money'];
  timeZone: string;
}

function StatementTableRow({ row, original, money, timeZone }: StatementTableRowProps) {
  const { day, entry, change, after } = row;
  const recorded = entry ?? row.money;
  const isCorrection = entry ? entry.kind === 'transaction' && entry.reversed !== null : row.money?.reverses != null;
  const details = toRowDetailsText(row, original);
  const recordedOn = recorded && toCentreDate(recorded.created_at, timeZone);
  const isLate = recordedOn !== undefined && recordedOn !== day;
  return (
    <tr className="break-inside-avoid">
      <td className={cx(cell, wideStyle, 'print:whitespace-nowrap')}>{formatMediumDate(day)}</td>
      <td className={cx(cell, 'wrap-anywhere', isCorrection && 'pl-5')}>
        {isCorrection && (
          <CornerLeftUp aria-label={copy.correction} role="img" className="mr-1 -ml-5 inline size-4 text-quiet" />
        )}
        {entry ? toStatementRowText(entry, timeZone) : row.money && money && toMoneyRowText(row.money, money.entries)}
        {details && <span className="block text-sm text-quiet">{details}</span>}
        <span className={cx(phoneStyle, 'text-sm text-quiet')}>
          {formatMediumDate(day)}
          {FACT_SEPARATOR}
          {recorded && <BidiIsolatedName name={recorded.tutor_name} />}
          {isLate && `, ${toRecordedOnText(recordedOn)}`}
        </span>
      </td>
      <td className={cx(cell, 'text-sm text-quiet wrap-anywhere', wideStyle)}>
        {recorded && <BidiIsolatedName name={recorded.tutor_name} />}
        {isLate && <span className="block">{toRecordedOnText(recordedOn)}</span>}
      </td>
      <NumberCells
        change={change}
        after={after}
        hasMoney={money !== null}
        hasClassPart={entry !== undefined}
        hasMoneyPart={row.money !== undefined}
      />
    </tr>
  );
}
