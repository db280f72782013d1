import { useState } from 'react';
import type { CaseRow } from '#contracts/cases.ts';
import type { ClassHistoryEntry } from '#contracts/classes.ts';
import type { ClassHistoryOrder } from '#events/values/shapes.ts';
import { voidMarkText } from '../../../copy/attendance.ts';
import { reverseTexts, settleTexts } from '../../../copy/class-dialogs.ts';
import { toHistoryRowText } from '../../../copy/class-history.ts';
import type { MarkOnDate } from '../../../shared/attendance/record-dialog.tsx';
import { correctText } from '../../../shared/attendance/record-dialog-copy.ts';
import { recordCaseTexts } from '../../../shared/cases/ask-copy.ts';
import { CaseOfRow } from '../../../shared/cases/case-of-row.tsx';
import { Button } from '../../../ui/button.tsx';
import { RowAct } from '../../../ui/row-act.tsx';
import { useLinkedRow } from '../../../ui/use-linked-row.ts';
import { CorrectionLink } from './correction-link.tsx';
import { findOriginals, groupEntriesByMonth, toCorrectionId, toMarkDate } from './group-entries-by-month.ts';
import { LedgerMarkEntry } from './ledger-mark-entry.tsx';
import { LedgerMonthSection } from './ledger-month-section.tsx';
import type { PurchaseRow } from './reverse-purchase-dialog.tsx';
import { TransactionEntry } from './transaction-entry.tsx';

interface StudentLedgerProps {
  entries: readonly ClassHistoryEntry[];
  order: ClassHistoryOrder;
  timeZone: string;
  /** The student's cases, each beside its row. */
  cases?: readonly CaseRow[] | undefined;
  /** Called to open a case about a row, and to reopen one; undefined for tutors. */
  onAsk?: ((row: ClassHistoryEntry) => void) | undefined;
  onAskAgain?: ((caseId: string) => void) | undefined;
  /** Called to record a question about a row; undefined for students. */
  onRecordCase?: ((row: ClassHistoryEntry) => void) | undefined;
  /** Called to settle an uncovered class; undefined for students. */
  onSettle?: ((date: string) => void) | undefined;
  /** Called to reverse a purchase; undefined for students. */
  onReverse?: ((purchase: PurchaseRow) => void) | undefined;
  /** Called to correct or void the mark of a date; undefined for students. */
  onMark?: ((act: MarkOnDate['act'], date: string) => void) | undefined;
}

/** Whether a row is a purchase that can be reversed. */
export const isReversible = (row: ClassHistoryEntry): row is PurchaseRow =>
  row.kind === 'transaction' && row.source === 'manual' && row.transaction_type === 'add' && row.reversed_by === null;

/**
 * A student's rows by month. Pointing at a correction also highlights the row that it corrects, and the other way
 * round.
 */
export function StudentLedger({
  entries,
  order,
  timeZone,
  cases,
  onSettle,
  onReverse,
  onMark,
  onRecordCase,
  ...on
}: StudentLedgerProps) {
  const [pointed, setPointed] = useState<string | null>(null);
  const linkedRow = useLinkedRow(entries);
  const casesByRow = new Map(cases?.map((each) => [each.row_id, each]));
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const originals = findOriginals(entries);
  const toCorrection = (row: ClassHistoryEntry) => byId.get(toCorrectionId(row) ?? '');
  const linkOf = (row: ClassHistoryEntry) => ({
    linked:
      row.id === linkedRow ||
      (pointed !== null && (pointed === toCorrectionId(row) || pointed === originals.get(row.id)?.id)),
    onPoint: setPointed,
  });
  return groupEntriesByMonth(entries, order, timeZone).map(({ key, title, entries: rows }) => (
    <LedgerMonthSection key={key} title={title}>
      {rows.map((row) => {
        const about = toHistoryRowText(row);
        const acts = (
          <>
            {onMark && row.can_correct && (
              <>
                <RowAct text={correctText} about={about} onAct={() => onMark('correct', toMarkDate(row))} />
                <RowAct text={voidMarkText} about={about} onAct={() => onMark('void', toMarkDate(row))} />
              </>
            )}
            {onRecordCase && cases && !casesByRow.has(row.id) && (
              <RowAct text={recordCaseTexts.open} about={about} onAct={() => onRecordCase(row)} />
            )}
          </>
        );
        const caseOfRow = cases && (
          <CaseOfRow
            of={casesByRow.get(row.id)}
            rowText={toHistoryRowText(row)}
            hasRow={(id) => byId.has(id)}
            onAsk={on.onAsk && (() => on.onAsk?.(row))}
            onAskAgain={on.onAskAgain}
          />
        );
        if (row.kind === 'mark') {
          return (
            <LedgerMarkEntry key={row.id} mark={row} timeZone={timeZone} {...linkOf(row)} acts={acts}>
              <CorrectionLink
                row={row}
                original={originals.get(row.id)}
                correction={toCorrection(row)}
                timeZone={timeZone}
              />
              {caseOfRow}
            </LedgerMarkEntry>
          );
        }
        return (
          <TransactionEntry
            key={row.id}
            row={row}
            timeZone={timeZone}
            notes={row.reversed && originals.get(row.id)?.notes === row.notes ? null : row.notes}
            {...linkOf(row)}
            acts={acts}
          >
            <CorrectionLink
              row={row}
              original={originals.get(row.id)}
              correction={toCorrection(row)}
              timeZone={timeZone}
            />
            {onReverse && isReversible(row) && (
              <p className="mt-2">
                <Button size="small" onClick={() => onReverse(row)}>
                  {reverseTexts.open}
                </Button>
              </p>
            )}
            {onSettle && row.can_settle && (
              <p className="mt-2">
                <Button size="small" onClick={() => onSettle(row.moved_to ?? row.effective_on)}>
                  {settleTexts.act}
                </Button>
              </p>
            )}
            {caseOfRow}
          </TransactionEntry>
        );
      })}
    </LedgerMonthSection>
  ));
}
