import { useState } from 'react';
import type { CaseRow } from '#contracts/cases.ts';
import type { ClassHistoryEntry } from '#contracts/classes.ts';
import type { ClassHistoryOrder } from '#events/values/shapes.ts';
import type { MarkToVoid } from '../../shared/students/void-mark-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { CaseOfRow } from './case-of-row.tsx';
import { CorrectionLink } from './correction-link.tsx';
import { groupEntriesByMonth } from './group-entries-by-month.ts';
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
  /** Called to settle an uncovered class; undefined for students. */
  onSettle?: ((date: string) => void) | undefined;
  /** Called to reverse a purchase; undefined for students. */
  onReverse?: ((purchase: PurchaseRow) => void) | undefined;
  /** Called to void a mark; undefined for students. */
  onVoid?: ((mark: MarkToVoid) => void) | undefined;
}

const isReversible = ({ source, transaction_type, reversed_by }: PurchaseRow) =>
  source === 'manual' && transaction_type === 'add' && reversed_by === null;

/** The mark of its last row. A class that is given back leaves an absent mark, perhaps on another date. */
function toMarkToVoid(row: ClassHistoryEntry): MarkToVoid {
  const { version, effective_on } = row;
  if (row.kind === 'mark') return { version, date: effective_on, covered: row.charge === 'covered' };
  return { version, date: row.moved_to ?? effective_on, covered: row.applied_remaining < 0 };
}

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
  onVoid,
  ...on
}: StudentLedgerProps) {
  const [pointed, setPointed] = useState<string | null>(null);
  const casesByRow = new Map(cases?.map((each) => [each.row_id, each]));
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return groupEntriesByMonth(entries, order, timeZone).map(({ key, title, entries: rows }) => (
    <LedgerMonthSection key={key} title={title}>
      {rows.map((row) => {
        const voidButton = onVoid && row.can_void && (
          <p>
            <Button variant="quiet" size="small" className="-ml-3" onClick={() => onVoid(toMarkToVoid(row))}>
              Void mark
            </Button>
          </p>
        );
        const caseOfRow = cases && (
          <CaseOfRow
            of={casesByRow.get(row.id)}
            hasRow={(id) => byId.has(id)}
            onAsk={on.onAsk && (() => on.onAsk?.(row))}
            onAskAgain={on.onAskAgain}
          />
        );
        if (row.kind === 'mark') {
          return (
            <LedgerMarkEntry key={row.id} mark={row} timeZone={timeZone}>
              {voidButton}
              {caseOfRow}
            </LedgerMarkEntry>
          );
        }
        const partnerId = row.reversed ?? row.reversed_by;
        const partner = partnerId === null ? undefined : byId.get(partnerId);
        return (
          <TransactionEntry
            key={row.id}
            row={row}
            timeZone={timeZone}
            notes={row.reversed && partner?.notes === row.notes ? null : row.notes}
            linked={pointed !== null && pointed === partnerId}
            onPoint={setPointed}
          >
            <CorrectionLink row={row} partner={partner} />
            {onReverse && isReversible(row) && (
              <p className="mt-2">
                <Button size="small" onClick={() => onReverse(row)}>
                  Reverse
                </Button>
              </p>
            )}
            {onSettle && row.can_settle && (
              <p className="mt-2">
                <Button size="small" onClick={() => onSettle(row.moved_to ?? row.effective_on)}>
                  Settle
                </Button>
              </p>
            )}
            {voidButton}
            {caseOfRow}
          </TransactionEntry>
        );
      })}
    </LedgerMonthSection>
  ));
}
