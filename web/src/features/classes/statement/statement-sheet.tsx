import { cx } from 'class-variance-authority';
import { CornerLeftUp } from 'lucide-react';
import type { CentreResponse } from '#contracts/centre.ts';
import type { StatementMoney, StatementResponse } from '#contracts/class-audit.ts';
import { toClassSumLines } from '#contracts/class-sum.ts';
import type { ClassHistoryEntry } from '#contracts/classes.ts';
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import type { MoneyEntry } from '#contracts/money.ts';
import { formatCents } from '#contracts/reason-words.ts';
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
  formatSignedCents,
  toEndTexts,
  toLeftText,
  toMadeByText,
  toMoneyDetailsText,
  toMoneyLines,
  toMoneyRowText,
  toOwedText,
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
  const { student, period, entries, money, adds_up, has_more, made_at, made_by } = statement;
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
      {money && !money.adds_up && (
        <Notice tone="danger" role="alert" className="mb-5">
          {copy.moneyDoesNotAddUp}
        </Notice>
      )}
      {money && <MoneySum money={money} period={period} />}
      {(has_more || money?.has_more) && (
        <Notice tone="caution" className="mb-5">
          {copy.hasMore}
        </Notice>
      )}
      {entries.length === 0 && !money?.entries.length ? (
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

/** What was owed, due, paid and returned in the period, as a sum. */
function MoneySum({ money, period }: { money: StatementMoney; period: StatementResponse['period'] }) {
  const lines = toMoneyLines(money, period);
  return (
    <dl aria-label={copy.moneyLabel} className="mb-6 max-w-md break-inside-avoid">
      {lines.map(({ sign, label, cents }) => (
        <div
          key={label}
          className="flex items-baseline justify-between gap-4 py-0.5 last:mt-1 last:border-t last:border-edge last:pt-1.5 last:font-semibold"
        >
          <dt>{label}</dt>
          <dd className="whitespace-nowrap tabular-nums">
            <span className="text-quiet">{sign}</span> {formatCents(cents)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const cell = 'border-t border-rule py-1.5 pr-3 align-top print:py-1';
const numberCell = 'border-t border-rule py-1.5 text-right align-top tabular-nums print:py-1';
const header = 'py-1.5 pr-3 text-sm font-medium text-quiet';

/** Every row of the period, between its opening and its closing. The heads are repeated on each printed page. */
function StatementTable({ statement, timeZone }: { statement: StatementResponse; timeZone: string }) {
  const { totals, period, entries, money } = statement;
  const { older, olderOwed, rows } = listStatementRows(statement);
  const opening = money?.opening_cents;
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
          {money && (
            <>
              <th scope="col" className="w-24 py-1.5 text-right text-sm font-medium text-quiet">
                {copy.money}
              </th>
              <th scope="col" className={cx('w-24 py-1.5 text-right text-sm font-medium text-quiet', columnStyle)}>
                {copy.owed}
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        <EndRow label={ends.opening ?? copy.beforeFirst} left={totals.opening} owed={opening} />
        {(older !== 0 || olderOwed !== 0) && (
          <EndRow
            label={copy.older}
            change={older}
            left={totals.opening + older}
            owedChange={money ? olderOwed : undefined}
            owed={opening === undefined ? undefined : opening + olderOwed}
          />
        )}
        {rows.map((row) => (
          <StatementTableRow
            key={`${row.id} ${(row.entry ?? row.money)?.effective_on}`}
            {...row}
            original={row.entry?.kind === 'transaction' ? dates.get(row.entry.reversed ?? '') : undefined}
            timeZone={timeZone}
            hasMoney={money !== null}
          />
        ))}
        <EndRow
          label={ends.closing}
          change={totals.closing - totals.opening}
          left={totals.closing}
          owedChange={money ? money.closing_cents - money.opening_cents : undefined}
          owed={money?.closing_cents}
        />
      </tbody>
    </table>
  );
}

/** A column that a phone has not. Paper has it at every width. */
const columnStyle = 'max-sm:hidden print:table-cell';

/** The line of the opening or of the closing. */
const EndRow = ({ label, ...numbers }: { label: string } & NumberCellsProps) => (
  <tr className="break-inside-avoid font-semibold">
    <td className={cell} colSpan={2}>
      {label}
    </td>
    <td className={cx(cell, columnStyle)} />
    <NumberCells {...numbers} />
  </tr>
);

interface NumberCellsProps {
  change?: number | undefined;
  left: number;
  owedChange?: number | undefined;
  /** Undefined on a statement without money. */
  owed: number | undefined;
}

/** A change of the classes and those left after it, and a change of what is owed and what is owed after it. */
function NumberCells({ change, left, owedChange, owed }: NumberCellsProps) {
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
      {owed !== undefined && (
        <>
          <td className={numberCell}>
            {owedChange !== undefined && owedChange !== 0 && formatSignedCents(owedChange)}
            <span className="block text-sm text-quiet sm:hidden print:hidden">{toOwedText(owed)}</span>
          </td>
          <td className={cx(numberCell, columnStyle)}>{formatCents(owed)}</td>
        </>
      )}
    </>
  );
}

interface StatementTableRowProps extends StatementRow {
  /** The row that this one gives back or reverses, if it is listed. */
  original: ClassHistoryEntry | undefined;
  timeZone: string;
  hasMoney: boolean;
}

function StatementTableRow({ entry, money, original, timeZone, hasMoney, ...numbers }: StatementTableRowProps) {
  const { effective_on, created_at, tutor_name } = (entry ?? money) as ClassHistoryEntry | MoneyEntry;
  const isCorrection = (entry?.kind === 'transaction' && entry.reversed !== null) || (money?.reverses ?? null) !== null;
  const text = entry ? toStatementRowText(entry, timeZone) : money && toMoneyRowText(money);
  const details = [entry && toRowDetailsText(entry, original), money && toMoneyDetailsText(money)]
    .filter(Boolean)
    .join(' · ');
  const recordedOn = toCentreDate(created_at, timeZone);
  const recordedBy = (
    <>
      <BidiIsolatedName name={tutor_name} />
      {recordedOn !== effective_on && `, ${toRecordedOnText(recordedOn)}`}
    </>
  );
  return (
    <tr className="break-inside-avoid">
      <td className={cx(cell, 'print:whitespace-nowrap')}>{formatMediumDate(effective_on)}</td>
      <td className={cx(cell, 'wrap-anywhere', isCorrection && 'pl-5')}>
        {isCorrection && (
          <CornerLeftUp aria-label={copy.correction} role="img" className="mr-1 -ml-5 inline size-4 text-quiet" />
        )}
        {text}
        {details && <span className="block text-sm text-quiet">{details}</span>}
        <span className="block text-sm text-quiet sm:hidden print:hidden">{recordedBy}</span>
      </td>
      <td className={cx(cell, 'text-sm text-quiet wrap-anywhere', columnStyle)}>{recordedBy}</td>
      <NumberCells
        {...numbers}
        change={entry ? numbers.change : undefined}
        owed={hasMoney ? numbers.owed : undefined}
      />
    </tr>
  );
}
